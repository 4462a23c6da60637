import { describe, expect, it } from 'vitest'
import { clueText, quoteOf } from '../../../../test/support/clued-lines.js'
import { readSentence } from './read-sentence.js'

const TOLD: { guarantee: string; text: string; employer: string; title: string }[] = [
  {
    guarantee: 'with an employer as a title',
    text: 'Since Jul 2002 with Northwind Finance, Leeds as Area Manager',
    employer: 'Northwind Finance',
    title: 'Area Manager',
  },
  {
    guarantee: 'as a title at an employer',
    text: 'Working as a Technician at Northwind',
    employer: 'Northwind',
    title: 'Technician',
  },
  {
    guarantee: 'a date at the end is no part of the title',
    text: 'Presently with Quillbrook Partners Ltd as Senior Accountant since May 2016',
    employer: 'Quillbrook Partners Ltd',
    title: 'Senior Accountant',
  },
  {
    guarantee: 'a position, a post or a capacity of a title',
    text: 'Worked in the capacity of Store Manager at Quillbrook Ltd',
    employer: 'Quillbrook Ltd',
    title: 'Store Manager',
  },
  {
    guarantee: 'a sentence may run over a line end',
    text: 'Working with Northwind\nTraders Ltd as a Sales Executive',
    employer: 'Northwind Traders Ltd',
    title: 'Sales Executive',
  },
  {
    guarantee: '"M/s." before a name does not end it',
    text: 'Worked with M/s. Northwind Traders as a Buyer',
    employer: 'Northwind Traders',
    title: 'Buyer',
  },
  {
    guarantee: 'quotation marks are no part of a name',
    text: 'Worked with "Quillbrook Partners" as a Buyer',
    employer: 'Quillbrook Partners',
    title: 'Buyer',
  },
]

const UNTOLD: { guarantee: string; text: string }[] = [
  { guarantee: 'a place is no employer', text: 'Worked in London as Area Manager' },
  { guarantee: 'nor is it one behind the title', text: 'Working as a Technician in Leeds' },
  { guarantee: 'a name begins with a capital', text: 'Worked with sales teams as a coordinator' },
  { guarantee: 'a department is no name', text: 'Worked as a Nurse in the emergency department' },
  { guarantee: 'an honour is no title', text: 'Honoured as Star of the Month at Northwind' },
  { guarantee: 'a plain head is no sentence', text: 'Store Manager, Quillbrook Ltd, 2014 – 2016' },
  {
    guarantee: 'a paragraph is no head',
    text: `${'We sold tea and tin. '.repeat(12)}Working as a Technician at Northwind`,
  },
  { guarantee: 'nothing says nothing', text: '' },
]

describe('readSentence', () => {
  it.each(TOLD)('$guarantee', ({ text, employer, title }) => {
    const head = clueText(text)
    const told = readSentence(head)
    expect(told?.employer.value).toBe(employer)
    expect(told?.title.value).toBe(title)
    expect(told && quoteOf(head, told.employer)).toContain(employer)
    expect(told && quoteOf(head, told.title)).toBe(title)
  })

  it.each(UNTOLD)('$guarantee', ({ text }) => {
    expect(readSentence(clueText(text))).toBeNull()
  })
})
