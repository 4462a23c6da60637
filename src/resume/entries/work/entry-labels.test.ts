import { describe, expect, it } from 'vitest'
import { clueOne, clueText, foundIn, quoteOf } from '../../../../test/support/clued-lines.js'
import { entryLabel, isLabelOnly, type LabelKind, labelledField } from './entry-labels.js'

const LABELLED: { guarantee: string; line: string; kind: LabelKind; value: string }[] = [
  {
    guarantee: 'a colon ends a label',
    line: 'Company: Northwind Ltd',
    kind: 'employer',
    value: 'Northwind Ltd',
  },
  {
    guarantee: 'so does a colon of full width',
    line: 'Company：Northwind Ltd',
    kind: 'employer',
    value: 'Northwind Ltd',
  },
  {
    guarantee: 'a colon with a dash is one mark',
    line: 'Designation :- Buyer',
    kind: 'title',
    value: 'Buyer',
  },
  {
    guarantee: 'a dash with blanks around it ends a label',
    line: 'Position - Store Manager',
    kind: 'title',
    value: 'Store Manager',
  },
  {
    guarantee: 'an equals sign ends a label',
    line: 'Duration = May 2014 – June 2016',
    kind: 'dates',
    value: 'May 2014 – June 2016',
  },
  {
    guarantee: 'a wide gap ends a label',
    line: 'Company          Northwind Ltd',
    kind: 'employer',
    value: 'Northwind Ltd',
  },
  {
    guarantee: 'labels of other languages are known, accents or not',
    line: 'Período: 2010 – 2012',
    kind: 'dates',
    value: '2010 – 2012',
  },
  {
    guarantee: 'a place has its label too',
    line: 'Location: Leeds',
    kind: 'place',
    value: 'Leeds',
  },
]

const PLAIN: { guarantee: string; line: string }[] = [
  { guarantee: 'words after a label without a mark are no value', line: 'Company Northwind' },
  { guarantee: 'a label without a value says nothing', line: 'Company:' },
  { guarantee: 'an unknown label is none', line: 'Achievements: best shop of the year' },
  { guarantee: 'a sentence with a label in it is none', line: 'Led the company: four shops' },
]

describe('entryLabel', () => {
  it.each(LABELLED)('$guarantee', ({ line, kind, value }) => {
    const clued = clueOne(line)
    const label = entryLabel(clued)
    expect(label).toMatchObject({ kind, value })
    expect(clued.source.line.text.slice(label?.start)).toBe(value)
  })

  it.each(PLAIN)('$guarantee', ({ line }) => {
    expect(entryLabel(clueOne(line))).toBeNull()
  })
})

describe('labelledField', () => {
  const head = clueText(
    'Company: Quillbrook Partners, Leeds\nDesignation: Store Manager\nDuration: 2014 – 2016',
  )

  it('takes what stands behind the label, up to the next mark', () => {
    const employer = labelledField(head, 'employer', [])
    expect(employer?.value).toBe('Quillbrook Partners')
    expect(employer && quoteOf(head, employer)).toBe('Quillbrook Partners')
    expect(labelledField(head, 'title', [])?.value).toBe('Store Manager')
  })

  it('believes the labeller where it saw more behind the label', () => {
    const found = foundIn(head, 'Quillbrook Partners, Leeds')
    const field = labelledField(head, 'employer', [{ ...found, tag: 'EMP' }])
    expect(field?.value).toBe('Quillbrook Partners, Leeds')
    expect(field?.spans).toEqual(found.spans)
  })

  it('does not believe it where it took the label for the value, or named another kind', () => {
    const label = { ...foundIn(head, 'Company'), tag: 'EMP' as const }
    const other = { ...foundIn(head, 'Quillbrook Partners, Leeds'), tag: 'TTL' as const }
    expect(labelledField(head, 'employer', [label, other])?.value).toBe('Quillbrook Partners')
  })

  it('finds nothing where no label of the kind stands', () => {
    expect(labelledField(clueText('Store Manager, Quillbrook Partners'), 'title', [])).toBeNull()
    expect(labelledField([], 'title', [])).toBeNull()
  })
})

describe('isLabelOnly', () => {
  it.each(['Past Organization', 'Designation', 'Career History'])('"%s" is no value', (text) => {
    expect(isLabelOnly(foundIn(clueText(text), text), clueText(text))).toBe(true)
  })

  it('what a colon follows is a label, unless it is plainly a company', () => {
    const head = clueText('Growth Path: two steps\nQuillbrook Partners Ltd: two years')
    expect(isLabelOnly(foundIn(head, 'Growth Path'), head)).toBe(true)
    expect(isLabelOnly(foundIn(head, 'Quillbrook Partners Ltd'), head)).toBe(false)
  })

  it('a name is a value, and nothing is no label', () => {
    const head = clueText('Northwind, Leeds')
    expect(isLabelOnly(foundIn(head, 'Northwind'), head)).toBe(false)
    expect(isLabelOnly(null, head)).toBe(false)
  })
})
