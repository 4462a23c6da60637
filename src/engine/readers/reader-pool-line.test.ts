import { afterEach, describe, expect, test } from 'vitest'
import { busy, open, pool, run, settled } from '../../../test/support/reader-pools.js'
import type { Turn } from './reader-pool.js'

afterEach(() => pool.close())

describe('the line', () => {
  test('jobs beyond what may wait are told to come back: 503 with Retry-After', async () => {
    open({ size: 1, waitingMax: 1 })
    await pool.warm()
    const [first, second, third] = await Promise.all(
      ['slow', 'slow', 'slow'].map((name) => settled(run(name))),
    )
    expect(first).toHaveProperty('reader')
    expect(second).toHaveProperty('reader')
    expect(third).toMatchObject(busy)
  })

  test('a job that waits too long for its turn gets 503, not 422', async () => {
    open({ size: 1, waitMsMax: 50 })
    await pool.warm()
    const first = run('slow')
    await expect(run('quick')).rejects.toMatchObject(busy)
    await first
  })

  test('when to come back follows from how many wait and how long a job takes', async () => {
    open({ size: 1, waitingMax: 40 })
    await pool.warm()
    // This job counts for a fifth of the mean.
    await run('burn', { ms: 500 })
    const line = Array.from({ length: 41 }, () => settled(run('silent')))
    const refused = await settled(run('quick'))
    expect(refused).toMatchObject({ message: expect.stringContaining('with 40 waiting') })
    const { headers } = refused as { headers: Record<string, string> }
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(3)
    await pool.close()
    await Promise.all(line)
  })

  test('who comes back with the second part of a job goes before the others', async () => {
    open({ size: 1, waitMsMax: 5000, waitingMax: 1 })
    await pool.warm()
    const order: string[] = []
    const noted = (name: string, turn?: Partial<Turn>) =>
      run('quick', turn).then(() => order.push(name))
    await Promise.all([run('slow'), noted('second'), noted('first', { ahead: true })])
    expect(order).toEqual(['first', 'second'])
  })
})
