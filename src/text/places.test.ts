import { expect, it } from 'vitest'
import { Places } from './places.js'

const TEXT = 'married, two children. ne a lyon — 1990; a married man who is a man of 30'
const places = new Places(TEXT)

function searched(part: string): number[] {
  return Array.from(TEXT, (_, at) => at).filter((at) => TEXT.startsWith(part, at))
}

it('every stretch of a text is found at all its places, from left to right', () => {
  for (let start = 0; start < TEXT.length; start++) {
    for (let end = start + 1; end <= TEXT.length; end++) {
      const part = TEXT.slice(start, end)
      expect(places.of(part)).toEqual(searched(part))
    }
  }
})

it('a string that the text lacks is found nowhere', () => {
  expect(places.of('husband')).toEqual([])
  // Every run of three is there, but not one behind the other.
  expect(places.of('married man of')).toEqual([])
  expect(new Places('').of('a')).toEqual([])
})

it('texts that are searched in turn do not disturb each other, however long they are', () => {
  const other = new Places('a man of few words')
  const long = new Places(`${'word '.repeat(10_000)}married`)
  for (let turn = 0; turn < 2; turn++) {
    expect(places.of('married')).toEqual(searched('married'))
    expect(other.of('married')).toEqual([])
    expect(other.of('few')).toEqual([9])
    expect(long.of('married')).toEqual([50_000])
  }
})
