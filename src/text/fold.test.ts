import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldKey } from './fold.js'

describe('fold', () => {
  it.each([
    ['München', 'munchen'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Søren', 'soren'],
    ['Œuvre', 'oeuvre'],
    ['İzmir', 'izmir'],
    ['O’Brien', "o'brien"],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

describe('foldKey', () => {
  it.each([
    ["St. John's", 'st johns'],
    ['AT&T', 'at and t'],
    ['C++ / C#', 'c++ c#'],
    ['  a -- b ', 'a b'],
    ['São Paulo – SP', 'sao paulo sp'],
    ['B.Tech', 'btech'],
  ])('%s becomes "%s"', (text, key) => {
    expect(foldKey(text)).toBe(key)
  })

  it('is the same with and without a letter beyond ASCII behind it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), (text) => {
        expect(foldKey(`${text} é`)).toBe(`${foldKey(text)} e`.trim())
      }),
    )
  })

  it('folds a folded key to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const key = foldKey(text)
        expect(foldKey(key)).toBe(key)
      }),
    )
  })
})
