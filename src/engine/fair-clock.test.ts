import { once } from 'node:events'
import { expect, test } from 'vitest'
import { fairClock, fairTimeout } from './fair-clock.js'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Keeps a core busy until this process has had so much of its time. */
function work(cpuMs: number): void {
  const before = process.cpuUsage()
  while (process.cpuUsage(before).user < cpuMs * 1000);
}

test('a process that works sees time pass as it is', () => {
  const started = performance.now()
  const clock = fairClock()
  work(200)
  const passed = performance.now() - started
  // A busy test machine gives less than a whole core: then what it gave is counted.
  expect(clock()).toBeLessThanOrEqual(performance.now() - started)
  expect(clock()).toBeGreaterThanOrEqual(Math.min(passed, 200) - 10)
})

test('a process that gets nothing sees it pass half as fast', async () => {
  const clock = fairClock()
  await pause(400)
  expect(clock()).toBeGreaterThanOrEqual(195)
  expect(clock()).toBeLessThan(390)
})

test('a time-out comes at its time to who has the machine, at twice that to who has not', async () => {
  const started = performance.now()
  const { signal } = fairTimeout(200)
  await once(signal, 'abort')
  expect(performance.now() - started).toBeGreaterThanOrEqual(390)
  const busy = fairTimeout(200)
  work(200)
  await pause(60)
  expect(busy.signal.aborted).toBe(true)
})

test('a time-out that is cleared never comes', async () => {
  const { signal, clear } = fairTimeout(20)
  clear()
  await pause(100)
  expect(signal.aborted).toBe(false)
})
