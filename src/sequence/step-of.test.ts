import { describe, expect, it } from 'vitest'
import { stepOf } from './step-of.js'

describe('stepOf', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [1, 1],
    [1.5, 1],
    [2, 2],
    [99, 2],
  ])('%d falls into step %d', (value, step) => {
    expect(stepOf(value, [1, 2])).toBe(step)
  })

  it('without edges there is one step', () => {
    expect(stepOf(5, [])).toBe(0)
  })
})
