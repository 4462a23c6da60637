import { describe, expect, it } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { readJob } from '../read-job.js'
import { checkJob } from './check-job.js'

const AS_OF = '2024-06-01'

async function kindsAndQuotes(text: string): Promise<string[]> {
  const job = readJob(await readSource({ kind: 'text', text }))
  return checkJob(job, AS_OF).map(({ kind, span }) => {
    const line = job.lines[span.line]?.text ?? ''
    return `${kind}: ${line.slice(span.start, span.end)}`
  })
}

const ad = (title: string, asked: string[], more = '') =>
  `${title}\nLocation: Leeds\n\nWhat you will do\n- Build services for our customers\n\nWhat you bring\n${asked.map((each) => `- ${each}`).join('\n')}\n${more}`

describe('a job description is looked over', () => {
  it('an ordinary one passes without a remark', async () => {
    const text = ad('Backend Engineer', ['5+ years of experience with Java', 'Strong SQL skills'])
    expect(await kindsAndQuotes(text)).toEqual([])
  })

  it('more years than the technology exists are told of, with their place', async () => {
    const text = ad('Backend Engineer', ['15+ years of experience with Kubernetes'])
    expect(await kindsAndQuotes(text)).toEqual(['impossible_years: Kubernetes'])
  })

  it('a beginner’s job that asks for many years is contradictory', async () => {
    const text = ad('Junior Backend Engineer', ['7+ years of experience in backend development'])
    expect(await kindsAndQuotes(text)).toEqual(['contradictory: 7+ years'])
  })

  it('a skill asked for both ways is contradictory', async () => {
    const text = ad('Backend Engineer', ['Strong Python skills'], '\nNice to have\n- Python\n')
    expect(await kindsAndQuotes(text)).toEqual(['contradictory: Python'])
  })

  it('liking one of several alternatives best is no contradiction', async () => {
    const text = ad('Data Engineer', ['Experience with Snowflake or BigQuery, ideally Snowflake'])
    expect(await kindsAndQuotes(text)).toEqual([])
  })

  it.each([
    ['Join our young team', 'age_coded: young team'],
    ['We want a digital native', 'age_coded: digital native'],
    ['Candidates aged 25 to 35', 'age_coded: aged 25 to 35'],
    ['Be our sales rockstar', 'gender_coded: rockstar'],
    ['He will report to the chairman', 'gender_coded: He will'],
  ])('coded wording is found: %s', async (sentence, found) => {
    const text = ad('Account Manager', ['Experience in sales'], `\nAbout us\n${sentence}\n`)
    expect(await kindsAndQuotes(text)).toContain(found)
  })
})

describe('statements that cannot both be true are told of, at the later one', () => {
  it.each([
    [
      'This role is fully remote.',
      'You work on site five days a week.',
      'on site five days a week',
    ],
    ['100% remote', 'No remote working.', 'No remote working'],
    ['You are in the office 5 days a week.', 'Work from anywhere!', 'Work from anywhere'],
    ['This is a full-time position.', 'Hours: part-time, 16 hours a week', 'part-time'],
    ['No experience needed.', 'You have 5+ years of experience in sales.', '5+ years'],
    [
      'Minimum 3 years of experience in sales.',
      'No previous experience required',
      'No previous experience required',
    ],
  ])('%s / %s', async (first, second, quote) => {
    const text = ad('Account Manager', ['Strong sales skills', first, second])
    expect(await kindsAndQuotes(text)).toEqual([`contradictory: ${quote}`])
  })

  it.each([
    [
      'Hybrid: three days on site, fully remote in August',
      'In the office five days a week at first',
    ],
    ['This role is fully remote.', 'You visit the office twice a year.'],
    ['This is not a fully remote role.', 'You work on site five days a week.'],
    ['Work fully remote or on site, the choice is yours.', 'Fully on-site work is fine too.'],
    ['This is a full-time position.', 'Part-time hours will be considered.'],
    ['Full-time or part-time', 'Full-time is 40 hours a week.'],
    ['This is a full-time position.', 'We support part-time study.'],
    ['No experience with Java required', 'You have 5+ years of experience in sales.'],
    ['No experience needed.', 'A team with 20 years of history'],
  ])('no contradiction: %s / %s', async (first, second) => {
    const text = ad('Account Manager', ['Strong sales skills', first, second])
    expect(await kindsAndQuotes(text)).toEqual([])
  })

  it.each([
    ['Entry Level Accountant', '8+ years of experience in accounting', ['contradictory: 8+ years']],
    ['Junior Accountant', '8+ years of experience in accounting', ['contradictory: 8+ years']],
    ['Junior Accountant', '1-2 years of experience in accounting', []],
    ['Senior Accountant', '8+ years of experience in accounting', []],
  ])('%s, %s', async (title, asked, found) => {
    expect(await kindsAndQuotes(ad(title, [asked]))).toEqual(found)
  })
})

describe('wording about age or gender', () => {
  it.each([
    ['You are not older than 40', 'age_coded: not older than 40'],
    ['No more than 5 years of experience', 'age_coded: No more than 5 years of experience'],
    ['Ideal for school leavers', 'age_coded: school leavers'],
    ['The tradesman we want', 'gender_coded: tradesman'],
  ])('is found: %s', async (sentence, found) => {
    const text = ad('Account Manager', ['Experience in sales'], `\nAbout us\n${sentence}\n`)
    expect(await kindsAndQuotes(text)).toContain(found)
  })

  it.each([
    'You must be at least 18 years old',
    'We answer in under 30 minutes',
    'He or she will report to the chair, his or her team sits in Leeds',
    'He/she will report to the chair',
    'We are a young company',
    'You train as an ethical hacker',
    '5 to 7 years of experience',
  ])('is not seen in: %s', async (sentence) => {
    const text = ad('Account Manager', ['Experience in sales'], `\nAbout us\n${sentence}\n`)
    expect(await kindsAndQuotes(text)).toEqual([])
  })
})
