import { describe, expect, it } from 'vitest'
import type { CandidateInput } from '../../contract/match-input.js'
import { completeCandidate, completeRole } from '../../engine/match/complete-input.js'
import { toScoringInput } from '../../redaction/to-scoring-input.js'
import { findMatch } from '../find-match.js'

const AS_OF = '2025-06-01'

function statusOf(canonical: string, candidate: CandidateInput): string | undefined {
  const input = toScoringInput(completeCandidate(candidate, AS_OF))
  const role = completeRole({ must_have_skills: [{ canonical }] })
  return findMatch(input, role, AS_OF).findings.verdicts[0]?.status
}

const line = (highlight: string): CandidateInput => ({
  work_history: [{ title: 'Technician', highlights: [highlight] }],
})
const post = (title: string): CandidateInput => ({ work_history: [{ title }] })

describe('a line that holds a name', () => {
  it.each([
    ['General Management', 'Schema design and management of Amazon Redshift'],
    ['Office Administration', 'Ran Central Administration & PowerShell'],
    ['Attention to Detail', 'Have thorough knowledge of electrical installation'],
    ['Communication', 'Analysed RPC communication between device and server'],
    ['Communication', 'Built a fax service to speed up clinical communication'],
    ['Presentation Skills', 'Design and preparation of presentation and working drawings'],
    ['Communication', 'Set up an effective communication system for the depot'],
    ['Reporting', 'Reporting fraud and inconsistencies at the till'],
    ['Reporting', 'Cashier, reporting to the store manager'],
    ['Decision Making', 'Ran analyses, enhancing strategic decision making'],
    ['Crane Operation', 'Maintenance of EOT cranes of 10 and 20 tonnes'],
    ['Year-End Close', 'Sent year-end tax statements to tenants'],
    ['Amazon Web Services', 'The project ended when AWS’s management changed'],
    ['Service Delivery', 'Answered calls by the service standards of the club'],
    ['Human Resources', 'Received on the job training as a fitter'],
    ['Distributed Systems', 'Kept fault tolerance in mind'],
    ['Leadership', 'Sent findings to executive management'],
    ['Leadership', 'Helped the executive leadership team decide on the budget'],
    ['Leadership', 'Met with senior leadership every Monday'],
    ['Healthcare', 'Ran stress tests of the loan book'],
    ['Android Development', 'Ran the desk of ADB Rooms'],
    ['Communication', 'Built a chat to facilitate communication within the town'],
    ['Chiller Maintenance', 'Induced draft cooling towers'],
    ['Flask', 'Templates in Jinja2'],
    ['JavaScript', 'Ran the kitchen of M/s J.S Hotels'],
    ['Accounts Payable', 'Site office at Lakeville, A.P.'],
    ['Artificial Intelligence', 'Member of the largest AI community of the town'],
  ])('does not show %s where it speaks of something else: %s', (skill, text) => {
    expect(statusOf(skill, line(text))).toBe('missed')
  })

  it.each([
    ['General Management', 'Strong management skills'],
    ['Crane Operation', 'Crane operator on two building sites'],
    ['Communication', 'Known for clear communication with tenants'],
    ['Communication', 'Communicated biological principles in a clear manner'],
    ['Communication', 'Communicated audit matters to the board'],
    ['Communication', 'Communicate developments with branches'],
    ['Written and Verbal Communication', 'Able to communicate verbally and in writing'],
    ['Telephone Skills', 'Received and screened all phone calls'],
    ['Reporting', 'Provided well documented reports'],
    ['Research', 'Researched three mapping libraries'],
    ['Start-Up Environment', 'Wrote the plan of a start-up company'],
    ['Machine Learning', 'Deep learning on images of lamps'],
    ['Staff Supervision', 'Trained and supervised two caretakers'],
    ['Data Visualization', 'Reports in Tableau'],
    ['Amazon Web Services', 'Moved the shop to AWS in four weeks'],
    ['Organizational Skills', 'Known for strong organizational abilities'],
    ['Accounts Payable', 'Kept the books, A.P. and payroll'],
    ['Problem Solving', 'Identified and rectified problems of the lathe'],
    ['BLRP', 'Wrote BLRPs for shops'],
    ['Organizational Skills', 'I am an organized person'],
    ['Problem Solving', 'Wants a company that will challenge my problem solving skills'],
    ['Leadership', 'Served on the executive leadership team of the depot'],
    ['Leadership', 'Gave leadership to a crew of nine'],
  ])('shows %s where it is meant: %s', (skill, text) => {
    expect(statusOf(skill, line(text))).toBe('met')
  })
})

describe('what was done', () => {
  it.each([
    ['Leadership', 'Work closely with Asset Management and Purchase teams'],
    ['People Management', 'Training for management and staff on time cards'],
    ['People Management', "Kept track of managing our team's workload"],
    ['Data Entry', 'Operated tools for enterprise data integration'],
    ['Sales', 'Found the unique selling propositions of the firm'],
    ['Customer Service', 'Restored service to terminal service clients'],
    ['Teamwork', 'Wishes for scope to grow and be a member of a team'],
  ])('is no %s where only its words stand together: %s', (skill, text) => {
    expect(statusOf(skill, line(text))).toBe('missed')
  })

  it.each([
    ['Leadership', 'Managed a team of nine fitters'],
    ['People Management', 'General management of staff on two floors'],
    ['Data Entry', 'Entered orders into the ledger'],
    ['Sales', 'Sold bicycles and helmets'],
    ['Customer Service', 'Served guests on the terrace'],
    ['Teamwork', 'Worked in a team of four'],
    ['Troubleshooting', 'Troubleshot network and printer issues'],
  ])('shows %s: %s', (skill, text) => {
    expect(statusOf(skill, line(text))).toBe('met')
  })
})

describe('a post', () => {
  it.each([
    ['Leadership', 'Social Media Manager'],
    ['Leadership', 'Relationship Manager'],
    ['Leadership', 'Construction Coordinator II'],
    ['People Management', 'Assistant to the Director'],
    ['Customer Service', 'Process Server'],
    ['Research', 'Data Scientist'],
    ['Consulting', 'Sales Consultant'],
  ])('shows no %s where it is of another trade: %s', (skill, title) => {
    expect(statusOf(skill, post(title))).toBe('missed')
  })

  it.each([
    ['Leadership', 'Operations Manager'],
    ['People Management', 'Team Leader'],
    ['Customer Service', 'Waiter'],
    ['Research', 'Research Scientist'],
    ['Consulting', 'Implementation Consultant'],
    ['Leadership', 'Tech Lead'],
  ])('shows %s: %s', (skill, title) => {
    expect(statusOf(skill, post(title))).toBe('met')
  })
})

describe('a program', () => {
  it('is asked for by its name, with or without a word for knowing it', () => {
    expect(statusOf('Python literacy', { skills: [{ raw: 'Python' }] })).toBe('met')
  })
})

describe('a class of programs', () => {
  it('says nothing of a program of another maker', () => {
    expect(statusOf('Linux', { skills: [{ raw: 'Operating systems' }] })).toBe('partial')
    expect(statusOf('Linux', { skills: [{ raw: 'MS operating systems' }] })).toBe('missed')
  })

  it('says something of one of them where it is named as a class, and nothing in passing', () => {
    expect(statusOf('PostgreSQL', line('Worked with databases'))).toBe('partial')
    expect(statusOf('PostgreSQL', line('Navigated client databases for prices'))).toBe('missed')
    expect(statusOf('PostgreSQL', line('Loaded samples into genomic databases'))).toBe('missed')
  })
})
