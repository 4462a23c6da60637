import { expect, test } from 'vitest'
import { WaitingLine } from './waiting-line.js'

const line = (waitingMax = 3) => new WaitingLine<string>(waitingMax, (why) => new Error(why))
const msMax = 10_000

test('things go to those who wait in the order in which they came', async () => {
  const open = line()
  const all = Promise.all([open.wait({ msMax }), open.wait({ msMax })])
  expect([open.give('a'), open.give('b'), open.give('c')]).toEqual([true, true, false])
  expect(await all).toEqual(['a', 'b'])
})

test('who goes ahead is first, even where the line is full', async () => {
  const open = line(1)
  const all = Promise.all([open.wait({ msMax }), open.wait({ msMax, ahead: true })])
  await expect(open.wait({ msMax })).rejects.toThrow('full')
  open.give('a')
  open.give('b')
  expect(await all).toEqual(['b', 'a'])
})

test('who has waited too long is sent away, and nothing is handed to nobody', async () => {
  const open = line()
  await expect(open.wait({ msMax: 5 })).rejects.toThrow('too long')
  expect(open.length).toBe(0)
  expect(open.give('a')).toBe(false)
})

test('a line that closes sends everybody away', async () => {
  const open = line()
  const waiting = expect(open.wait({ msMax })).rejects.toThrow('closed')
  open.close(new Error('closed'))
  await waiting
  expect(open.length).toBe(0)
})
