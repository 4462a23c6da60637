import { describe, expect, it } from 'vitest'
import { Turns } from './turns.js'

const turns = (waitMs = 10_000) =>
  new Turns({ runningMax: 2, waitingMax: 3, waitMs, refusal: () => new Error('full') })

describe('Turns', () => {
  it('lets a few run, some wait, and refuses the rest', async () => {
    const door = turns()
    let running = 0
    let most = 0
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((wait) => setTimeout(wait, 5))
      running -= 1
    }
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => door.run(work)))
    expect(most).toBe(2)
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(5)
    expect(results.filter((one) => one.status === 'rejected')).toHaveLength(3)
  })

  it('gives the place back when the work fails', async () => {
    const door = turns()
    for (let turn = 0; turn < 10; turn += 1) {
      await expect(door.run(() => Promise.reject(new Error('work')))).rejects.toThrow('work')
    }
  })

  it('does not let anybody wait for ever, nor hand a place to who has gone', async () => {
    const door = turns(10)
    const [one, two] = await Promise.all([door.take(), door.take()])
    await expect(door.take()).rejects.toThrow('full')
    one()
    one()
    two()
    const again = await Promise.all([door.take(), door.take()])
    await expect(door.take()).rejects.toThrow('full')
    expect(again).toHaveLength(2)
  })
})
