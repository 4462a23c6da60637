// Finds known names in tokens. A map leads from a name's letters, run together, to its value.

import { TextIndex } from '../../tables/text-index.js'
import { TextList } from '../../tables/text-list.js'
import { LINE_BREAK, SMALL_S, SPACE } from '../../text/char-codes.js'
import { codeAt, codeIn } from '../../text/code-at.js'
import { EMPTY_HASH, extendHash } from '../../text/text-hash.js'
import { singularOf } from './number-forms.js'
import { mix, type PhraseTable, runTogether } from './phrase-table.js'
import { GAP, type Token } from './tokenize.js'

/** How the last word of the text relates to the name's: the same, its plural or its singular. */
export type NumberForm = 'same' | 'plural' | 'singular'

export interface NameMatch<V> {
  value: V
  form: NumberForm
}

export interface PhraseHit<V> extends NameMatch<V> {
  /** How many tokens the name takes. */
  length: number
  /** Whether the text has a space inside a word of the vocabulary ("in design" for "InDesign"). */
  loose: boolean
}

/** Most words find nothing: one empty array serves all of them. */
const NO_HITS: readonly never[] = []

function isSet(set: Uint32Array, hash: number): boolean {
  const bit = mix(hash) & (set.length * 32 - 1)
  return ((set[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0
}

export class PhraseMap<V> {
  readonly #keys: TextIndex
  readonly #phrases: TextList
  readonly #known: (string | undefined)[]
  readonly #values: Uint32Array
  readonly #beginnings: Uint32Array
  readonly #wholes: Uint32Array
  readonly #read: (place: number) => V

  /** The table gives the place of a value; the function reads the value at that place. */
  constructor(table: PhraseTable, read: (place: number) => V) {
    this.#keys = new TextIndex(table.keys)
    this.#phrases = new TextList(table.phrases)
    this.#known = new Array(this.#phrases.length)
    this.#values = table.values
    this.#beginnings = table.beginnings
    this.#wholes = table.wholes
    this.#read = read
  }

  get size(): number {
    return this.#keys.size
  }

  /** The value of a folded phrase, as written. */
  get(phrase: string): V | undefined {
    const name = this.#keys.find(runTogether(phrase))
    return name < 0 ? undefined : this.#valueAt(name)
  }

  /** The value of a whole name, or else of its singular or plural. */
  find(words: readonly string[]): NameMatch<V> | undefined {
    const before = words.slice(0, -1).join('')
    const last = words.at(-1) ?? ''
    const hash = extendHash(EMPTY_HASH, before)
    const found = this.#lookUp(before, last, hash, extendHash(hash, last))
    return found && { value: this.#valueAt(found.name), form: found.form }
  }

  /**
   * The names that start at a token, shortest first. No name reaches over a gap of `stopAt` or
   * wider.
   */
  at(tokens: readonly Token[], from: number, stopAt: number = GAP.stop): readonly PhraseHit<V>[] {
    let hits: PhraseHit<V>[] | undefined
    let hash = EMPTY_HASH
    for (let at = from, end = tokens.length; at < end; at++) {
      const token = tokens[at]
      if (token === undefined || (at > from && token.gap >= stopAt)) break
      const { text } = token
      const next = extendHash(hash, text)
      const leadsOn = isSet(this.#beginnings, next)
      // A plural may be no beginning of a known name although its singular is one.
      const isPlural = codeAt(text, text.length - 1) === SMALL_S
      if (!leadsOn && !isPlural) break
      // Most beginnings are no whole name, so their words are joined only here.
      if (isPlural || isSet(this.#wholes, next) || isSet(this.#wholes, extendHash(next, 's'))) {
        const found = this.#lookUp(textOf(tokens, from, at), text, hash, next)
        if (found) {
          const length = at - from + 1
          const loose = length > 1 && isLoose(this.#phrasesOf(found.name), tokens, from, length)
          hits ??= []
          hits.push({ value: this.#valueAt(found.name), form: found.form, length, loose })
        }
      }
      if (!leadsOn) break
      hash = next
    }
    return hits ?? NO_HITS
  }

  /**
   * Finds the name, its singular or its plural. `hash` covers the words before the last, `whole`
   * all words.
   */
  #lookUp(
    before: string,
    last: string,
    hash: number,
    whole: number,
  ): { name: number; form: NumberForm } | undefined {
    const same = this.#nameOf(before, last, whole)
    if (same >= 0) return { name: same, form: 'same' }
    if (codeAt(last, last.length - 1) !== SMALL_S) {
      const longer = extendHash(whole, 's')
      const singular = isSet(this.#wholes, longer) ? this.#nameOf(before, `${last}s`, longer) : -1
      return singular < 0 ? undefined : { name: singular, form: 'singular' }
    }
    const stem = singularOf(last)
    const plural = stem === null ? -1 : this.#nameOf(before, stem, extendHash(hash, stem))
    return plural < 0 ? undefined : { name: plural, form: 'plural' }
  }

  #nameOf(before: string, last: string, hash: number): number {
    return isSet(this.#wholes, hash) ? this.#keys.findHashed(last, hash, before) : -1
  }

  /** The phrases behind a name; kept, since texts name the same things often. */
  #phrasesOf(name: number): string {
    const phrases = this.#known[name] ?? this.#phrases.at(name)
    this.#known[name] = phrases
    return phrases
  }

  #valueAt(name: number): V {
    return this.#read(this.#values[name] ?? 0)
  }
}

/** The tokens from one index up to another, run together. */
function textOf(tokens: readonly Token[], from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at++) text += tokens[at]?.text ?? ''
  return text
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
