import { describe, expect, it } from 'vitest'
import { clueText, foundIn, quoteOf } from '../../../../test/support/clued-lines.js'
import { wholeTitle } from './whole-title.js'

interface Case {
  guarantee: string
  head: string
  /** What the labeller saw of the title. */
  given: string
  employer?: string
  title: string
}

const EXTENDED: Case[] = [
  {
    guarantee: 'a title runs to the end of its piece',
    head: 'Director of Infrastructure\nNorthwind',
    given: 'Director',
    employer: 'Northwind',
    title: 'Director of Infrastructure',
  },
  {
    guarantee: 'a department belongs to it',
    head: 'Trainee in HR Department\nNorthwind',
    given: 'Trainee',
    employer: 'Northwind',
    title: 'Trainee in HR Department',
  },
  {
    guarantee: 'a unit behind a comma belongs to it too',
    head: 'Chief, Department of Surgery\nLarkfield Hospital',
    given: 'Chief',
    employer: 'Larkfield Hospital',
    title: 'Chief, Department of Surgery',
  },
  {
    guarantee: 'so does a subject',
    head: 'Teacher in Physics\nNorthwind',
    given: 'Teacher',
    employer: 'Northwind',
    title: 'Teacher in Physics',
  },
  {
    guarantee: 'what follows a comma belongs to it where the employer stands elsewhere',
    head: 'Manager, Sales and Marketing\nNorthwind',
    given: 'Manager',
    employer: 'Northwind',
    title: 'Manager, Sales and Marketing',
  },
  {
    guarantee: 'a bracket is taken whole',
    head: 'Manager (Sales, North)\nNorthwind',
    given: 'Manager',
    employer: 'Northwind',
    title: 'Manager (Sales, North)',
  },
  {
    guarantee: 'a title behind the employer runs to the end as well',
    head: 'Northwind, Head of Sales',
    given: 'Head',
    employer: 'Northwind',
    title: 'Head of Sales',
  },
  {
    guarantee: 'it ends before the date',
    head: 'Engineer of Works Jan 2019 – Mar 2021\nNorthwind',
    given: 'Engineer',
    employer: 'Northwind',
    title: 'Engineer of Works',
  },
]

const KEPT: Case[] = [
  {
    guarantee: 'an employer behind "at" is no part of it',
    head: 'Engineer at Northwind',
    given: 'Engineer',
    title: 'Engineer',
  },
  {
    guarantee: 'an unknown name behind "in" is none',
    head: 'Salesman in Quillbrook\nNorthwind',
    given: 'Salesman',
    employer: 'Northwind',
    title: 'Salesman',
  },
  {
    guarantee: 'a place is none',
    head: 'Manager, Leeds\nNorthwind',
    given: 'Manager',
    employer: 'Northwind',
    title: 'Manager',
  },
  {
    guarantee: 'without an employer elsewhere, what follows a comma may be it',
    head: 'Manager, Sales',
    given: 'Manager',
    title: 'Manager',
  },
  {
    guarantee: 'a bar parts more than a comma',
    head: 'Manager | Sales\nNorthwind',
    given: 'Manager',
    employer: 'Northwind',
    title: 'Manager',
  },
  {
    guarantee: 'the employer in the same piece is none',
    head: 'Nurse Northwind Ltd',
    given: 'Nurse',
    employer: 'Northwind Ltd',
    title: 'Nurse',
  },
  {
    guarantee: 'more than nine words and marks are no title',
    head: 'Senior Manager – Business Development (all islands) – Tin and Tea\nNorthwind',
    given: 'Senior Manager – Business Development',
    employer: 'Northwind',
    title: 'Senior Manager – Business Development',
  },
  {
    guarantee: 'what reads like no title is none',
    head: 'Quillbrook of the windy north\nNorthwind',
    given: 'Quillbrook',
    employer: 'Northwind',
    title: 'Quillbrook',
  },
]

const read = ({ head, given, employer }: Case) => {
  const lines = clueText(head)
  const title = wholeTitle(foundIn(lines, given), employer ? foundIn(lines, employer) : null, lines)
  return { title, quote: title && quoteOf(lines, title) }
}

describe('wholeTitle', () => {
  it.each([...EXTENDED, ...KEPT])('$guarantee', (given) => {
    const { title, quote } = read(given)
    expect(title?.value).toBe(given.title)
    expect(quote).toBe(given.title)
  })

  it('ends with its sentence', () => {
    const head = 'Engineer of works. Led a team of four\nNorthwind'
    const { title } = read({
      guarantee: '',
      head,
      given: 'Engineer',
      employer: 'Northwind',
      title: '',
    })
    expect(title?.value).toBe('Engineer of works')
  })

  it('a title over two lines, or of another head, stays as it is', () => {
    const lines = clueText('Director of\nInfrastructure')
    const [first, second] = [foundIn(lines, 'Director of'), foundIn(lines, 'Infrastructure')]
    const two = { ...first, spans: [...first.spans, ...second.spans] }
    expect(wholeTitle(two, null, lines)).toBe(two)
    expect(wholeTitle(first, null, [])).toBe(first)
    expect(wholeTitle(null, null, lines)).toBeNull()
  })
})
