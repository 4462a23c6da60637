import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FairTurns } from './fair-turns.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = (change: object = {}) =>
  new FairTurns({
    runningMax: 4,
    runningPerPayerMax: 2,
    waitingMax: 8,
    waitMs: 1000,
    refusal: () => new Error('full'),
    ...change,
  })
const settle = () => vi.advanceTimersByTimeAsync(0)

test('one payer has its part of the places, and the rest is there for others', async () => {
  const turns = open()
  const many = Array.from({ length: 4 }, () => turns.take('many'))
  await settle()
  expect(turns.waiting).toBe(2)
  const places = await Promise.all([turns.take('one'), turns.take('two')])
  expect(places).toHaveLength(2)
  const [first] = await Promise.all(many.slice(0, 2))
  first?.()
  await expect(many[2]).resolves.toBeTypeOf('function')
})

test('a place that comes free goes to who has had fewer', async () => {
  const turns = open({ runningMax: 1, runningPerPayerMax: 1 })
  const order: string[] = []
  const run = (payer: string) =>
    turns.run(payer, async () => {
      order.push(payer)
    })
  await Promise.all([run('a'), run('a'), run('a'), run('b')])
  expect(order).toEqual(['a', 'b', 'a', 'a'])
})

test('nobody waits for ever, and a place that is given back twice is one place', async () => {
  const turns = open({ runningMax: 1 })
  const giveBack = await turns.take('a')
  const late = expect(turns.take('b')).rejects.toThrow('full')
  await vi.advanceTimersByTimeAsync(1000)
  await late
  giveBack()
  giveBack()
  await turns.take('a')
  const second = turns.take('b')
  await settle()
  expect(turns.waiting).toBe(1)
  const refused = expect(second).rejects.toThrow('full')
  await vi.advanceTimersByTimeAsync(1000)
  await refused
})

test('a place is given back when the work fails', async () => {
  const turns = open({ runningMax: 1 })
  const fail = () => Promise.reject(new Error('work'))
  for (let time = 0; time < 5; time += 1) {
    await expect(turns.run('a', fail)).rejects.toThrow('work')
  }
})
