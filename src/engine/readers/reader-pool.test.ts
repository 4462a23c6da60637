import { afterEach, describe, expect, test } from 'vitest'
import {
  busy,
  open,
  opened,
  openProcess,
  openThread,
  pool,
  run,
  settled,
  TELLS_THREADS_APART,
  tooMuchWork,
} from '../../../test/support/reader-pools.js'

afterEach(() => pool.close())

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

test.runIf(TELLS_THREADS_APART)('CPU of another reader does not count', async () => {
  open()
  await pool.warm()
  const other = run('burn', { ms: 1500 })
  // The job waits longer than its own bound while the thread beside it is busy all the time.
  await expect(run('slow', { cpuMsMax: 200 })).resolves.toHaveProperty('reader')
  await other
})

test('a stuck job does not disturb the job beside it', async () => {
  open()
  await pool.warm()
  const stuck = settled(run('stuck', { cpuMsMax: 1000 }))
  expect(await run('quick')).toHaveProperty('reader')
  expect(pool.load.running).toBe(1)
  expect(await stuck).toMatchObject(tooMuchWork)
})
