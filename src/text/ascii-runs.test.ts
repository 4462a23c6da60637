import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiClass, asciiRuns, LETTERS_AND_DIGITS } from './ascii-runs.js'

const WORDS = asciiClass(`${LETTERS_AND_DIGITS}.`)

describe('asciiRuns', () => {
  it('finds what a regular expression finds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 30 }), (text) => {
        const found = [...text.matchAll(/[a-zA-Z0-9.]+/g)]
        expect(asciiRuns(text, WORDS)).toEqual(
          found.flatMap((match) => [match.index, match.index + match[0].length]),
        )
      }),
    )
  })

  it('leaves a text with other letters to its caller', () => {
    expect(asciiRuns('plain é', WORDS)).toBeNull()
  })
})
