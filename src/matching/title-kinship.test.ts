import { describe, expect, it } from 'vitest'
import { titleTraits } from './title-closeness.js'
import { isCloseTo, isOfBranch, kinship, sharesTrade } from './title-kinship.js'

describe('two job titles', () => {
  it.each([
    ['Staff Nurse', 'Staff Nurse', 'same'],
    ['Nurse Practitioner', 'Nurse', 'kin'],
    ['Analytics Engineer', 'Senior Data Scientist', 'kin'],
    ['Tile Setter', 'Tile Installer', 'same'],
    ['Analytics Engineer', 'Civil Engineer', 'none'],
    ['Physical Therapist', 'Orthopaedic Surgeon', 'none'],
    ['Sales Manager', 'Project Manager', 'none'],
    ['Staff Nurse', 'Health Unit Clerk', 'none'],
    ['Physical Therapist', 'General Physician', 'none'],
    ['Curator and Manager', 'Shift Manager', 'none'],
    ['Analytics Engineering Manager', 'Manager (Plant Maintenance)', 'none'],
    ['Attorney for the Secretary of State', 'Office Secretary', 'none'],
    ['Crane Operator', 'Operator', 'none'],
    ['Insurance Sales Executive', 'Cashier', 'none'],
    ['Full-stack Developer', 'Full Stack Engineer', 'same'],
    ['Full-stack Developer', 'Software Engineer (Full Stack)', 'same'],
    ['Full-stack Developer', 'Software Sales Engineer', 'none'],
    ['Software Engineer', 'Software Sales Engineer', 'none'],
    ['Computer Programmer', 'Desktop Support Technician', 'none'],
  ])('%s and %s: %s', (wanted, held, kin) => {
    expect(kinship(titleTraits(wanted), titleTraits(held))).toBe(kin)
  })

  it.each([
    ['Staff Nurse', 'Nurse', true],
    ['Java Developer', 'Software Engineer', true],
    ['Analytics Engineer', 'Web Designer', false],
    ['Analytics Engineer', 'Front End Developer', false],
    ['Analytics Engineer', 'Data Scientist', true],
    ['Library Assistant', 'Executive Assistant', false],
    ['Vice President of Manufacturing', 'Vice President', false],
    ['Validation Engineer', 'Civil Engineer', false],
    ['Administrative Law Specialist', 'HR & Admin Coordinator', false],
    ['Specimen Curator and Manager', 'Sales and Service Manager', false],
  ])('years as %s, with years as %s: %s', (wanted, held, isClose) => {
    expect(isCloseTo(titleTraits(wanted), titleTraits(held))).toBe(isClose)
  })

  it.each([
    ['Director of Research', 'Facility Manager', false],
    ['Accounts Payable Clerk', 'Accountant', true],
  ])('%s and %s share a trade: %s', (wanted, held, isShared) => {
    expect(sharesTrade(titleTraits(wanted), titleTraits(held))).toBe(isShared)
  })

  it.each([
    ['BI Analyst', 'C++ Developer', false],
    ['BI Analyst', 'Data Scientist', true],
    ['C++ Developer', 'Loan Data Analyst', false],
    ['C++ Developer', 'Data Engineer', true],
    ['Business Analyst', 'Data Analyst', true],
    ['Java Developer', 'Software Engineer', true],
  ])('%s and %s are of one branch: %s', (wanted, held, isSame) => {
    expect(isOfBranch(titleTraits(wanted), titleTraits(held))).toBe(isSame)
  })
})
