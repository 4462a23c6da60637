import { describe, expect, it } from 'vitest'
import { readText } from '../../documents/read-text.js'
import { layoutDocument } from '../../layout/layout-document.js'
import { type SeenLine, seeLine } from '../labels/line-features.js'
import { assignSections } from '../sections/assign-sections.js'
import type { Found } from '../types.js'
import { cutAtGaps, isPlaceholder, leftOver, splitTitle, withoutPlace } from './refine-fields.js'

const found = (value: string): Found => ({ value, spans: [], confidence: 0.9 })

/** The heads as the parser sees them; wide gaps stand for segments. */
const headOf = (text: string): SeenLine[] =>
  assignSections(layoutDocument(readText(text)).lines).map(seeLine)

describe('withoutPlace', () => {
  it.each([
    ['Acme Ltd, Berlin', 'Acme Ltd'],
    ['Acme Ltd, Berlin, Germany', 'Acme Ltd'],
    ['Acme Ltd – London', 'Acme Ltd'],
    ['Bank of America', 'Bank of America'],
    ['Acme, Inc.', 'Acme, Inc.'],
    ['London', 'London'],
    ['Sales - Marketing Group', 'Sales - Marketing Group'],
  ])('"%s" becomes "%s"', (given, clean) => {
    expect(withoutPlace(found(given))?.value).toBe(clean)
  })

  it('nothing stays nothing', () => {
    expect(withoutPlace(null)).toBeNull()
  })
})

describe('splitTitle', () => {
  it('parts a title from the end of an employer', () => {
    const parts = splitTitle(found('Copperline Networks, Production Engineer'))
    expect(parts?.employer.value).toBe('Copperline Networks')
    expect(parts?.title.value).toBe('Production Engineer')
  })

  it.each(['Copperline Networks', 'Copperline Networks, Inc.', ', Engineer', 'Engineer, Manager'])(
    'leaves "%s" whole',
    (given) => {
      expect(splitTitle(found(given))).toBeNull()
    },
  )

  it('nothing has no parts', () => {
    expect(splitTitle(null)).toBeNull()
  })
})

describe('cutAtGaps', () => {
  const head = headOf('Software Engineer          Bluefin Analytics')
  const [line] = head
  const text = line?.source.line.text ?? ''
  const span = (start: number, end: number): Found => ({
    value: text.slice(start, end),
    spans: [{ line: line?.source.line.index ?? 0, start, end }],
    confidence: 0.9,
  })

  it('a value that runs over a wide gap keeps its first part', () => {
    expect(line?.source.line.segments).toHaveLength(2)
    expect(cutAtGaps(span(0, text.length), head)?.value).toBe('Software Engineer')
  })

  it('a value beside the gap stays whole', () => {
    expect(cutAtGaps(span(0, 17), head)?.value).toBe('Software Engineer')
    expect(cutAtGaps(span(18, text.length), head)?.value).toBe('Bluefin Analytics')
  })

  it('a value of a line that is not in the head stays as it is', () => {
    const stray = { ...span(0, 8), spans: [{ line: 99, start: 0, end: 8 }] }
    expect(cutAtGaps(stray, head)).toBe(stray)
    expect(cutAtGaps(null, head)).toBeNull()
  })
})

describe('leftOver', () => {
  it('the piece that is neither title nor date nor place is the employer', () => {
    const head = headOf('Quillbrook Partners Ltd\nSoftware Engineer\nLondon\nJan 2019 – Mar 2021')
    expect(leftOver(head, [], 'employer')?.value).toBe('Quillbrook Partners Ltd')
  })

  it('finds a title that was missed', () => {
    const head = headOf('Quillbrook Partners Ltd\nSoftware Engineer')
    expect(leftOver(head, [], 'title')?.value).toBe('Software Engineer')
  })

  it('takes nothing that another value took', () => {
    const head = headOf('Software Engineer')
    const index = head[0]?.source.line.index ?? 0
    const taken: Found = {
      value: 'Software Engineer',
      spans: [{ line: index, start: 0, end: 17 }],
      confidence: 1,
    }
    expect(leftOver(head, [taken], 'title')).toBeNull()
  })

  it('takes no place, no sentence and no label', () => {
    expect(leftOver(headOf('London'), [], 'employer')).toBeNull()
    const sentence = 'worked on many things for many people in many towns over many years'
    expect(leftOver(headOf(sentence), [], 'employer')).toBeNull()
    expect(leftOver([], [], 'employer')).toBeNull()
  })
})

describe('isPlaceholder', () => {
  it.each(['Company Name', 'City, State', 'Employer name', ' City ', 'Company Name - City'])(
    '"%s" is what a template left',
    (text) => {
      expect(isPlaceholder(text)).toBe(true)
    },
  )

  it.each(['City Hospital', 'State Bank', 'Northwind Ltd', ''])('"%s" is a name', (text) => {
    expect(isPlaceholder(text)).toBe(false)
  })
})
