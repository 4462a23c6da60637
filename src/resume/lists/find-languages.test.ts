import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/sectioned-lines.js'
import { findLanguages } from './find-languages.js'

const listed = (text: string): string[] =>
  findLanguages(linesOf(`SKILLS\n${text}`)).map(({ value }) => value)

describe('findLanguages in a list of skills', () => {
  it.each(['CPR, Spanish, Swimming', 'Spanish', 'Wound care\nSpanish'])(
    'takes an item that is a language: %s',
    (text) => {
      expect(listed(text)).toEqual(['Spanish'])
    },
  )

  it('leaves a language inside a longer item alone', () => {
    expect(listed('French polishing, Wood turning')).toEqual([])
  })
})
