import { describe, expect, it } from 'vitest'
import { gloss } from './gloss.js'

describe('a posting read through English words', () => {
  it.each([
    ['de', 'Mindestens 3 Jahre Erfahrung', 'At least 3 Years Experience'],
    ['de', 'Docker ist von Vorteil', 'Docker nice to have'],
    ['fr', 'HubSpot serait un plus', 'HubSpot nice to have'],
    ['nl', 'Minimaal 2 jaar werkervaring', 'At least 2 years experience'],
    ['fr', "maîtrise d'AutoCAD", 'knowledge of AutoCAD'],
    ['de', 'Das bringen Sie mit:', 'Requirements:'],
    ['es', 'de 3 a 5 años', 'of 3 to 5 years'],
    ['pt', 'Hospital de Santa Maria', 'Hospital de Santa Maria'],
  ] as const)('%s: %s reads %s', (code, text, english) => {
    expect(gloss(text, code).text).toBe(english)
  })

  it('tells where the words of the gloss stand in the posting', () => {
    const text = 'Sehr gute Kenntnisse in Java, Docker von Vorteil'
    const { text: english, original } = gloss(text, 'de')
    for (const word of ['Java', 'Docker']) {
      const { start, end } = original(english.indexOf(word), english.indexOf(word) + word.length)
      expect(text.slice(start, end)).toBe(word)
    }
    const wish = english.indexOf('nice to have')
    const { start, end } = original(wish, wish + 'nice to have'.length)
    expect(text.slice(start, end)).toBe('von Vorteil')
  })

  it('keeps the words of a title where facts alone are read', () => {
    expect(gloss('Agent d’accueil, temps plein', 'fr', 'facts').text).toBe(
      'Agent d’accueil, full-time',
    )
  })

  it('costs little for a long text', () => {
    expect(gloss('und '.repeat(50_000), 'de').text.length).toBeGreaterThan(0)
  })
})
