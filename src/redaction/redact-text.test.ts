import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLACEHOLDERS } from '../contract/redaction.js'
import type { Known, LinePart } from '../person/types.js'
import { RolecallError } from '../runtime/errors.js'
import { neutralTitle } from './neutral-title.js'
import { redactText } from './redact-text.js'

const PIECES = [
  'Name: Ana Sample',
  'ANA SAMPLE',
  "Father's Name : Joe Sample",
  's/o Joe Sample, Village Exampur, Dist. Sampleganj - 123456',
  'ana.sample@example.com | +1 415 555 0132 | Austin, TX 78701',
  'Mobile: (415) 555-0132 / 415-555-0133',
  'linkedin.com/in/ana-sample',
  'Date of Birth: 12th May 1990 Gender: Female Nationality: Indian',
  'Marital status',
  ': Married',
  'She led the team of 12 and raised revenue by 20% in 2015',
  'Chairman of the fraternity; Mr. Joe Doe was her mentor',
  'B.Tech, Example University, 2008 - 2012, 78%',
  'Graduated in 2012, class of 2012',
  'Engineer, Example Labs, Jan 2015 - Present',
  'Passport No: K1234567 valid till 2030',
  'Religion: Hindu Caste: OBC',
  '[NAME] and [DATE] stay',
  '[NAME',
  'é İ ß 😀 \u0000 ٣٤',
  '',
]
const PARTS: (LinePart | undefined)[] = [
  'top',
  'personal',
  'summary',
  'work',
  'education',
  'skills',
  'references',
  'declaration',
  'other',
  undefined,
]
const line = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(...PIECES)).map((two) => two.join(' ')),
)
const lines = fc.array(fc.record({ text: line, part: fc.constantFrom(...PARTS) }), {
  maxLength: 14,
})
const known = (parts: (LinePart | undefined)[]): Known => ({ names: ['Ana Sample'], parts })

/** Puts the originals back where placeholders or neutral words stand that the input did not have. */
function restored(input: string, redacted: string, originals: string[]): boolean {
  const placeholder = new RegExp(`^\\[(?:${PLACEHOLDERS.join('|')})\\]`)
  let at = 0
  let next = 0
  for (let i = 0; i < redacted.length; ) {
    const original = originals[next]
    const match = placeholder.exec(redacted.slice(i, i + 20))
    const neutral = original === undefined ? '' : neutralTitle(original, null)
    const stands =
      match?.[0] ?? (redacted.startsWith(neutral, i) && neutral !== original && neutral)
    const isKept = stands && input.startsWith(stands, at)
    if (stands && !isKept && original !== undefined && input.startsWith(original, at)) {
      at += original.length
      i += stands.length
      next++
    } else {
      if (redacted[i] !== input[at]) return false
      at++
      i++
    }
  }
  return at === input.length && next === originals.length
}

describe('redacting any text', () => {
  it('changes nothing but what it lists, in order, and lists what stood there', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const text = given.map((one) => one.text).join('\n')
        const { redacted_text, removed } = redactText(text, known(given.map((one) => one.part)))
        const originals = removed.map(({ original }) => original)
        for (const original of originals) expect(text).toContain(original)
        expect(restored(text, redacted_text, originals)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('twice changes nothing more, whatever is known the second time', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const text = given.map((one) => one.text).join('\n')
        const parts = given.map((one) => one.part)
        const once = redactText(text, known(parts))
        const twice = redactText(once.redacted_text, known(parts))
        expect(twice).toEqual({ redacted_text: once.redacted_text, removed: [] })
      }),
      { numRuns: 300 },
    )
  })
})

