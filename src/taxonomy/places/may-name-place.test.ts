import { describe, expect, it } from 'vitest'
import { mayNamePlace } from './may-name-place.js'
import { namesOf } from './place-names.js'
import { segmentsOf } from './segments.js'

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
  it.each(PLACES)('"%s" is read, in any part of a line and in any case', (place) => {
    for (const line of [place, `worked in ${place}`, `${place} and back`, `at ${place}.`]) {
      expect(mayNamePlace(line, true)).toBe(true)
      for (const text of [line, line.toUpperCase(), line.toLowerCase()]) {
        expect(namesOf(segmentsOf(text)).length === 0 || mayNamePlace(text, false)).toBe(true)
      }
    }
  })

  it.each(['wrote the minutes of every meeting', 'Zzyzwq the reports, 2 a week', '', '2015 - 16'])(
    '"%s" is not',
    (line) => expect(mayNamePlace(line, true)).toBe(false),
  )

  it.each(['zzyzwq xqvwk', '2015 - 16'])('"%s" is not, whatever its case', (text) => {
    expect(mayNamePlace(text, false)).toBe(false)
    expect(namesOf(segmentsOf(text))).toEqual([])
  })
})
