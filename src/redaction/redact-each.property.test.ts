import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CASE_FILES, unmarked } from '../../test/support/person-cases.js'
import type { Known } from '../person/types.js'
import { redactEach } from './redact-each.js'
import { redactText } from './redact-text.js'

const CASES = CASE_FILES.flatMap(({ rows }) => rows.map(([, marked]) => unmarked(marked)))

/** Halves of what would mean something only if texts could read each other. */
const HALVES = [
  'Grace',
  'has led a team',
  'Name:',
  ': Ana Sample',
  'Date of birth',
  ': 3 May 1962',
  'Nationality',
  'Nigerian',
  'Mr',
  'Ana',
  'Sample',
  '+1 617 555',
  '0101 22',
  'Address: 12 Sample Street,',
  'Leeds LS1 4DY',
  'Gender',
  'Religion',
  'Marital status',
  '[NAME] built it with Ana Sample',
  'Joan Placeholder has worked in banks. Joan likes it.',
  'PAN:',
  '2234 5678 9012',
  'ana.sample',
  '@example.com',
  '',
  ' ',
  'two\nlines of Ana Sample',
]

const text = fc.oneof(
  fc.constantFrom(...CASES),
  fc.constantFrom(...HALVES),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const known: fc.Arbitrary<Known> = fc
  .constantFrom<string[]>([], ['Ana Sample'], ['Grace Young'], ['Joan Placeholder'])
  .map((names) => ({ names, parts: ['other'] }))

describe('texts redacted together', () => {
  it('read byte for byte as if each had been alone', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), known, (texts, about) => {
        const alone = texts.map((one) => redactText(one.replaceAll('\n', ' '), about).redacted_text)
        expect(redactEach(texts, about)).toEqual(alone)
      }),
      { numRuns: 1_000 },
    )
  })

  it('lose nothing by a mail address beside them', () => {
    const dated = 'Oct 2008 – Sep 2012 Example University'
    const about: Known = { names: [], parts: ['other'] }
    expect(redactEach([dated, '@example.com'], about)[0]).toBe('[DATE] Example University')
  })

  it('are long before the bounds of one text', () => {
    const filler = 'Served guests at the bar and kept the till in order every evening'
    const texts = [
      ...Array.from({ length: 4_000 }, () => filler),
      'Reports of Ana Sample to the board',
    ]
    const redacted = redactEach(texts, { names: ['Ana Sample'], parts: ['other'] })
    expect(redacted.at(-1)).toBe('Reports of [NAME] to the board')
    expect(redacted.slice(0, -1).every((one) => one === filler)).toBe(true)
  })
})
