// The cache: bounded in size and in time.
import { expect, it } from 'vitest'
import { MovableClock } from '../../test/support/movable-clock.js'
import { ExpiringCache } from './expiring-cache.js'

const open = () => {
  const clock = new MovableClock(0)
  return { clock, cache: new ExpiringCache<number>({ clock, ttlMs: 100, entriesMax: 3 }) }
}

it('an entry is trusted for its time and not a moment longer', () => {
  const { clock, cache } = open()
  cache.set('a', 1)
  clock.advance(99)
  expect(cache.get('a')).toBe(1)
  clock.advance(1)
  expect(cache.get('a')).toBeUndefined()
  expect(cache.size).toBe(0)
})

it('the oldest entry makes room', () => {
  const { cache } = open()
  for (const [index, key] of ['a', 'b', 'c', 'a', 'd'].entries()) cache.set(key, index)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([3, undefined, 2, 4])
})

it('entries can be dropped by key or by what they say', () => {
  const { cache } = open()
  for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index)
  cache.delete('a')
  cache.deleteWhere((value) => value === 1)
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, undefined, 2])
})
