import { describe, expect, it } from 'vitest'
import { caseRows } from '../../../test/support/case-rows.js'
import { findPlaces } from './find-places.js'
import { isPlaceLike } from './is-place-like.js'

describe('findPlaces', () => {
  it.each(caseRows('taxonomy/place-mentions.tsv'))(
    'in "%s" it finds "%s"',
    (text = '', printed = '') => {
      const found = findPlaces(text).map(({ start, end }) => text.slice(start, end))
      expect(found.join('|')).toBe(printed)
    },
  )

  it('is bounded', () => {
    expect(findPlaces('Berlin; '.repeat(10_000)).length).toBeLessThanOrEqual(20)
  })
})

describe('isPlaceLike', () => {
  it.each(caseRows('taxonomy/place-likeness.tsv'))(
    '"%s" is nothing but a place: %s',
    (text = '', sign = '') => {
      const likeness = isPlaceLike(text)
      if (sign === '1') expect(likeness).toBeGreaterThan(0.5)
      else expect(likeness).toBeLessThan(0.5)
    },
  )
})
