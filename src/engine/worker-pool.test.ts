import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { jsonOf } from './answer.js'
import { type Job, WorkerPool, type WorkerPoolOptions } from './worker-pool.js'

const ODD_WORKER = new URL('../../test/hostile/documents-support/odd-worker.mjs', import.meta.url)

let pool: WorkerPool
const open = (options: Partial<WorkerPoolOptions> = {}) => {
  pool = new WorkerPool({
    file: fileURLToPath(ODD_WORKER),
    runningMax: 2,
    waitingMax: 4,
    waitMsMax: 5000,
    jobTimeoutMs: 3000,
    timeoutMessage: 'too slow',
    heapMbMax: 64,
    keepsThreads: true,
    ...options,
  })
}
const run = async (name: string) => JSON.parse(jsonOf(await pool.run({ name } as unknown as Job)))

afterEach(() => pool.close())

test('a job that never ends is killed at its time cap, and the next one finds a fresh thread', async () => {
  open({ runningMax: 1, jobTimeoutMs: 1000 })
  const { threadId: before } = await run('quick')
  await expect(run('stuck')).rejects.toMatchObject({ code: 'parse_failed', message: 'too slow' })
  const { threadId: after } = await run('quick')
  expect(after).not.toBe(before)
})

test('a stuck job does not disturb the job beside it', async () => {
  open({ jobTimeoutMs: 2000 })
  const stuck = run('stuck').catch((error: unknown) => error)
  const started = performance.now()
  await run('quick')
  expect(performance.now() - started).toBeLessThan(1500)
  expect(await stuck).toMatchObject({ code: 'parse_failed' })
})

test('a job that eats the heap ends with 422 and the pool lives on', async () => {
  open({ runningMax: 1, jobTimeoutMs: 20_000 })
  await expect(run('hungry')).rejects.toMatchObject({ code: 'parse_failed', status: 422 })
  expect(await run('quick')).toHaveProperty('threadId')
})

test('a thread that dies under its job ends that job with 422', async () => {
  open({ runningMax: 1 })
  await expect(run('dies')).rejects.toMatchObject({ code: 'parse_failed', status: 422 })
  expect(await run('quick')).toHaveProperty('threadId')
})

test('a worn thread is ended after its answer', async () => {
  open({ runningMax: 1 })
  const { threadId: worn } = await run('worn')
  expect((await run('quick')).threadId).not.toBe(worn)
})

test('many jobs on worn threads all get their answers', async () => {
  open({ waitingMax: 100 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => run('worn')))
  expect(answers).toHaveLength(20)
})

test('jobs beyond what may wait are told to come back: 503 with Retry-After', async () => {
  open({ runningMax: 1, waitingMax: 1 })
  const jobs = ['slow', 'slow', 'slow'].map((name) => run(name).catch((error: unknown) => error))
  const [first, second, third] = await Promise.all(jobs)
  expect(first).toHaveProperty('threadId')
  expect(second).toHaveProperty('threadId')
  expect(third).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
})

test('a job that waits too long for its turn gets 503, not 422', async () => {
  open({ runningMax: 1, waitMsMax: 50 })
  const first = run('slow')
  await expect(run('quick')).rejects.toMatchObject({ status: 503 })
  await first
})

test('threads see nothing of the environment', async () => {
  process.env.ROLECALL_TEST_SECRET = 'x'
  open()
  expect(await run('env')).toEqual([])
})
