import { afterEach, expect, test, vi } from 'vitest'
import {
  open,
  opened,
  openSeen,
  pool,
  run,
  settled,
  tooMuchWork,
  wait,
} from '../../../test/support/reader-pools.js'
import type { Outcome } from '../outcome/outcome.js'
import type { Reader } from './reader.js'
import { ThreadReader } from './thread-reader.js'

afterEach(async () => {
  vi.restoreAllMocks()
  await pool.close()
})

test('a reader that something else has ended is replaced, and its job is run again', async () => {
  const readers = openSeen(1)
  await pool.warm()
  const answer = run('slow')
  await wait(50)
  await readers[0]?.end()
  expect(await answer).toHaveProperty('reader')
})

test('all readers are loaded and the first is warm before the first job', async () => {
  const readers = openSeen(2)
  const asked = vi.spyOn(ThreadReader.prototype, 'warmUp')
  const warm = pool.warm()
  let loaded = 0
  for (const reader of readers) void reader.loaded.then(() => loaded++)
  await warm
  expect(loaded).toBe(2)
  expect(asked.mock.contexts).toEqual([readers[0]])
  expect(await run('quick')).toMatchObject({ warmedUp: true })
})

test('the others are warm before their first job, and work side by side', async () => {
  open({ size: 2 }, { warmUpMs: 100 })
  await pool.warm()
  const answers = await Promise.all([run('burn', { ms: 500 }), run('quick')])
  expect(answers[1]).toMatchObject({ warmedUp: true })
  expect(new Set(answers.map(({ reader }) => reader)).size).toBe(2)
})

test('the others warm up soon, even if no job needs them', async () => {
  open({ size: 2 })
  const asked = vi.spyOn(ThreadReader.prototype, 'warmUp')
  await pool.warm()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), { timeout: 5_000 })
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

/** Works for as long, and costs as much CPU, as the test says. */
class ToldReader implements Reader {
  readonly loaded = Promise.resolve()
  cpuMs = 0
  ended = false
  answer = (_outcome: Outcome): void => {}
  #tell = (): void => {}

  run = (): Promise<Outcome> =>
    new Promise((resolve) => {
      this.answer = resolve
    })
  warmUp = async () => {}
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

test('readers that are not kept start with a job, as many as are needed, and go when idle', async () => {
  open({ size: 4, idleMsMax: 100 })
  expect(opened).toBe(0)
  const { reader } = await run('quick')
  expect((await run('quick')).reader).toBe(reader)
  expect(opened).toBe(1)
  await wait(300)
  expect((await run('quick')).reader).not.toBe(reader)
})
