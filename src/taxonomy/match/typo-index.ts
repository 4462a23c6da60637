// Finds the long name that was meant by a word with a slip.

import { TextIndex, type TextIndexTable, textIndexTable } from '../../tables/text-index.js'
import { TextList, type TextListTable, textListTable } from '../../tables/text-list.js'
import { codeIn } from '../../text/code-at.js'
import { editDistance } from '../../text/edit-distance.js'

export interface NearName<V> {
  value: V
  /** How many words the name has. */
  words: number
}

/** A name's letters, run together, and the place of its value. */
export interface TypoName {
  key: string
  words: number
  value: number
}

export type TypoTable = {
  keys: TextListTable
  /** For each name: its letters as bits, how many words it has, and the place of its value. */
  letters: Uint32Array
  words: Uint8Array
  values: Uint32Array
  /**
   * Names that begin or end alike are in one bucket: consecutive members, up to the bucket's end.
   */
  buckets: TextIndexTable
  bucketEnds: Uint32Array
  members: Uint32Array
}

/** In a shorter word a changed letter makes another word too often. */
export const TYPO_CHARS_MIN = 8
/** From this length on two slips are allowed. */
export const TWO_TYPOS_CHARS_MIN = 13
/** Bounds the rows in which two names are compared. Slips are not looked for in longer names. */
export const TYPO_CHARS_MAX = 64

/**
 * One bit for each letter or digit; two words that are one slip apart differ in at most two bits.
 */
function lettersOf(key: string): number {
  let letters = 0
  for (let at = 0, end = key.length; at < end; at++) letters |= 1 << (codeIn(key, at) & 31)
  return letters
}

function bitCount(value: number): number {
  let bits = value
  let count = 0
  while (bits !== 0) {
    bits &= bits - 1
    count++
  }
  return count
}

/** A name with one slip keeps its beginning or its end, so names are looked up by both. */
const HEAD_CHARS = 3
const TAIL_CHARS = 4

/** Names of one length that begin alike; tailBucket takes those that end alike. */
function headBucket(key: string, length: number): string {
  return `${key.slice(0, HEAD_CHARS)}${length}`
}

function tailBucket(key: string, length: number): string {
  return `${key[0]}-${key.slice(-TAIL_CHARS)}${length}`
}

/** An index of names, without those that are too short or too long. */
export function typoTable(names: Iterable<TypoName>): TypoTable {
  const long = [...names].filter(
    ({ key }) => key.length >= TYPO_CHARS_MIN - 1 && key.length <= TYPO_CHARS_MAX,
  )
  const buckets = new Map<string, number[]>()
  long.forEach(({ key }, at) => {
    for (const bucket of [headBucket(key, key.length), tailBucket(key, key.length)]) {
      const members = buckets.get(bucket)
      if (members) members.push(at)
      else buckets.set(bucket, [at])
    }
  })
  let end = 0
  return {
    keys: textListTable(long.map(({ key }) => key)),
    letters: Uint32Array.from(long, ({ key }) => lettersOf(key)),
    words: Uint8Array.from(long, ({ words }) => words),
    values: Uint32Array.from(long, ({ value }) => value),
    buckets: textIndexTable([...buckets.keys()]),
    bucketEnds: Uint32Array.from(buckets.values(), (members) => {
      end += members.length
      return end
    }),
    members: Uint32Array.from([...buckets.values()].flat()),
  }
}

/**
 * A slip at the start of a name leaves its end unchanged, and the other way round. So only names
 * that begin or end alike are compared: a few dozen out of tens of thousands.
 */
export class TypoIndex<V> {
  readonly #table: TypoTable
  readonly #keys: TextList
  readonly #buckets: TextIndex
  readonly #read: (place: number) => V

  /** The table gives the place of a value; the function reads the value at that place. */
  constructor(table: TypoTable, read: (place: number) => V) {
    this.#table = table
    this.#keys = new TextList(table.keys)
    this.#buckets = new TextIndex(table.buckets)
    this.#read = read
  }

  /**
   * The nearest name; undefined if two different ones are equally near. The first letter must
   * agree.
   */
  find(key: string): NearName<V> | undefined {
    if (key.length < TYPO_CHARS_MIN || key.length > TYPO_CHARS_MAX) return undefined
    const { letters, values, words } = this.#table
    const max = key.length >= TWO_TYPOS_CHARS_MIN ? 2 : 1
    const ownLetters = lettersOf(key)
    let nearest = max + 1
    let found = -1
    let tied = false
    for (const name of this.#near(key, max)) {
      if (bitCount((letters[name] ?? 0) ^ ownLetters) > 2 * max) continue
      const distance = editDistance(key, this.#keys.at(name), max)
      if (distance > max || distance > nearest) continue
      tied = distance === nearest && found >= 0 && values[found] !== values[name]
      found = name
      nearest = distance
    }
    if (tied || found < 0) return undefined
    return { value: this.#read(values[found] ?? 0), words: words[found] ?? 0 }
  }

  #near(key: string, max: number): number[] {
    const { bucketEnds, members } = this.#table
    const near: number[] = []
    for (let length = key.length - max; length <= key.length + max; length++) {
      for (const text of [headBucket(key, length), tailBucket(key, length)]) {
        const bucket = this.#buckets.find(text)
        if (bucket < 0) continue
        const from = bucket === 0 ? 0 : (bucketEnds[bucket - 1] ?? 0)
        for (let at = from; at < (bucketEnds[bucket] ?? 0); at++) {
          near.push(members[at] ?? 0)
        }
      }
    }
    return near
  }
}
