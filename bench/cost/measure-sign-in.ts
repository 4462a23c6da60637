// A wrong password and an unknown address cost the same hash, so that time tells nobody which
// addresses have an account. Run by `npm run bench:cost`.
import { beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../../test/support/app.js'

/** Fewer than the tries that a minute allows, since a refused guess costs no hash. */
const ROUNDS = 3
/** Without the hash, an unknown address would cost a hundredth. */
const RATIO_MIN = 0.5

const app = useTestApp()
beforeAll(async () => {
  await app.call('/auth/sign-up', { body: { email: 'ada@example.com', password: 'correct horse' } })
})

/** The hash runs on a thread of its own, whose CPU the process counts as well. */
async function leastCpuMs(email: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage()
    const { status } = await app.call('/auth/sign-in', {
      body: { email, password: 'wrong horse' },
    })
    expect(status).toBe(401)
    least = Math.min(least, process.cpuUsage(before).user)
  }
  return least
}

it('an unknown address costs what a wrong password costs', async () => {
  await leastCpuMs('first@example.com')
  const wrong = await leastCpuMs('ada@example.com')
  const unknown = await leastCpuMs('nobody@example.com')
  expect(Math.min(unknown, wrong) / Math.max(unknown, wrong)).toBeGreaterThan(RATIO_MIN)
})
