import { describe, expect, it } from 'vitest'
import { clueText, foundIn } from '../../../test/support/clued-lines.js'
import type { Found } from '../types.js'
import { cutAtGaps, isPlaceholder, leftOver, withoutPlace } from './refine-fields.js'

const found = (value: string): Found => ({ value, spans: [], confidence: 0.9 })

describe('withoutPlace', () => {
  it.each([
    ['Acme Ltd, Berlin', 'Acme Ltd'],
    ['Acme Ltd, Berlin, Germany', 'Acme Ltd'],
    ['Acme Ltd – London', 'Acme Ltd'],
    ['Bank of America', 'Bank of America'],
    ['Acme, Inc.', 'Acme, Inc.'],
    ['London', 'London'],
    ['Sales - Marketing Group', 'Sales - Marketing Group'],
    ['Northwind Shipping Private Limited Kakinada', 'Northwind Shipping Private Limited'],
    ['Northwind Inc. Austin', 'Northwind Inc.'],
    ['Northwind Trading in Saudi Arabia', 'Northwind Trading'],
    ['Women in Tech', 'Women in Tech'],
    ['M/s. Northwind Traders', 'Northwind Traders'],
    ['Northwind Ltd Partners', 'Northwind Ltd Partners'],
    ['London Limited', 'London Limited'],
    ['Company of Leeds', 'Company of Leeds'],
    ['Northwind Leeds', 'Northwind Leeds'],
  ])('"%s" becomes "%s"', (given, clean) => {
    expect(withoutPlace(found(given))?.value).toBe(clean)
  })

  it('nothing stays nothing', () => {
    expect(withoutPlace(null)).toBeNull()
  })
})

describe('cutAtGaps', () => {
  const head = clueText('Software Engineer          Bluefin Analytics')
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
    const head = clueText('Quillbrook Partners Ltd\nSoftware Engineer\nLondon\nJan 2019 – Mar 2021')
    expect(leftOver(head, [], 'employer')?.value).toBe('Quillbrook Partners Ltd')
  })

  it('in a bulleted head a known kind of name beside the title is the employer', () => {
    const head = clueText('• Software Engineer, Quillbrook Analytics')
    const title = foundIn(head, 'Software Engineer')
    expect(leftOver(head, [title], 'employer')?.value).toBe('Quillbrook Analytics')
    expect(leftOver(head, [], 'employer')).toBeNull()
    const other = clueText('• Software Engineer (Mechanical)')
    expect(leftOver(other, [foundIn(other, 'Software Engineer')], 'employer')).toBeNull()
  })

  it('finds a title that was missed', () => {
    const head = clueText('Quillbrook Partners Ltd\nSoftware Engineer')
    expect(leftOver(head, [], 'title')?.value).toBe('Software Engineer')
  })

  it('takes nothing that another value took', () => {
    const head = clueText('Software Engineer')
    expect(leftOver(head, [foundIn(head, 'Software Engineer')], 'title')).toBeNull()
  })

  it('takes no place, no sentence and no label', () => {
    expect(leftOver(clueText('London'), [], 'employer')).toBeNull()
    const sentence = 'worked on many things for many people in many towns over many years'
    expect(leftOver(clueText(sentence), [], 'employer')).toBeNull()
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

  it.each(['Same employer', 'As above', 'Parental leave', 'Career break'])(
    '"%s" is no name of its own',
    (text) => {
      expect(isPlaceholder(text)).toBe(true)
    },
  )

  it.each(['City Hospital', 'State Bank', 'Northwind Ltd', ''])('"%s" is a name', (text) => {
    expect(isPlaceholder(text)).toBe(false)
  })
})
