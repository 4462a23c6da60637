// Every text whose cost `npm run bench:cost` measures is also answered: nothing throws on a long
// text.
import { describe, it } from 'vitest'
import { allCosts } from '../../bench/cost/all-costs.js'

/** documents-text.test.ts reads these, and checks the result. */
const READ_ELSEWHERE = ['engine']
const parts = Object.entries(await allCosts()).filter(([part]) => !READ_ELSEWHERE.includes(part))

describe.each(parts)('%s', (_part, costs) => {
  it.each(costs)('$name is answered', async ({ size, make, work }) => {
    await work(make(size) as never)
  })
})
