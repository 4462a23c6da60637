import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataRows } from '../tables/data-file.js'
import { areaOfSkill } from '../taxonomy/skills/skill-areas.js'
import { allSkills, skillById } from '../taxonomy/skills/skills.js'
import { SHARED_SKILL_IDS } from './shared-skills.js'
import { titleTraits } from './title-closeness.js'
import { FIELDS, profileCloseness, profileOfCandidate, profileOfRole } from './work-profile.js'

const none: ReadonlySet<string> = new Set()
const fieldsOf = (title: string): string[] => [
  ...profileOfCandidate(none, none, titleTraits(title).wordings).keys(),
]

describe('fields of work', () => {
  it('are told by areas, skills and fields that there are', () => {
    const areas = new Set(allSkills().map(({ id }) => areaOfSkill(id)))
    const unknown = Object.values(FIELDS).flatMap((list) => list.filter((area) => !areas.has(area)))
    const titled = dataRows('./data/title-words.txt', import.meta.url).map(([field = '']) => field)
    expect(unknown).toEqual([])
    expect(SHARED_SKILL_IDS.filter((id) => skillById(id) === undefined)).toEqual([])
    expect(titled.filter((field) => !(field in FIELDS))).toEqual([])
  })

  it.each([
    ['Staff Nurse', ['health']],
    ['RN', ['health']],
    ['Business Development Manager', ['sales', 'management']],
    ['Human Resources Assistant', ['people']],
    ['Warehouse Operative', ['transport']],
    ['Assistant', []],
  ])('are read from the title %s', (title, fields) => {
    expect(fieldsOf(title)).toEqual(fields)
  })

  it('are not told by what every trade has', () => {
    const shared = new Set(SHARED_SKILL_IDS)
    expect(profileOfCandidate(shared, shared, []).size).toBe(0)
  })

  it('are known no better by a list of all their skills than by a short list', () => {
    const nursing = allSkills()
      .map(({ id }) => id)
      .filter((id) => areaOfSkill(id) === 'nursing')
    const wanted = profileOfRole(none, titleTraits('Nurse').wordings)
    const known = (ids: string[]) =>
      profileCloseness(wanted, profileOfCandidate(none, new Set(ids), []))
    expect(known(nursing)).toBe(known(nursing.slice(0, 3)))
    expect(known(nursing.slice(0, 3))).toBeGreaterThan(known([]) ?? 0)
  })

  it('are known no less by anyone who shows or lists one more skill', () => {
    const ids = allSkills().map(({ id }) => id)
    const some = fc.array(fc.constantFrom(...ids), { maxLength: 12 })
    fc.assert(
      fc.property(some, some, some, fc.constantFrom(...ids), (role, used, listed, more) => {
        const wanted = profileOfRole(new Set(role), titleTraits('Welder').wordings)
        const close = (shown: string[], told: string[]) =>
          profileCloseness(wanted, profileOfCandidate(new Set(shown), new Set(told), [])) ?? 0
        const plain = close(used, listed)
        expect(close(used, [...listed, more])).toBeGreaterThanOrEqual(plain)
        expect(close([...used, more], listed)).toBeGreaterThanOrEqual(plain)
      }),
      { numRuns: 1_000 },
    )
  })
})
