import { describe, expect, it } from 'vitest'
import type { Line } from '../../layout/types.js'
import { redactText } from '../../redaction/redact-text.js'
import type { LinePart } from '../types.js'

interface Cell {
  text: string
  x: number
  y: number
}

const HEIGHT = 10

/** A line of cells at one height, as layout gives it. */
function lineOf(index: number, cells: Cell[]): Line {
  const [first] = cells
  const { x, y } = first ?? { x: 0, y: 0 }
  return {
    text: cells.map(({ text }) => text).join(' '),
    segments: cells.map(({ text, x: left }) => ({
      text,
      x: left,
      right: left + 5 * text.length,
      bold: false,
      italic: false,
    })),
    index,
    page: 1,
    box: { x, y, width: 400, height: HEIGHT },
    size: 1,
    bold: false,
    italic: false,
    caps: false,
    colored: false,
    indent: 0,
    bullet: false,
    heading: 0,
    gapBefore: 0,
    block: 0,
    column: 0,
    sidebar: false,
    furniture: false,
    links: [],
  }
}

function redacted(rows: Cell[][], part: LinePart): string[] {
  const layout = rows.map((cells, index) => lineOf(index, cells))
  const text = layout.map((line) => line.text).join('\n')
  const known = { names: ['Ana Sample'], parts: rows.map(() => part), layout }
  return redactText(text, known).redacted_text.split('\n')
}

describe('a form', () => {
  it('is paired by height where its values stand in a column of their own', () => {
    const labels = ["Father's Name", 'Date of Birth', 'Gender', 'Marital Status', 'Languages']
    const values = ['C.Ramasample', '10/06/1995', 'male', 'single', 'Tamil and English']
    const rows = [
      ...labels.map((text, at) => [{ text, x: 70, y: 100 + 20 * at }]),
      ...values.map((text, at) => [{ text, x: 300, y: 101 + 20 * at }]),
    ]
    expect(redacted(rows, 'personal').slice(labels.length)).toEqual([
      '[NAME]',
      '[DATE]',
      '[GENDER]',
      '[FAMILY_STATUS]',
      'Tamil and English',
    ])
  })

  it('is paired downward where a row of values stands under a row of labels', () => {
    const rows = [
      [
        { text: 'Passport No,', x: 90, y: 100 },
        { text: 'Place of Issue', x: 200, y: 100 },
      ],
      [
        { text: 'S1234567', x: 90, y: 112 },
        { text: 'Sampletown', x: 200, y: 112 },
      ],
    ]
    expect(redacted(rows, 'skills')).toEqual(['Passport No, Place of Issue', '[ID] Sampletown'])
  })

  it('is paired downward by characters in a text', () => {
    const text = 'Age            Marital Status\n36 Years       Unattached'
    const known = { names: [], parts: ['personal', 'personal'] as LinePart[] }
    expect(redactText(text, known).redacted_text).toBe(
      'Age            Marital Status\n[AGE]       [FAMILY_STATUS]',
    )
  })

  it('takes no cell for its place alone: a label beside another column keeps its own line below', () => {
    const rows = [
      [{ text: 'Nationality', x: 70, y: 100 }],
      [{ text: 'Ruritanian', x: 70, y: 112 }],
      [{ text: 'Warehouse worker', x: 300, y: 100 }],
    ]
    expect(redacted(rows, 'personal')).toEqual(['Nationality', '[NATIONALITY]', 'Warehouse worker'])
  })

  it('takes the next label for no value', () => {
    const rows = ['Marital Status :', 'Languages known :', 'Reading, writing'].map((text, at) => [
      { text, x: 70, y: 100 + 20 * at },
    ])
    expect(redacted(rows, 'personal')).toEqual([
      'Marital Status :',
      'Languages known :',
      'Reading, writing',
    ])
  })
})

describe('an address over several lines', () => {
  const parts = (count: number): LinePart[] => Array.from({ length: count }, () => 'other')

  it('goes with the postal code that stands alone, and the line between', () => {
    const text = 'House No 12, Sample Nagar, Road 4, Ward No 3\nSamplepur\n201309'
    expect(redactText(text, { names: [], parts: parts(3) }).redacted_text).toBe(
      '[ADDRESS]\n[ADDRESS]\n[ADDRESS]',
    )
  })

  it('goes with the house before it, and not with a span of years', () => {
    const text = 'B902, Sample Residency\nFlat 3, Main Road, Sample Nagar 560035'
    expect(redactText(text, { names: [], parts: parts(2) }).redacted_text).toBe(
      '[ADDRESS]\n[ADDRESS]',
    )
    const span = '12/7 support for 3 years\nFlat 3, Main Road, Sample Nagar 560035'
    expect(redactText(span, { names: [], parts: parts(2) }).redacted_text).toBe(
      '12/7 support for 3 years\n[ADDRESS]',
    )
  })
})

describe('a name that the parser missed', () => {
  it('is found where the mailbox or a profile spells it out', () => {
    const text = 'Led a team of five. RITA HOLLAND\nhollandr@mail.example'
    const known = { names: [], parts: ['work', 'work'] as LinePart[] }
    expect(redactText(text, known).redacted_text).toBe('Led a team of five. [NAME]\n[EMAIL]')
  })
})

describe('a signature', () => {
  it('loses its place under any heading, near the end alone', () => {
    const signed = ['Place : Sampletown           Signature', 'Date  :']
    const parts = (lines: string[]) => lines.map(() => 'education' as const)
    const redactedAt = (lines: string[]) =>
      redactText(lines.join('\n'), { names: [], parts: parts(lines) }).redacted_text
    expect(redactedAt(signed)).toMatch(/^Place : \[ADDRESS\] +Signature/)
    const more = Array.from({ length: 20 }, () => 'Taught chemistry')
    expect(redactedAt([...signed, ...more])).toContain('Place : Sampletown')
  })
})
