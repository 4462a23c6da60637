import { describe, expect, it } from 'vitest'
import { caseRows } from '../../../test/support/case-rows.js'
import { canonicalTitles, isKnownTitle, normalizeTitle } from './normalize-title.js'
import { titleEntries } from './read-titles.js'
import { TitleFamilies } from './title-family.js'
import { titleKey } from './title-key.js'
import { titleLikelihood } from './title-likelihood.js'
import { titleNamed } from './title-vocabulary.js'

const titles = caseRows('taxonomy/titles.tsv')
const likelihoods = caseRows('taxonomy/title-likelihood.tsv')

/** Keys of a vocabulary entry, with the mark of open titles taken off. */
const keyOf = (name: string): string => titleKey(name.endsWith('+') ? name.slice(0, -1) : name)

describe('the vocabulary of titles', () => {
  const entries = titleEntries()

  it('has at least 1,500 titles in every occupation group', () => {
    expect(canonicalTitles().length).toBeGreaterThanOrEqual(1500)
    expect(new Set(canonicalTitles().map(({ group }) => group)).size).toBe(23)
  })

  it('puts a title into one group only', () => {
    const groups = new Map<string, string>()
    const torn = entries.filter(({ name, group }) => {
      const key = keyOf(name)
      const other = groups.get(key) ?? group
      groups.set(key, other)
      return other !== group
    })
    expect(torn).toEqual([])
  })

  it('gives a name to one title only', () => {
    const names = new Map(entries.map(({ name }) => [keyOf(name), keyOf(name)]))
    const clashes: string[] = []
    for (const { name, aliases } of entries) {
      for (const alias of aliases) {
        const key = keyOf(alias)
        const owner = names.get(key)
        if (owner !== undefined) clashes.push(`${alias}: ${name} and ${owner}`)
        names.set(key, keyOf(name))
      }
    }
    expect(clashes).toEqual([])
  })

  it('has every title that its families name', () => {
    const families = new TitleFamilies(titleNamed)
    for (const noun of families.nouns) expect(() => families.byNoun([noun])).not.toThrow()
  })

  it('normalises each of its titles to itself', () => {
    const moved = canonicalTitles().filter(({ name }) => normalizeTitle(name).canonical !== name)
    expect(moved).toEqual([])
  })
})

describe('titles', () => {
  it('have at least 300 cases', () => {
    expect(titles.length).toBeGreaterThanOrEqual(300)
  })

  it.each(titles)('%s is a %s of level %s', (text = '', canonical = '', level = '') => {
    const found = normalizeTitle(text)
    expect([found.canonical, found.seniority ?? '-']).toEqual([canonical, level])
  })

  it('says which titles it knows, and the group of others where their noun tells', () => {
    expect(normalizeTitle('Pipe Welder')).toMatchObject({ known: true, group: '51' })
    expect(normalizeTitle('Glimmer Technician')).toMatchObject({
      canonical: 'Glimmer Technician',
      known: false,
      group: '49',
    })
    expect(normalizeTitle('Glimmer')).toMatchObject({ known: false, group: '' })
    expect(isKnownTitle('Sr. Accountants')).toBe(true)
    expect(isKnownTitle('Glimmer Accountant')).toBe(false)
  })

  it.each([
    ['Powertrain Calibration Technician', 'Calibration Technician', '17'],
    ['Hydrology Laboratory Technician', 'Laboratory Technician', '19'],
    ['Dough Batching Operator', 'Machine Operator', '51'],
    ['Night Auditor', 'Night Auditor', '43'],
    ['Web Architect', 'Software Architect', '15'],
    ['Hydrometeorologist', 'Meteorologist', '19'],
    ['Packaging Line Supervisor', 'Production Supervisor', '51'],
    ['Cloakroom Attendant', 'Usher', '39'],
    ['Racing Driver', 'Athlete', '27'],
  ])('%s is a %s, by noun and field', (text, canonical, group) => {
    expect(normalizeTitle(text)).toMatchObject({ canonical, known: true, group })
  })

  it.each([
    ['Chief Happiness Officer', '11'],
    ['Blimp Manager', '11'],
    ['Happiness Engineer', '17'],
    ['Model Booker', ''],
  ])('%s is no kind of a known title', (text, group) => {
    expect(normalizeTitle(text)).toMatchObject({ canonical: text, known: false, group })
  })

  it('reads a short form as its brackets spell it', () => {
    expect(normalizeTitle('MD (Medical Doctor)').canonical).toBe('Physician')
    expect(normalizeTitle('MD').canonical).toBe('Managing Director')
  })

  it.each(['', '   ', '---', '4711', '()', '🦄'])('%j comes back as it is', (text) => {
    const { canonical, seniority, known } = normalizeTitle(text)
    expect({ canonical, seniority, known }).toEqual({
      canonical: text.trim(),
      seniority: null,
      known: false,
    })
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s is no title of ours',
    (text) => {
      expect(normalizeTitle(text).known).toBe(false)
    },
  )

  it.each(likelihoods)('%s is a title: %s', (text = '', sign = '') => {
    const likelihood = titleLikelihood(text)
    if (sign === '1') expect(likelihood).toBeGreaterThan(0.5)
    else expect(likelihood).toBeLessThanOrEqual(0.5)
  })
})
