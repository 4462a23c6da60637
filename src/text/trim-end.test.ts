import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trimEnd } from './trim-end.js'

describe('trimEnd', () => {
  it('cuts what the pattern would cut', () => {
    const unit = fc.constantFrom('a', ' ', ',', '.', '\t', '\u00a0', 'é')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(trimEnd(text, ',.')).toBe(text.replace(/[\s,.]+$/, ''))
      }),
    )
  })
})
