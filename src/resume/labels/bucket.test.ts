import { describe, expect, it } from 'vitest'
import { bucket } from './bucket.js'

describe('bucket', () => {
  it.each([
    [-1, '0'],
    [0, '0'],
    [1, '1'],
    [1.5, '1'],
    [2, '2'],
    [99, '2'],
  ])('%d falls into step %s', (value, step) => {
    expect(bucket(value, [1, 2])).toBe(step)
  })

  it('without edges there is one step', () => {
    expect(bucket(5, [])).toBe('0')
  })
})
