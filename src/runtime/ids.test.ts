// Random identifiers: of the promised form, and evenly spread.
import { expect, it } from 'vitest'
import { randomBase62, randomId } from './ids.js'

it('an id is its prefix and 22 letters or digits, never the same twice', () => {
  const ids = Array.from({ length: 1000 }, () => randomId('acct_'))
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^acct_[0-9A-Za-z]{22}$/)
})

it('no letter is favoured', () => {
  const counts = new Map<string, number>()
  for (const letter of randomBase62(62_000)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(62)
  // 1,000 each on average; six standard deviations either way.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190)
})
