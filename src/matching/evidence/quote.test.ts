import { describe, expect, it } from 'vitest'
import { quoteAround } from './quote.js'

const quoteOf = (text: string, name: string): string => {
  const start = text.indexOf(name)
  return quoteAround(text, start, start + name.length)
}

describe('a quote', () => {
  it('is the clause around a name', () => {
    expect(quoteOf('Led a team. Built APIs in Go; on call', 'Go')).toBe('Built APIs in Go')
  })

  it.each([
    ['Apps for phones (Kotlin, Dart, Elm)', 'Elm', 'Elm'],
    ['Reports on wards in Python (Pandas, Bokeh)', 'wards', 'Reports on wards in Python'],
    ['Reports in Python (Pandas, Bokeh)', 'Pandas', 'Reports in Python (Pandas, Bokeh)'],
    ['Reports in Python (Pandas; Bokeh)', 'Pandas', 'Reports in Python (Pandas'],
    ['Built shops, .NET and PHP', '.NET', '.NET and PHP'],
    ['Tools that find faults. (Elm.)', 'Elm', 'Elm'],
    ['Met the team (scope, design) to plan', 'design', 'Met the team (scope, design) to plan'],
    ['Kept the books (two firms) in Xero', 'Xero', 'Kept the books (two firms) in Xero'],
  ])('of %s around %s has no half of a bracket that it can do without', (text, name, quote) => {
    expect(quoteOf(text, name)).toBe(quote)
  })
})
