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
