// Finds known names in tokens: a map from a name's letters, run together, to what it stands for.
import { codeAt, codeIn } from '../../core/code-at.js'
import { singularOf } from './number-forms.js'
import { GAP, type Token } from './tokenize.js'

/** How the last word of the text stands to the name's: as written, its plural or its singular. */
export type NumberForm = 'same' | 'plural' | 'singular'

export interface NameMatch<V> {
  value: V
  form: NumberForm
}

export interface PhraseHit<V> extends NameMatch<V> {
  /** How many tokens the name takes. */
  length: number
  /** The text has a space inside what the vocabulary writes as one word ("in design", "InDesign"). */
  loose: boolean
}

const HASH_SEED = 0x811c9dc5
const HASH_FACTOR = 0x01000193
const BITS_PER_PREFIX = 8
const BITS_PER_NAME = 16
const BITS_MIN = 1 << 12
const LETTER_S = 115
const SPACE = 32
const LINE_BREAK = 10
/** What most words find: one array for all of them. */
const NO_HITS: readonly never[] = []

function hashOn(hash: number, text: string): number {
  let next = hash
  for (let at = 0, end = text.length; at < end; at++) {
    next = Math.imul(next ^ codeIn(text, at), HASH_FACTOR)
  }
  return next
}

/** FNV-1a leaves its low bits weak: mix before use. */
function mix(hash: number): number {
  const folded = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (folded ^ (folded >>> 13)) >>> 0
}

/**
 * Names are kept run together, so that "Node.js", "NodeJS" and "node js" are one. A bit set of the
 * hashes of all beginnings of all names stops a search at the first word that leads nowhere: most
 * words of a text cost one hash and one bit.
 */
export class PhraseMap<V> {
  /** Numbers, not objects: a vocabulary has tens of thousands of names and must load at once. */
  readonly #slots = new Map<string, number>()
  readonly #values: V[] = []
  /** The folded phrases behind a name; several are told apart by a line break. */
  readonly #phrases: string[] = []
  #bits = new Uint32Array(0)
  #bitMask = 0
  /** The same for whole names: most beginnings are none, and to ask the map costs ten times as much. */
  #wholes = new Uint32Array(0)
  #wholeMask = 0

  get size(): number {
    return this.#slots.size
  }

