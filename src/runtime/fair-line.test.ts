import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FairLine } from './fair-line.js'
import { FairShares } from './fair-shares.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const msMax = 10_000
function open(waitingMax = 8, waitingPerPayerMax = 8) {
  const shares = new FairShares()
  const refusal = (why: string) => new Error(why)
  const line = new FairLine<string>(shares, { waitingMax, waitingPerPayerMax, refusal })
  const order: string[] = []
  const wait = (payer: string, name: string, more: { ahead?: boolean; long?: boolean } = {}) => {
    shares.enter(payer)
    return line.wait({ payer, msMax, ...more }).then(
      () => order.push(name),
      ({ message }) => order.push(`${name}: ${message}`),
    )
  }
  /** Hands out a thing that costs its payer this much. */
  const give = (cost = 1, fits?: Parameters<typeof line.give>[1]) => {
    const next = line.give('thing', fits)
    if (next) shares.begin(next.payer).end(cost)
    return next?.payer
  }
  return { line, wait, give, order }
}

test('one who comes last with one is served before a hundred of another', async () => {
  const { wait, give, order } = open(200, 200)
  for (let at = 0; at < 100; at += 1) void wait('many', `m${at}`)
  expect(give(50)).toBe('many')
  void wait('one', 'o')
  expect([give(), give(50)]).toEqual(['one', 'many'])
  await vi.advanceTimersByTimeAsync(0)
  expect(order).toEqual(['m0', 'o', 'm1'])
})

test('payers take turns by what they have had, each in the order of its own work', async () => {
  const { wait, give, order } = open()
  for (const name of ['a1', 'a2', 'a3']) void wait('a', name)
  for (const name of ['b1', 'b2', 'b3']) void wait('b', name)
  for (let turn = 0; turn < 6; turn += 1) give(10)
  await vi.advanceTimersByTimeAsync(0)
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
})

test('who goes ahead is first, even where the line is full', async () => {
  const { wait, give, order } = open(1)
  void wait('a', 'first')
  void wait('b', 'ahead', { ahead: true })
  give()
  give()
  await vi.advanceTimersByTimeAsync(0)
  expect(order).toEqual(['ahead', 'first'])
})

test('nobody may fill more of the line than its part', async () => {
  const { line, wait, order } = open(8, 4)
  for (let at = 0; at < 6; at += 1) void wait('many', `m${at}`)
  await vi.advanceTimersByTimeAsync(0)
  expect(order).toEqual(['m4: own share', 'm5: own share'])
  expect([line.length, line.lengthOf('many')]).toEqual([4, 4])
})

test('a full line makes room for who has fewer in it: who has most loses the last', async () => {
  const { wait, order } = open(4)
  for (let at = 0; at < 4; at += 1) void wait('many', `m${at}`)
  void wait('one', 'o0')
  void wait('one', 'o1')
  // Two each, so that nobody is to blame for the next one.
  void wait('one', 'o2')
  await vi.advanceTimersByTimeAsync(0)
  expect(order).toEqual(['m3: full', 'm2: full', 'o2: full'])
})

test('what does not fit is passed over, of the same payer too', async () => {
  const { wait, give, order } = open()
  void wait('a', 'long', { long: true })
  void wait('a', 'short')
  expect(give(1, ({ long }) => !long)).toBe('a')
  expect(give(1, ({ long }) => !long)).toBeUndefined()
  expect(give()).toBe('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(order).toEqual(['short', 'long'])
})

test('who has waited too long is sent away, and nothing is handed to nobody', async () => {
  const { line, wait, give, order } = open()
  void wait('a', 'late')
  await vi.advanceTimersByTimeAsync(msMax)
  expect(order).toEqual(['late: late'])
  expect([line.length, give()]).toEqual([0, undefined])
})

test('a line that closes sends everybody away', async () => {
  const { line, wait, order } = open()
  void wait('a', 'one')
  void wait('b', 'two', { ahead: true })
  line.close(new Error('closed'))
  await vi.advanceTimersByTimeAsync(0)
  expect(order.sort()).toEqual(['one: closed', 'two: closed'])
  expect(line.length).toBe(0)
})
