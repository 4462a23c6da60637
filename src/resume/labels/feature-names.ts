// Features as numbers. A document has tens of thousands, nearly all of them the same as in every
// other document, and building and hashing their names would cost more than the model.

import { stepOf } from '../../sequence/step-of.js'
import { EMPTY_HASH, extendHash } from '../../text/text-hash.js'
import { LIKELIHOOD_EDGES } from './bucket.js'
import { type Clues, KINDS } from './clues.js'

/**
 * A number stands for a name out of a closed set, or for one that a model knows; other features are
 * their own names.
 */
export type Feature = number | string

const NAMES: string[] = []
const NUMBERS = new Map<string, number>()

/** The number of a name out of a closed set: one that holds no words of the document. */
export function closed(name: string): number {
  const known = NUMBERS.get(name)
  if (known !== undefined) return known
  NUMBERS.set(name, NAMES.length)
  return NAMES.push(name) - 1
}

/** What a model knows the feature by. */
export const featureName = (feature: Feature): string =>
  typeof feature === 'number' ? (NAMES[feature] ?? '') : feature

/** Marks a number that was not looked up yet; `find` gives rows, or -1 where there is none. */
const UNKNOWN = -2

/** Remembers what `find` says of each number, so that it is asked once. */
export function byNumber(find: (feature: number) => number): (feature: number) => number {
  const found: number[] = []
  return (feature) => {
    while (found.length <= feature) found.push(UNKNOWN)
    if (found[feature] === UNKNOWN) found[feature] = find(feature)
    return found[feature] ?? 0
  }
}

/** A feature made of a prefix and another feature. */
export const prefixed = (prefix: string): ((feature: number) => number) =>
  byNumber((feature) => closed(`${prefix}${featureName(feature)}`))

/** A feature made of a prefix and a word of a closed set: a section, a mark, a shape. */
export function worded(prefix: string): (word: string) => number {
  const numbers = new Map<string, number>()
  return (word) => {
    let number = numbers.get(word)
    if (number === undefined) {
      number = closed(`${prefix}${word}`)
      numbers.set(word, number)
    }
    return number
  }
}

/** Two features with a mark between them. */
export function paired(mark: string): (left: number, right: number) => number {
  const tables: (((right: number) => number) | undefined)[] = []
  return (left, right) => {
    while (tables.length <= left) tables.push(undefined)
    const table = tables[left] ?? prefixed(`${featureName(left)}${mark}`)
    tables[left] = table
    return table(right)
  }
}

/** The names that a model has weights for. */
export interface KnownNames {
  hasHashed(name: string, hash: number): boolean
}

const MODELS: KnownNames[] = []

/** Gives numbers to the names that this model has weights for, each when it is first met. */
export function learn(names: KnownNames): void {
  MODELS.push(names)
}

/** A feature made of a prefix and a word of the document: a number if a model knows it. */
export function opened(prefix: string): (word: string) => Feature {
  const numbers = new Map<string, number>()
  const prefixHash = extendHash(EMPTY_HASH, prefix)
  return (word) => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const name = `${prefix}${word}`
    const hash = extendHash(prefixHash, word)
    if (!MODELS.some((model) => model.hasHashed(name, hash))) return name
    const number = closed(name)
    numbers.set(word, number)
    return number
  }
}

/** "size:0" to "size:4": the step that a value falls in. */
export function stepped(prefix: string, edges: readonly number[]): (value: number) => number {
  const names = Array.from({ length: edges.length + 1 }, (_, step) => closed(`${prefix}${step}`))
  return (value) => names[stepOf(value, edges)] ?? 0
}

/** "up:0" to "up:7": whole numbers from 0; larger ones count as the last. */
export function counted(prefix: string, most: number): (count: number) => number {
  const names = Array.from({ length: most + 1 }, (_, count) => closed(`${prefix}${count}`))
  return (count) => names[Math.min(count, most)] ?? 0
}

/** "piece:2/5": two whole numbers from 0; larger ones count as the last. */
export function countedPair(
  prefix: string,
  mostLeft: number,
  mostRight: number,
): (left: number, right: number) => number {
  const rows = Array.from({ length: mostLeft + 1 }, (_, left) =>
    counted(`${prefix}${left}/`, mostRight),
  )
  return (left, right) => (rows[Math.min(left, mostLeft)] as (count: number) => number)(right)
}

/** "bold:false" and "bold:true". */
export function flagged(prefix: string): (flag: boolean) => number {
  const [no, yes] = [closed(`${prefix}false`), closed(`${prefix}true`)]
  return (flag) => (flag ? yes : no)
}

/** One feature per kind of thing that a text could be, by its likelihood. */
export function clueNames(prefix: string): (clues: Clues, out: Feature[]) => void {
  const names = KINDS.map((kind) => [kind, stepped(`${prefix}${kind}:`, LIKELIHOOD_EDGES)] as const)
  return (clues, out) => {
    for (const [kind, name] of names) out.push(name(clues[kind]))
  }
}
