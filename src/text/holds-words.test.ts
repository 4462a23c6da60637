import { describe, expect, it } from 'vitest'
import { holdsWords } from './holds-words.js'

describe('holdsWords', () => {
  it.each([
    ['software engineer', 'software engineer'],
    ['senior software engineer', 'software engineer'],
    ['software engineer ii', 'software engineer'],
    ['engineering engineer', 'engineer'],
    ['', ''],
  ])('finds in %j the words %j', (text, words) => {
    expect(holdsWords(text, words)).toBe(true)
  })

  it.each([
    ['hardware engineer', 'ware engineer'],
    ['software engineering', 'software engineer'],
    ['engineer', 'software engineer'],
    ['engineer', ''],
  ])('does not find in %j the words %j', (text, words) => {
    expect(holdsWords(text, words)).toBe(false)
  })
})
