import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { jsonOf } from '../outcome/answer.js'
import type { Outcome } from '../outcome/outcome.js'
import { ProcessReader } from './process-reader.js'
import type { Reader } from './reader.js'
import { ReaderPool, type ReaderPoolOptions, type Turn } from './reader-pool.js'
import { NOBODY } from './share.js'
import { ThreadReader } from './thread-reader.js'

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const ODD_WORKER = file('test/hostile/documents-support/odd-worker.mjs')
const READING_PROCESS = file('dist/engine/readers/reading-process.js')
const TELLS_THREADS_APART = existsSync('/proc/thread-self')
const HEAP_MB_MAX = 64
const PLENTY_MS = 60_000

let pool: ReaderPool
let opened = 0
const openThread = (data: object) =>
  new ThreadReader({
    file: ODD_WORKER,
    heapMbMax: HEAP_MB_MAX,
    data,
    atWork: () => pool.load.running,
  })
const openProcess = () =>
  new ProcessReader({
    file: READING_PROCESS,
    threadFile: ODD_WORKER,
    heapMbMax: HEAP_MB_MAX,
    flags: [],
  })

function open(options: Partial<ReaderPoolOptions> = {}, data: object = {}): void {
  opened = 0
  const { open: openReader = () => openThread(data), ...rest } = options
  pool = new ReaderPool({
    open: () => {
      opened++
      return openReader()
    },
    size: 2,
    waitingMax: 4,
    waitMsMax: PLENTY_MS,
    ...rest,
  })
}

type Wish = Partial<Turn> & { ms?: number; withinMs?: number }
async function run(name: string, { ms, withinMs = PLENTY_MS, ...turn }: Wish = {}) {
  const answer = await pool.run(
    { name, ms },
    {
      cpuMsMax: PLENTY_MS,
      deadlineMs: performance.now() + withinMs,
      tooMuchWork: 'too much work',
      share: NOBODY,
      ...turn,
    },
  )
  return JSON.parse(jsonOf(answer))
}
const settled = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

afterEach(() => pool.close())

const tooMuchWork = { code: 'parse_failed', status: 422, message: 'too much work' }
const busy = { status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } }

describe.each([
  ['in a thread', () => openThread({})],
  ['in a process', openProcess],
])('a reader %s', (_where, openReader) => {
  test('that never ends its job is ended at the CPU bound, and the next job finds a warm one', async () => {
    open({ size: 1, open: openReader })
    const { reader: before } = await run('quick')
    await expect(run('stuck', { cpuMsMax: 300 })).rejects.toMatchObject(tooMuchWork)
    expect(await run('quick')).toMatchObject({ warmedUp: true })
    expect((await run('quick')).reader).not.toBe(before)
  })

  test('that waits without working is not over its bound: time alone never ends a job with 422', async () => {
    open({ size: 1, open: openReader })
    await expect(run('slow', { cpuMsMax: 100 })).resolves.toHaveProperty('reader')
  })

  test('that is not done when its answer is due is given up with 503', async () => {
    open({ size: 1, open: openReader })
    await pool.warm()
    await expect(run('silent', { cpuMsMax: 100, withinMs: 600 })).rejects.toMatchObject(busy)
    expect(await run('quick')).toHaveProperty('reader')
  })

  test('that eats the heap ends its job with 422, at the first try', async () => {
    open({ size: 1, open: openReader })
    const failed = { code: 'parse_failed', status: 422, message: /memory/ }
    await expect(run('hungry')).rejects.toMatchObject({
      ...failed,
      message: expect.stringMatching(failed.message),
    })
    expect(opened).toBeLessThanOrEqual(2)
    expect(await run('quick')).toHaveProperty('reader')
  })

  test('that dies twice under one job ends it with 422', async () => {
    open({ size: 1, open: openReader })
    await expect(run('dies')).rejects.toMatchObject({ code: 'parse_failed', status: 422 })
    expect(await run('quick')).toHaveProperty('reader')
  })

  test('sees nothing of the environment', async () => {
    process.env.TEST_SECRET_OF_THE_SERVER = 'x'
    open({ open: openReader })
    const names: string[] = await run('env')
    expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([])
  })
})

/** A pool of so many readers, and those that it has opened. */
function openSeen(size: number): ThreadReader[] {
  const readers: ThreadReader[] = []
  const openReader = () => {
    const reader = openThread({})
    readers.push(reader)
    return reader
  }
  open({ size, open: openReader })
  return readers
}

