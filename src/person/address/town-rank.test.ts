import { describe, expect, it } from 'vitest'
import { rankOf } from './town-rank.js'

const CASES: [text: string, name: string, rank: string][] = [
  ['Palampur, Dist: Kangra', 'Palampur', 'none'],
  ['Palampur, Dist: Kangra', 'Kangra', 'district'],
  ['Testwadi, Tal: Sampli, Nashik', 'Testwadi', 'none'],
  ['Testwadi, Tal: Sampli, Nashik', 'Sampli', 'tehsil'],
  ['Erode District, 638001', 'Erode', 'district'],
  ['Exampur(PO), Testudi(TK), Madurai(DT) - 625001', 'Exampur', 'post'],
  ['Exampur(PO), Testudi(TK), Madurai(DT) - 625001', 'Testudi', 'tehsil'],
  ['Exampur(PO), Testudi(TK), Madurai(DT) - 625001', 'Madurai', 'district'],
  ['Exampur (Village), Kochi', 'Exampur', 'village'],
  ['Ta.: Sampli, Gujarat', 'Sampli', 'tehsil'],
  ['12 Example Street, Leeds', 'Leeds', 'none'],
]

describe('the rank of a name in an address', () => {
  it.each(CASES)('in "%s" %s is: %s', (text, name, rank) => {
    const start = text.indexOf(name)
    expect(rankOf(text, start, start + name.length)).toBe(rank)
  })

  it('a name that is not printed has none of them', () => {
    expect(rankOf('Leeds', -1, -1)).toBe('unprinted')
  })
})
