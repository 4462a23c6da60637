// Measures every table of costs: a text eight times as long may cost eight times as much, with room
// for noise, but nowhere near the 64 times of a quadratic cost. Run by `npm run bench:cost`.
import { describe, expect, it } from 'vitest'
import { allCosts } from './all-costs.js'
import { costGrowth, LINEAR_GROWTH_MAX } from './growth.js'

describe.each(Object.entries(await allCosts()))('%s', (_part, costs) => {
  it.each(costs)('$name costs no more than its length', async (one) => {
    expect(await costGrowth(one)).toBeLessThan(LINEAR_GROWTH_MAX)
  })
})