test('a reader that something else has ended is replaced, and its job is run again', async () => {
  const readers = openSeen(1)
  await pool.warm()
  const answer = run('slow')
  await wait(50)
  await readers[0]?.end()
  expect(await answer).toHaveProperty('reader')
})

test.runIf(TELLS_THREADS_APART)('CPU of another reader does not count', async () => {
  open()
  await pool.warm()
  const other = run('burn', { ms: 1500 })
  // Waits for longer than its own bound while the thread beside it is busy all the time.
  await expect(run('slow', { cpuMsMax: 200 })).resolves.toHaveProperty('reader')
  await other
})

test('the first reader is warm before the first job; the others follow it', async () => {
  const readers = openSeen(2)
  await pool.warm()
  expect(readers).toHaveLength(1)
  await run('quick')
  expect(readers).toHaveLength(2)
  await readers[1]?.ready
  const answers = await Promise.all([run('slow'), run('slow')])
  expect(new Set(answers.map((answer) => (answer as { reader: number }).reader)).size).toBe(2)
})

test('a stuck job does not disturb the job beside it', async () => {
  open()
  await pool.warm()
  const stuck = settled(run('stuck', { cpuMsMax: 1000 }))
  expect(await run('quick')).toHaveProperty('reader')
  expect(pool.load.running).toBe(1)
  expect(await stuck).toMatchObject(tooMuchWork)
})

test('no job is given to a reader before it is warm, and loading counts as nobody’s work', async () => {
  open({ size: 1 }, { warmUpMs: 400 })
  expect(pool.ready).toBe(false)
  expect(await run('quick', { cpuMsMax: 1 })).toMatchObject({ warmedUp: true })
  expect(pool.ready).toBe(true)
})

test('a pool whose readers cannot start says why, and is not ready', async () => {
  open({}, { fails: true })
  await expect(pool.warm()).rejects.toThrow('it cannot start')
  expect(pool.ready).toBe(false)
})

test('the one that replaces a stuck reader is warm before it has to be ended', async () => {
  open({ size: 1 }, { warmUpMs: 50 })
  await pool.warm()
  const stuck = settled(run('stuck', { cpuMsMax: 3000 }))
  expect(await run('quick')).toMatchObject({ warmedUp: true })
  expect(pool.load.running).toBe(1)
  expect(await stuck).toMatchObject(tooMuchWork)
  expect(opened).toBe(2)
})

/** Works for as long as the test says, at the CPU that the test says. */
class ToldReader implements Reader {
  readonly ready = Promise.resolve()
  cpuMs = 0
  ended = false
  answer = (_outcome: Outcome): void => {}
  #tell = (): void => {}

  run = (): Promise<Outcome> =>
    new Promise((resolve) => {
      this.answer = resolve
    })
  jobCpuMs = async () => this.cpuMs
  end = async () => {
    this.ended = true
    this.#tell()
  }
  onEnd(callback: () => void): void {
    this.#tell = callback
  }
}

test('where a replacement was not needed there are as many readers as before', async () => {
  const readers: ToldReader[] = []
  const openReader = () => {
    const reader = new ToldReader()
    readers.push(reader)
    return reader
  }
  open({ size: 1, open: openReader })
  await pool.warm()
  const done = { answer: { kind: 'done' as const, json: '1' }, worn: false }
  const first = run('any', { cpuMsMax: 400 })
  await vi.waitFor(() => expect(pool.load.running).toBe(1))
  const [reader] = readers
  if (reader) reader.cpuMs = 300
  await vi.waitFor(() => expect(opened).toBe(2))
  reader?.answer(done)
  expect(await first).toBe(1)
  await vi.waitFor(() => expect(readers.map(({ ended }) => ended).sort()).toEqual([false, true]))
})

test('a worn reader is ended after its answer', async () => {
  open({ size: 1 })
  const { reader: worn } = await run('worn')
  expect((await run('quick')).reader).not.toBe(worn)
})

test('many jobs on worn readers all get their answers', async () => {
  open({ waitingMax: 100 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => run('worn')))
  expect(answers).toHaveLength(20)
})

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
    // It counts for a fifth of the mean.
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

test('readers that are not kept start with a job, as many as are needed, and go when idle', async () => {
  open({ size: 4, idleMsMax: 100 })
  expect(opened).toBe(0)
  const { reader } = await run('quick')
  expect((await run('quick')).reader).toBe(reader)
  expect(opened).toBe(1)
  await wait(300)
  expect((await run('quick')).reader).not.toBe(reader)
})
