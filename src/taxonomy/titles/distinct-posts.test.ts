import { expect, it } from 'vitest'
import { normalizeTitle } from './normalize-title.js'

it.each([
  ['UI Designer', 'UX Designer'],
  ['Product Designer', 'UX Designer'],
  ['UI Designer', 'Product Designer'],
  ['PPC Specialist', 'SEO Specialist'],
  ['Medical Writer', 'Scriptwriter'],
  ['Radiation Oncologist', 'Radiologist'],
  ['Dental Receptionist', 'Medical Secretary'],
  ['Admissions Officer', 'Academic Advisor'],
  ['Wardrobe Supervisor', 'Locker Room Attendant'],
  ['Pet Groomer', 'Zoo Keeper'],
  ['Paintings Conservator', 'Museum Technician'],
  ['NC Programmer', 'CNC Turner'],
  ['Finance Officer', 'Accounting Clerk'],
  ['Back Office Executive', 'Typing Clerk'],
  ['Ground Hostess', 'Box Office Assistant'],
  ['Patient Access Representative', 'Interviewer'],
  ['Leasing Agent', 'Counter Clerk'],
  ['Photo Retoucher', 'Photographer'],
  ['Security Researcher', 'Penetration Tester'],
])('%s and %s are two posts', (one, other) => {
  const [first, second] = [one, other].map((title) => normalizeTitle(title))
  expect(first?.known && second?.known).toBe(true)
  expect(first?.canonical).not.toBe(second?.canonical)
})

it.each([
  ['User Interface Designer', 'UI Designer'],
  ['Digital Product Designer', 'Product Designer'],
  ['User Experience Designer', 'UX Designer'],
  ['UX/UI Designer', 'UX Designer'],
  ['SEM Specialist', 'PPC Specialist'],
  ['Enrollment Counselor', 'Admissions Officer'],
])('%s is called %s', (title, canonical) => {
  expect(normalizeTitle(title).canonical).toBe(canonical)
})
