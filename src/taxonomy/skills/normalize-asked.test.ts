import { describe, expect, it } from 'vitest'
import { normalizeAsked } from './normalize-asked.js'

const nameOf = (name: string): string => {
  const { canonical, taxonomyId } = normalizeAsked(name)
  return taxonomyId === null ? '-' : canonical
}

describe('the name of a skill that comes alone', () => {
  it.each([
    ['Excel - advanced', 'Microsoft Excel'],
    ['Excel: intermediate', 'Microsoft Excel'],
    ['Python - 5 years', 'Python'],
    ['Rust: 3 years', 'Rust'],
    ['German B2', 'German'],
    ['English - C1', 'English'],
    ['conversational Spanish', 'Spanish'],
    ['French – basic', 'French'],
    ['Spanish, conversational', 'Spanish'],
  ])('is known with its level or years: %s', (name, canonical) => {
    expect(nameOf(name)).toBe(canonical)
  })

  it.each([
    ['Risk mgmt', 'Risk Management'],
    ['Project Mgmt.', 'Project Management'],
  ])('is known in short: %s', (name, canonical) => {
    expect(nameOf(name)).toBe(canonical)
  })

  it.each([
    ['Word', 'Microsoft Word'],
    ['word', '-'],
    ['SAFe', 'Scaled Agile Framework'],
    ['safe', '-'],
  ])('that is a word too is told by its letters: %s', (name, canonical) => {
    expect(nameOf(name)).toBe(canonical)
  })

  it.each(['Java, Python', 'advanced', 'B2', 'Blorping - advanced', 'x'.repeat(500)])(
    'stays unknown where it is two names or none: %s',
    (name) => {
      expect(normalizeAsked(name)).toEqual({ canonical: name, taxonomyId: null, aliases: [] })
    },
  )
})
