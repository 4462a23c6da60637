import { describe, expect, it } from 'vitest'
import { costGrowth, LINEAR_GROWTH_MAX } from '../../../test/support/growth.js'
import { findPlaces } from '../../taxonomy/places/find-places.js'
import { mayNamePlace } from './may-name-place.js'

/** As places stand in lines: marks, labels and codes around and inside them. */
const PLACES = [
  'Pune',
  'PUNE, INDIA',
  'Austin, TX',
  'Dist-Deoria, India',
  'Mumbai-400001',
  "St. John's, Canada",
  '(London)',
  "'London'",
  '.London',
  'München',
  'UAE',
  'Paris/France',
  'New York',
]

describe('mayNamePlace', () => {
  it.each(PLACES)('"%s" is read, in any part of a line', (place) => {
    for (const line of [place, `worked in ${place}`, `${place} and back`, `at ${place}.`]) {
      expect(findPlaces(line).length === 0 || mayNamePlace(line)).toBe(true)
    }
  })

  it.each(['wrote the minutes of every meeting', 'Zzyzwq the reports, 2 a week', '', '2015 - 16'])(
    '"%s" is not',
    (line) => {
      expect(mayNamePlace(line)).toBe(false)
      expect(findPlaces(line)).toEqual([])
    },
  )

  it.each(['Aq', 'Aq ', "A'", '-A'])('a run of %j costs linear time', (unit) => {
    const growth = costGrowth(200_000, (count) => unit.repeat(count), mayNamePlace)
    expect(growth).toBeLessThan(LINEAR_GROWTH_MAX)
  })
})
