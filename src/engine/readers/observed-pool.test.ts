import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../outcome/outcome.js'
import { observedPool, type PoolObserver } from './observed-pool.js'
import { type Reader, ReaderDied } from './reader.js'
import type { ReaderPool } from './reader-pool.js'

interface FakeJob {
  name: 'good' | 'worn' | 'dies'
  pages?: object[]
}

/** A reader in this thread: answers at once, wears out, or dies with its job. */
function fakeReader(): Reader {
  const callbacks: (() => void)[] = []
  const ended = () => {
    for (const callback of callbacks.splice(0)) callback()
  }
  return {
    loaded: Promise.resolve(),
    warmUp: async () => {},
    run: async (job) => {
      await sleep(5)
      const { name } = job as FakeJob
      if (name === 'dies') {
        ended()
        throw new ReaderDied(true, 'out of memory')
      }
      return { answer: { kind: 'result', json: '{}' }, worn: name === 'worn' } as unknown as Outcome
    },
    jobCpuMs: async () => 0,
    end: async () => ended(),
    onEnd: (callback) => {
      callbacks.push(callback)
    },
  }
}

function watched() {
  const seen = { told: [] as string[], pages: 0, ended: 0 }
  const tell = (what: string, ms: number) => seen.told.push(ms >= 0 ? what : `${what} ${ms} ms`)
  const observer: PoolObserver = {
    waited: (ms) => tell('waited', ms),
    worked: (ms, pages) => {
      tell('worked', ms)
      seen.pages += pages
    },
    ended: () => {
      seen.ended += 1
    },
  }
  const options = { open: fakeReader, size: 1, waitingMax: 8, waitMsMax: 5_000 }
  return { seen, pool: observedPool(options, observer) }
}

type Turn = Parameters<ReaderPool['run']>[1]
const share = { payer: '', weight: 1, spent: () => {} }
const turn = (): Turn =>
  ({ cpuMsMax: 5_000, deadlineMs: performance.now() + 5_000, tooMuchWork: '', share }) as Turn

describe('a pool that is looked at', () => {
  it('tells how long each job waited and who read how many pages', async () => {
    const { seen, pool } = watched()
    await pool.warm()
    await Promise.all([
      pool.run({ name: 'good', pages: [{}, {}] }, turn()),
      pool.run({ name: 'good' }, turn()),
    ])
    // The second job waited for the only reader. How long it took is the machine's matter.
    expect(seen.told).toEqual(['waited', 'worked', 'waited', 'worked'])
    expect(seen.pages).toBe(2)
    await pool.close()
    expect(seen.ended).toBe(0)
  })

  it.each(['worn', 'dies'] as const)('counts a reader that %s as replaced', async (name) => {
    const { seen, pool } = watched()
    await pool.warm()
    await pool.run({ name }, turn()).catch(() => {})
    expect(seen.ended).toBe(1)
    await pool.close()
  })
})