  /** Names run together, with their values and how many words their first phrase has. */
  *entries(): Generator<[key: string, value: V, words: number]> {
    for (const [key, slot] of this.#slots) {
      const [phrase = ''] = (this.#phrases[slot] ?? '').split('\n', 1)
      yield [key, this.#valueAt(slot), phrase.length - key.length + 1]
    }
  }

  /** What `restore` needs to make the same map again. */
  contents(): { phrases: readonly string[]; values: readonly V[] } {
    return { phrases: this.#phrases, values: this.#values }
  }

  /** A map from another's contents, several times faster than adding name by name. */
  static restore<V>(phrases: readonly string[], values: readonly V[]): PhraseMap<V> {
    const map = new PhraseMap<V>()
    for (let slot = 0, end = phrases.length; slot < end; slot++) {
      const phrase = phrases[slot] ?? ''
      const end = phrase.indexOf('\n')
      map.#slots.set(runTogether(end < 0 ? phrase : phrase.slice(0, end)), slot)
      map.#phrases.push(phrase)
      map.#values.push(values[slot] as V)
    }
    map.prepare()
    return map
  }

  /** Adds a folded phrase (see foldPhrase); a name that is known keeps its value, which is returned. */
  add(phrase: string, value: V): V {
    const key = runTogether(phrase)
    const slot = this.#slots.get(key)
    if (slot === undefined) {
      this.#bitMask = 0
      this.#slots.set(key, this.#values.length)
      this.#values.push(value)
      this.#phrases.push(phrase)
      return value
    }
    const known = this.#valueAt(slot)
    if (known === value) this.#phrases[slot] += `\n${phrase}`
    return known
  }

  /** The value of a folded phrase, as written. */
  get(phrase: string): V | undefined {
    const slot = this.#slots.get(runTogether(phrase))
    return slot === undefined ? undefined : this.#valueAt(slot)
  }

  /** The value of a whole name, else of its singular or plural. */
  find(words: readonly string[]): NameMatch<V> | undefined {
    if (this.#bitMask === 0) this.prepare()
    const before = words.slice(0, -1).join('')
    const last = words.at(-1) ?? ''
    const hash = hashOn(HASH_SEED, before)
    const found = this.#lookUp(before, last, hash, hashOn(hash, last))
    return found && { value: this.#valueAt(found.slot), form: found.form }
  }

  /** Builds the bit set; called by the first search, or earlier to have the cost at start. */
  prepare(): void {
    let letters = 0
    for (const key of this.#slots.keys()) letters += key.length
    let bits = BITS_MIN
    while (bits < letters * BITS_PER_PREFIX) bits *= 2
    this.#bits = new Uint32Array(bits >>> 5)
    this.#bitMask = bits - 1
    let wholes = BITS_MIN
    while (wholes < this.#slots.size * BITS_PER_NAME) wholes *= 2
    this.#wholes = new Uint32Array(wholes >>> 5)
    this.#wholeMask = wholes - 1
    for (const key of this.#slots.keys()) this.#markBeginnings(key)
  }

  /** The names that start at a token, shortest first. Names do not reach over a gap of `stopAt`. */
  at(tokens: readonly Token[], from: number, stopAt: number = GAP.stop): readonly PhraseHit<V>[] {
    if (this.#bitMask === 0) this.prepare()
    let hits: PhraseHit<V>[] | undefined
    let hash = HASH_SEED
    let key = ''
    for (let at = from, end = tokens.length; at < end; at++) {
      const token = tokens[at]
      if (token === undefined || (at > from && token.gap >= stopAt)) break
      const { text } = token
      const next = hashOn(hash, text)
      const leadsOn = this.#leadsOn(next)
      // A plural may leave the beginnings that are known although its singular is one of them.
      if (!leadsOn && codeAt(text, text.length - 1) !== LETTER_S) break
      const found = this.#lookUp(key, text, hash, next)
      if (found) {
        const length = at - from + 1
        const loose = isLoose(this.#phrases[found.slot] ?? '', tokens, from, length)
        hits ??= []
        hits.push({ value: this.#valueAt(found.slot), form: found.form, length, loose })
      }
      if (!leadsOn) break
      hash = next
      key += text
    }
    return hits ?? NO_HITS
  }

  /** The name, its singular or its plural; `hash` is that of the words before the last, `whole` of all. */
  #lookUp(
    before: string,
    last: string,
    hash: number,
    whole: number,
  ): { slot: number; form: NumberForm } | undefined {
    const same = this.#isWhole(whole) ? this.#slots.get(before + last) : undefined
    if (same !== undefined) return { slot: same, form: 'same' }
    if (codeAt(last, last.length - 1) !== LETTER_S) {
      const isSingular = this.#isWhole(hashOn(whole, 's'))
      const singular = isSingular ? this.#slots.get(`${before}${last}s`) : undefined
      return singular === undefined ? undefined : { slot: singular, form: 'singular' }
    }
    const stem = singularOf(last)
    const isPlural = stem !== null && this.#isWhole(hashOn(hash, stem))
    const plural = isPlural ? this.#slots.get(before + stem) : undefined
    return plural === undefined ? undefined : { slot: plural, form: 'plural' }
  }

  #valueAt(slot: number): V {
    return this.#values[slot] as V
  }

  #markBeginnings(key: string): void {
    let hash = HASH_SEED
    for (let at = 0, end = key.length; at < end; at++) {
      hash = Math.imul(hash ^ codeIn(key, at), HASH_FACTOR)
      const bit = mix(hash) & this.#bitMask
      this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
    }
    const bit = mix(hash) & this.#wholeMask
    this.#wholes[bit >>> 5] = (this.#wholes[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }

  #isWhole(hash: number): boolean {
    const bit = mix(hash) & this.#wholeMask
    return ((this.#wholes[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0
  }

  #leadsOn(hash: number): boolean {
    const bit = mix(hash) & this.#bitMask
    return ((this.#bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0
  }
}

function runTogether(phrase: string): string {
  return phrase.includes(' ') ? phrase.replaceAll(' ', '') : phrase
}

/** Whether one of the phrases starts a new word at this offset into the run-together name. */
function breaksAt(phrases: string, wanted: number): boolean {
  let offset = 0
  for (let at = 0, end = phrases.length; at < end; at++) {
    const code = codeIn(phrases, at)
    if (code === LINE_BREAK) offset = 0
    else if (code !== SPACE) offset++
    else if (offset === wanted) return true
  }
  return false
}

function isLoose(phrases: string, tokens: readonly Token[], from: number, length: number): boolean {
  let offset = 0
  for (let at = from; at < from + length; at++) {
    const token = tokens[at]
    if (token === undefined) break
    if (at > from && token.gap >= GAP.space && !breaksAt(phrases, offset)) return true
    offset += token.text.length
  }
  return false
}
