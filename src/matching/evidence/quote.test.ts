import { describe, expect, it } from 'vitest'
import { WEIGHTS } from '../weights.js'
import { quoteAround } from './quote.js'

const quoteOf = (text: string, name: string): string => {
  const start = text.indexOf(name)
  return quoteAround(text, start, start + name.length)
}

/** A clause for which a quote has no room beside another. */
const LONG = `planned the yearly move of goods between ${'one town and '.repeat(13)}the sea`

describe('a quote', () => {
  it('is the sentence around a name', () => {
    expect(quoteOf('Led a team. Built APIs in Go; on call', 'Go')).toBe('Built APIs in Go')
    expect(quoteOf('Managed staff.Planned work in Go', 'Go')).toBe('Planned work in Go')
    expect(quoteOf('Built shops, .NET and PHP', '.NET')).toBe('Built shops, .NET and PHP')
  })

  it('of a long sentence has as many clauses as there is room for', () => {
    const text = `Built tools in Go, kept them running, wrote their guides, ${LONG}, met clients`
    expect(quoteOf(text, 'Go')).toBe('Built tools in Go, kept them running, wrote their guides')
    expect(quoteOf(text, 'guides')).toBe('Built tools in Go, kept them running, wrote their guides')
    expect(quoteOf(text, 'clients')).toBe('met clients')
  })

  it('of a clause that is too long has whole words around the name', () => {
    const quote = quoteOf(`${LONG} and ${LONG}`, 'yearly')
    expect(quote).toContain('planned the yearly move')
    expect(quote.length).toBeLessThanOrEqual(WEIGHTS.quote.charsMax)
    expect(LONG.split(' ')).toContain(quote.split(' ').at(-1))
  })

  it('begins with a word, and not with the bullet before it', () => {
    expect(quoteOf('+ Supports clusters', 'clusters')).toBe('Supports clusters')
    expect(quoteOf('.NET and PHP', 'PHP')).toBe('.NET and PHP')
    expect(quoteOf('+40 % sales', 'sales')).toBe('+40 % sales')
  })

  it.each([
    [`${LONG} (Kotlin, Dart, Elm)`, 'Elm', 'Dart, Elm'],
    [`Reports on wards in Python (Pandas, ${LONG})`, 'wards', 'Reports on wards in Python'],
    ['Reports in Python (Pandas, Bokeh)', 'Pandas', 'Reports in Python (Pandas, Bokeh)'],
    ['Reports in Python (Pandas; Bokeh)', 'Pandas', 'Reports in Python (Pandas'],
    ['Tools that find faults. (Elm.)', 'Elm', 'Elm'],
    [
      `Met the team (scope, design) to plan, ${LONG}`,
      'design',
      'Met the team (scope, design) to plan',
    ],
    ['Kept the books (two firms) in Xero', 'Xero', 'Kept the books (two firms) in Xero'],
  ])('of %s around %s has no half of a bracket that it can do without', (text, name, quote) => {
    expect(quoteOf(text, name)).toBe(quote)
  })
})
