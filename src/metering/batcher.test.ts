// What arrives together travels together, and each gets its own answer.
import { expect, it, vi } from 'vitest'
import { Batcher } from './batcher.js'

const recorder = (run: (items: number[]) => Promise<string[]>, sizeMax = 4) => {
  const batches: number[][] = []
  const batcher = new Batcher<number, string>({
    sizeMax,
    run: (items) => {
      batches.push(items)
      return run(items)
    },
  })
  return { batches, batcher }
}
const named = async (items: number[]) => items.map((item) => `n${item}`)

it('what arrives in one turn goes in one batch, up to its size', async () => {
  const { batches, batcher } = recorder(named)
  const answers = await Promise.all([1, 2, 3, 4, 5].map((item) => batcher.add(item)))
  expect(answers).toEqual(['n1', 'n2', 'n3', 'n4', 'n5'])
  expect(batches).toEqual([[1, 2, 3, 4], [5]])
})

it('what arrives during a batch forms the next one', async () => {
  let finish = () => {}
  const { batches, batcher } = recorder(async (items) => {
    if (items.includes(1)) await new Promise<void>((resolve) => (finish = resolve))
    return named(items)
  })
  const first = batcher.add(1)
  await new Promise((resolve) => setImmediate(resolve))
  const others = [batcher.add(2), batcher.add(3)]
  finish()
  expect(await Promise.all([first, ...others])).toEqual(['n1', 'n2', 'n3'])
  expect(batches).toEqual([[1], [2, 3]])
})

it('waits for company while every turn of the loop brings some, but not for ever', async () => {
  const { batches, batcher } = recorder(named, 100)
  const answers: Promise<string>[] = []
  const arrive = (item: number, last: number): void => {
    if (item < last) setImmediate(() => arrive(item + 1, last))
    answers.push(batcher.add(item))
  }
  arrive(1, 20)
  await vi.waitFor(() => expect(answers).toHaveLength(20))
  await Promise.all(answers)
  const [first = []] = batches
  expect(first.length).toBeGreaterThan(1)
  expect(first.length).toBeLessThan(10)
  expect(batches.flat()).toHaveLength(20)
})

it('one bad item does not take its neighbours along', async () => {
  const { batcher } = recorder(async (items) => {
    if (items.includes(2)) throw new Error('bad item')
    return named(items)
  })
  const results = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('a database that is away is not asked again for each item', async () => {
  const { batches, batcher } = recorder(async () => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  })
  const results = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(batches).toHaveLength(1)
})

it('is idle once everything is answered', async () => {
  const { batches, batcher } = recorder(named)
  await batcher.idle()
  void batcher.add(1)
  void batcher.add(2)
  await batcher.idle()
  expect(batches).toEqual([[1, 2]])
})

it('with two lanes a second batch sets out while the first is under way, and a third waits', async () => {
  const gates: (() => void)[] = []
  const lanes: number[] = []
  const batcher = new Batcher<number, number>({
    sizeMax: 4,
    lanes: 2,
    run: async (items, lane) => {
      lanes.push(lane)
      await new Promise<void>((resolve) => gates.push(resolve))
      return items
    },
  })
  const answers: Promise<number>[] = []
  for (const item of [1, 2, 3]) {
    answers.push(batcher.add(item))
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(lanes.toSorted()).toEqual([0, 1])
  gates[0]?.()
  await answers[0]
  await vi.waitFor(() => expect(lanes).toHaveLength(3))
  for (const open of gates) open()
  expect(await Promise.all(answers)).toEqual([1, 2, 3])
  await batcher.idle()
})
