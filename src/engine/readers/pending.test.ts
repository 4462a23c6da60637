import { describe, expect, it } from 'vitest'
import { Pending } from './pending.js'

describe('an answer that is owed', () => {
  it('reaches all who wait for it', async () => {
    const pending = new Pending<number>()
    const waits = [pending.wait(), pending.wait()]
    pending.answer(7)
    // Nobody waits any more for the second question's own answer.
    pending.answer(8)
    await expect(Promise.all(waits)).resolves.toEqual([7, 7])
  })

  it('is given up by all of them when the reader ends', async () => {
    const pending = new Pending<number>()
    const waits = [pending.wait(), pending.wait()]
    pending.end(new Error('it has died'))
    for (const wait of [...waits, pending.wait()]) await expect(wait).rejects.toThrow('it has died')
  })
})
