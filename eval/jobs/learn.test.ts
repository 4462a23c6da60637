import { describe, expect, it } from 'vitest'
import { readSource } from '#engine/engine/read-source.js'
import { readJob, sourceLines, splitUnits, toRole } from '#engine/job/training.js'
import { learn, lessonsOf, load, type StoredModels } from './learn.js'
import { otherTexts } from './other-texts.js'
import type { Gold, Posting } from './set.js'

const POSTS = [
  'Cook',
  'Gardener',
  'Bookkeeper',
  'Bus Driver',
  'Receptionist',
  'Warehouse Operative',
]
const DUTIES = [
  'Keep the rooms clean and tidy',
  'Answer questions from visitors',
  'Order what is needed',
]
const ASKED = ['Experience with stock records', 'Good spoken English', 'Knowledge of food hygiene']

const textOf = (title: string, at: number): string =>
  `${title}\n\nYour tasks\n- ${DUTIES.join('\n- ')}\n\nYour profile\n- ${ASKED.slice(at % 2).join('\n- ')}\n\nWe offer\n- Free parking\n- Paid leave\n`

async function posting(title: string, at: number): Promise<Posting> {
  const gold: Gold = {
    id: `made-up ${at}`,
    source: `source ${at % 3}`,
    title,
    employer: null,
    location: null,
    remote: null,
    seniority: null,
    employment_type: null,
    must_have: [{ skill: 'stock records' }, { skill: 'English' }, { skill: 'food hygiene' }],
    nice_to_have: [],
    min_experience_months: null,
    responsibilities: DUTIES,
    qualifications: ASKED.slice(at % 2),
  }
  return { gold, document: await readSource({ kind: 'text', text: textOf(title, at) }) }
}

describe('models are learned from labelled postings', () => {
  it('and read a posting that they never saw, after they were saved and loaded', async () => {
    const lessons = lessonsOf(await Promise.all(POSTS.map(posting)))
    expect(lessons.examples.flatMap(({ lostTexts }) => lostTexts)).toEqual([])
    const others = await Promise.all(
      otherTexts().map(async ({ text }) =>
        splitUnits(sourceLines(await readSource({ kind: 'text', text }))),
      ),
    )
    const saved = JSON.stringify(learn(lessons, others))
    const models = load(JSON.parse(saved) as StoredModels)
    const { document } = await posting('Bicycle Mechanic', 0)
    const role = toRole(readJob(document, models), { roleId: 'role_test' })
    expect(role.title).toBe('Bicycle Mechanic')
    expect(role.responsibilities).toEqual(DUTIES)
    expect(role.qualifications).toEqual(ASKED)
    expect(role.must_have_skills.map(({ canonical }) => canonical)).toContain('English')
    expect(JSON.stringify(learn(lessons, others))).toBe(saved)
  })
})
