import { expect, test } from 'vitest'
import { FairShares } from './fair-shares.js'

/** One server, and payers that always have work: who was served how often, and at what cost. */
function serve(rounds: number, payers: Record<string, { cost: number; weight?: number }>) {
  const shares = new FairShares()
  const got = new Map(Object.keys(payers).map((payer) => [payer, 0]))
  for (const [payer, { weight }] of Object.entries(payers)) shares.enter(payer, weight)
  for (let round = 0; round < rounds; round += 1) {
    const [first = ''] = [...got.keys()].sort((one, two) => shares.had(one) - shares.had(two))
    const { cost = 0, weight } = payers[first] ?? {}
    shares.enter(first, weight)
    shares.begin(first).end(cost)
    got.set(first, (got.get(first) ?? 0) + cost)
  }
  return Object.fromEntries(got)
}

test('payers get the same, whatever a piece of their work costs', () => {
  const got = serve(2000, { large: { cost: 800 }, small: { cost: 1 } })
  expect(Math.abs((got.large ?? 0) - (got.small ?? 0))).toBeLessThanOrEqual(800)
})

test('a weight of three gets three times as much', () => {
  const got = serve(4000, { one: { cost: 10 }, three: { cost: 10, weight: 3 } })
  expect((got.three ?? 0) / (got.one ?? 1)).toBeCloseTo(3, 1)
})

test('who comes later does not get what it might have had before', () => {
  const shares = new FairShares()
  shares.enter('early')
  for (let round = 0; round < 100; round += 1) {
    shares.enter('early')
    shares.begin('early').end(10)
  }
  shares.enter('late')
  expect(shares.had('early') - shares.had('late')).toBeLessThanOrEqual(10)
})

test('who goes away keeps what it has had too much, and comes back to it', () => {
  const shares = new FairShares()
  shares.enter('greedy')
  shares.begin('greedy').end(5000)
  shares.enter('other')
  shares.enter('greedy')
  expect(shares.had('greedy')).toBeGreaterThan(shares.had('other'))
})

test('work counts from its beginning with the mean, and with its own cost at its end', () => {
  const shares = new FairShares()
  const work = (cost: number) => {
    shares.enter('one')
    shares.begin('one').end(cost)
  }
  work(100)
  expect(shares.had('one')).toBe(100)
  expect(shares.meanCost('one')).toBeCloseTo(30)
  shares.enter('one')
  const running = shares.begin('one')
  expect(shares.had('one')).toBeCloseTo(130)
  running.end(0)
  expect(shares.had('one')).toBeCloseTo(100)
})

test('payers beyond number are forgotten, those at work never', () => {
  const shares = new FairShares()
  shares.enter('working')
  const work = shares.begin('working')
  for (let other = 0; other < 20_000; other += 1) {
    shares.enter(`p${other}`)
    shares.leave(`p${other}`)
  }
  work.end(7)
  expect(shares.had('working')).toBe(7)
})
