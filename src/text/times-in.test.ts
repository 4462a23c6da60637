import { describe, expect, it } from 'vitest'
import { timesIn } from './times-in.js'

describe('timesIn', () => {
  it('counts every mention, without overlaps', () => {
    expect(timesIn('pune, mumbai, pune', 'pune')).toBe(2)
    expect(timesIn('aaaa', 'aa')).toBe(2)
    expect(timesIn('leeds', 'pune')).toBe(0)
  })

  it('an empty word is never mentioned', () => {
    expect(timesIn('leeds', '')).toBe(0)
  })
})
