import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { ownTask, shareOfProcess, threadCpuClock } from './thread-cpu.js'

const asked = { cpuUsage: async () => ({ user: 1_500_000, system: 500_000 }) } as unknown as Worker
const silent = {} as Worker

test.runIf(ownTask() !== '')('where there is /proc, it tells the CPU of the thread', async () => {
  const clock = threadCpuClock(silent, ownTask(), () => 1)
  const before = await clock()
  // The thread's clock goes on while this thread works; a clock that stood still would never end
  // this loop.
  while ((await clock()) <= before);
  expect(await clock()).toBeGreaterThan(before)
})

test('where there is none, the thread is asked', async () => {
  expect(await threadCpuClock(asked, '', () => 1)()).toBe(2000)
  expect(await threadCpuClock(asked, '0/task/0', () => 1)()).toBe(2000)
})

test('where it cannot be asked either, it has its share of the CPU of the process', async () => {
  let processCpuMs = 1000
  let atWork = 1
  const clock = shareOfProcess(
    () => atWork,
    () => processCpuMs,
  )
  processCpuMs = 1600
  expect(await clock()).toBe(600)
  atWork = 3
  processCpuMs = 2200
  expect(await clock()).toBe(800)
})
