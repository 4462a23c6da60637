import { describe, expect, it } from 'vitest'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import { nameByPosting, nameSkill, nameSkills } from './name-skill.js'

describe('the name of a skill', () => {
  it.each([
    ['PowerBI', 'Power BI'],
    ['Postgres', 'PostgreSQL'],
    ['k8s', 'Kubernetes'],
    ['NodeJS', 'Node.js'],
    ["RN's", 'Registered Nurse Licence'],
  ])('%s is only another way of writing %s', (raw, canonical) => {
    const named = nameSkill(raw, 3)
    expect(named.canonical.replace(/^Microsoft /, '')).toBe(canonical)
    expect(named.taxonomyId).toMatch(/^skill_/)
  })

  it.each([
    ['Terraform connectivity', 'Terraform'],
    ['Tableau report development', 'Tableau'],
    ['SQL best practices', 'SQL'],
    ['Kubernetes ecosystem', 'Kubernetes'],
  ])('is that of the program, not of what is made with it: %s', (raw, canonical) => {
    expect(nameSkill(raw, 3).canonical).toBe(canonical)
  })

  it('is the one that its id goes by, however the posting writes it', () => {
    for (const raw of ['RGN', 'advanced Excel skills', 'strong SQL', 'AWS']) {
      const { canonical, taxonomyId } = nameSkill(raw, 3)
      expect(taxonomyId, raw).toMatch(/^skill_/)
      expect(normalizeSkill(canonical), raw).toMatchObject({ canonical, taxonomyId })
    }
  })

  it('is settled by those beside it where it is short', () => {
    const named = nameSkills([
      { raw: 'Word', start: 3 },
      { raw: 'Excel', start: 12 },
    ])
    expect(named.map(({ canonical }) => canonical)).toEqual(['Microsoft Word', 'Microsoft Excel'])
  })

  it('is settled by its unit where several fields use the word', () => {
    const named = (...raws: string[]) =>
      nameSkills(raws.map((raw) => ({ raw, start: 3 }))).map(({ canonical }) => canonical)
    expect(named('networking', 'Linux')).toEqual(['Computer Networking', 'Linux'])
    expect(named('networking', 'negotiation')).toEqual(['networking', 'Negotiation'])
  })

  it('is settled by the posting where it stands in its unit alone', () => {
    const asked = ['Linux', 'Docker', 'networking'].map((raw) => ({
      raw,
      ...nameSkill(raw, 3),
      span: { line: 0, start: 3, end: 3 + raw.length },
    }))
    const named = (lone: typeof asked) => nameByPosting(asked, new Set(lone)).at(-1)?.canonical
    expect(named(asked.slice(-1))).toBe('Computer Networking')
    expect(named([])).toBe('networking')
  })

  it('is the posting’s own where the vocabulary has none', () => {
    expect(nameSkill('keeping of rare beetles', 3)).toEqual({
      canonical: 'keeping of rare beetles',
      taxonomyId: null,
    })
  })
})

it.each([
  ['Dutch C1', 'Dutch'],
  ['B2 French', 'French'],
  ['German (C1/C2)', 'German'],
  ['Italian level B1', 'Italian'],
])('a language has its name without its level: %s', (raw, canonical) => {
  expect(nameSkill(raw, 1)).toMatchObject({ canonical, taxonomyId: expect.any(String) })
})

it('a level belongs to languages alone', () => {
  expect(nameSkill('Blorping C1', 1)).toEqual({ canonical: 'Blorping C1', taxonomyId: null })
})
