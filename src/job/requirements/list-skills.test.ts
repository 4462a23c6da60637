import { describe, expect, it } from 'vitest'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import { listSkills } from './list-skills.js'

const asked = (canonical: string, anyOf: number | null = null, minYears: number | null = null) => ({
  canonical,
  taxonomyId: normalizeSkill(canonical).taxonomyId,
  minYears,
  anyOf,
})
const told = (list: ReturnType<typeof listSkills>) =>
  list.map(({ canonical, any_of }) => [canonical, any_of])

describe('the skills of a role', () => {
  it('have the name that /normalize/skill gives for their id', () => {
    expect(listSkills([asked('AWS')])).toEqual([
      { canonical: 'Amazon Web Services', taxonomy_id: 'skill_aws', min_years: null },
    ])
  })

  it('stand once, with the longest time', () => {
    expect(
      listSkills([asked('Python', null, 2), asked('Blorping'), asked('python', null, 5)]),
    ).toEqual([
      { canonical: 'Python', taxonomy_id: 'skill_python', min_years: 5 },
      { canonical: 'Blorping', taxonomy_id: null, min_years: null },
    ])
  })

  it('say which of them are alternatives, counted from 1', () => {
    const list = listSkills([
      asked('AWS', 7),
      asked('GCP', 7),
      asked('Docker'),
      asked('Go', 9),
      asked('Rust', 9),
    ])
    expect(told(list)).toEqual([
      ['Amazon Web Services', 1],
      ['Google Cloud Platform', 1],
      ['Docker', undefined],
      ['Go', 2],
      ['Rust', 2],
    ])
  })

  it('a skill of two groups makes one of them', () => {
    const list = listSkills([asked('AWS', 1), asked('GCP', 1), asked('Azure', 2), asked('AWS', 2)])
    expect(told(list).map(([, group]) => group)).toEqual([1, 1, 1])
  })

  it('an alternative that is left alone stands alone', () => {
    expect(told(listSkills([asked('AWS', 1), asked('Amazon Web Services', 1)]))).toEqual([
      ['Amazon Web Services', undefined],
    ])
  })
})