describe('a text that was pasted as one line', () => {
  const LINES = [
    'Ana Sample',
    '12 Example Street',
    'Austin, TX 78701',
    'Summary',
    'Clerk who keeps the books of small firms, and writes the letters of their departments',
    'Work experience',
    'Clerk, Example Works, Boston, MA, 2010 - 2015',
    'Kept the books of forty customers and wrote the letters of two departments of the firm',
    'Clerk, Example Stores, Denver, CO, 2015 - 2019',
    'Ordered paper, pens and furniture for nine offices, and kept the calendar of their heads',
  ]
  const { redacted_text } = redactText(LINES.join('  '), {
    names: ['Ana Sample'],
    parts: ['top', 'top', 'top'],
  })

  it('loses street and postcode as it would on lines of their own', () => {
    expect(redacted_text).toMatch(/^\[NAME\] {2}\[ADDRESS\] {2}\[ADDRESS\] {2}Summary {2}/)
  })

  it('keeps everything else as it was sent', () => {
    expect(redacted_text.endsWith(LINES.slice(3).join('  '))).toBe(true)
  })
})

describe('a text bomb', () => {
  const CHARS = 200_000

  it.each(['a@ ', 'he '])(
    'of a megabyte of %j, hundreds of thousands of details, is no document: it is refused',
    (unit) => {
      const text = unit.repeat((5 * CHARS) / unit.length)
      expect(() => redactText(text)).toThrow(RolecallError)
    },
  )
})

describe('a placeholder that a document brings along', () => {
  const text =
    'Ana Sample\nana@example.com\n\nEXPERIENCE\nClerk, Firm Ltd\n- Filled [NAME] and [DATE]'
  const own: Known = {
    names: ['Ana Sample'],
    parts: ['top', 'top', undefined, 'work', 'work', 'work'],
  }

  it('in a sentence does not keep the name from being removed', () => {
    const { redacted_text } = redactText(text, own)
    expect(redacted_text).not.toMatch(/Ana|Sample|example/)
    expect(redacted_text).toContain('Filled [NAME] and [DATE]')
    expect(redactText(redacted_text, own).redacted_text).toBe(redacted_text)
  })

  it('as the value of a line tells a redacted document, whose next line is no name', () => {
    const redacted = '[NAME]\n[EMAIL]\n\nEXPERIENCE\nClerk, Firm Ltd'
    const guessed: Known = { ...own, names: ['Firm Ltd'] }
    expect(redactText(redacted, guessed).redacted_text).toBe(redacted)
  })
})

describe('entities that a copy of a page left in plain text', () => {
  const removedFrom = (text: string) =>
    redactText(text, { names: ["Ana O'Sample"], parts: ['top', 'top', 'top'] })

  it.each([
    ['ana&#64;example.org&nbsp;|&nbsp;+44 113 496 0123', '[EMAIL]&nbsp;|&nbsp;[PHONE]'],
    ['Ana&nbsp;O&#39;Sample, R&amp;D Engineer', '[NAME], R&amp;D Engineer'],
    ['Date of Birth:&nbsp;12 May 1990', 'Date of Birth:&nbsp;[DATE]'],
    ['Mother&#39;s name: Eva Sample', 'Mother&#39;s name: [NAME]'],
  ])('hide no detail: %s', (text, redacted) => {
    const { redacted_text, removed } = removedFrom(text)
    expect(redacted_text).toBe(redacted)
    for (const { original } of removed) expect(text).toContain(original)
    expect(redactText(redacted_text).redacted_text).toBe(redacted_text)
  })
})

describe('a name with an apostrophe', () => {
  it.each([
    ["Ana O'Sample, R&D Engineer", '[NAME], R&D Engineer'],
    ['Ana O’Sample', '[NAME]'],
    ["ANA O'SAMPLE", '[NAME]'],
    ['Ana O Sample', '[NAME]'],
    ["O'Sample's report was praised", "[NAME]'s report was praised"],
    ['Mr O’Sample led it', '[GENDER] [NAME] led it'],
    ['Ana Sample, C++ developer', '[NAME], C++ developer'],
    ['ANA SAMPLE, M.D.', '[NAME], M.D.'],
    ['Sample, A. B. (2019)', '[NAME] (2019)'],
  ])('goes in every form: %s', (text, redacted) => {
    expect(redactText(text, { names: ["Ana O'Sample"], parts: ['work'] }).redacted_text).toBe(
      redacted,
    )
  })
})
