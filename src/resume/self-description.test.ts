import { describe, expect, it } from 'vitest'
import { readText } from '../documents/read-text.js'
import { layoutDocument } from '../layout/layout-document.js'
import { parseResume } from './parse-resume.js'

const OPTIONS = { asOf: '2025-06-01', candidateId: 'x' }
const candidate = (text: string) => parseResume(layoutDocument(readText(text)), OPTIONS)

const HEAD = 'Samuel Adjei\nsam@example.gh\n\n'
const WORK = 'EXPERIENCE\n\nAnalyst, Example Ltd, 2019 - 2021\n- Wrote weekly reports\n\n'

describe('what people say of themselves', () => {
  it('outside of a summary stands behind it, line by line', () => {
    const { summary } = candidate(
      `${HEAD}PROFILE\nAnalyst with nine years of experience in offices and schools.\n\n${WORK}STRENGTHS\n- Good managerial and interpersonal skills\n- Able to solve problems under pressure\n`,
    )
    expect(summary.split('\n')).toEqual([
      'Analyst with nine years of experience in offices and schools.',
      'Good managerial and interpersonal skills',
      'Able to solve problems under pressure',
    ])
  })

  it('is no prize, whose year would tell an age', () => {
    const { summary } = candidate(
      `${HEAD}${WORK}ACHIEVEMENTS\n- Won the public speaking contest of the district in 1998\n`,
    )
    expect(summary).toBe('')
  })

  it('is told once: what the list of skills holds has its place', () => {
    const { summary, skills } = candidate(`${HEAD}${WORK}SKILLS\nPython, SQL, Tableau\n`)
    expect(skills.map(({ canonical }) => canonical)).toContain('Python')
    expect(summary).toBe('')
  })
})

describe('the skills of a position', () => {
  it('are not read from the name of its employer', () => {
    const { work_history } = candidate(
      `${HEAD}EXPERIENCE\n\nCook, J.S Hospitality Services, 2019 - 2021\n- Cooked for 200 guests\n`,
    )
    expect(work_history[0]?.skills).not.toContain('JavaScript')
  })
})
