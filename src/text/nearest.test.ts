import { describe, expect, it } from 'vitest'
import { nearest } from './nearest.js'

const KNOWN = ['/parse/resume', '/parse/jd', '/ping', '/match']

describe('nearest', () => {
  it.each([
    ['/parse/resumé', '/parse/resume'],
    ['/prase/resume', '/parse/resume'],
    ['/pign', '/ping'],
    ['/matches', '/match'],
    ['/match', '/match'],
  ])('takes %s for %s', (word, meant) => {
    expect(nearest(word, KNOWN)).toBe(meant)
  })

  it.each(['/', '/favicon.ico', '', 'x'.repeat(100_000)])('does not guess at %.20s', (word) => {
    expect(nearest(word, KNOWN)).toBeUndefined()
  })
})
