// Which languages' words count at the moment: those of the document that is being read. A document
// is read in one go, without a pause, so one variable can hold them. Outside a document all
// languages count.

import { bakedMap, bakedSet } from '../tables/baked-map.js'
import { READ_LANGUAGES, type ReadLanguage } from './read-languages.js'

export type OtherLanguage = Exclude<ReadLanguage, 'en'>
export const OTHER_LANGUAGES = READ_LANGUAGES.filter((code): code is OtherLanguage => code !== 'en')

/** A language's own bit, for tables that record whose words they hold. */
export const languageBit = (code: OtherLanguage): number => 1 << OTHER_LANGUAGES.indexOf(code)
const bitsOf = (codes: readonly OtherLanguage[]): number =>
  codes.reduce((bits, code) => bits | languageBit(code), 0)

let heard: readonly OtherLanguage[] = OTHER_LANGUAGES
let heardBits = bitsOf(heard)
let isReading = false
let isForeign = false

/** The languages besides English whose words count now. */
export const heardLanguages = (): readonly OtherLanguage[] => heard

/** Runs `work` while the words of English and of these languages count, and no others. */
export function hearing<T>(languages: readonly ReadLanguage[], work: () => T): T {
  const before = { heard, heardBits, isReading, isForeign }
  heard = OTHER_LANGUAGES.filter((code) => languages.includes(code))
  heardBits = bitsOf(heard)
  isReading = true
  isForeign = languages[0] !== undefined && languages[0] !== 'en'
  try {
    return work()
  } finally {
    heard = before.heard
    heardBits = before.heardBits
    isReading = before.isReading
    isForeign = before.isForeign
  }
}

/** Whether words count now of any language in these bits; 0 stands for words that always count. */
export const isHeard = (bits: number): boolean => bits === 0 || (bits & heardBits) !== 0

/** Whether the current document is mainly written in a language other than English. */
export const isForeignDocument = (): boolean => isForeign

export const isReadingDocument = (): boolean => isReading

/**
 * The languages besides English in which the current document is written; none outside a document.
 */
export const documentLanguages = (): readonly OtherLanguage[] => (isReading ? heard : [])

/**
 * Values by language. English values come first, except in a document of another language; values
 * of other languages are found only while their language is heard. Iterating goes over all values.
 */
export class HeardMap<V> extends Map<string, V> {
  readonly #english: ReadonlyMap<string, V>
  readonly #others: ReadonlyMap<OtherLanguage, ReadonlyMap<string, V>>

  constructor(mapOf: (code: ReadLanguage) => ReadonlyMap<string, V>) {
    super()
    this.#english = mapOf('en')
    this.#others = new Map(OTHER_LANGUAGES.map((code) => [code, mapOf(code)]))
    for (const map of [this.#english, ...this.#others.values()]) {
      for (const [key, value] of map) if (!super.has(key)) this.set(key, value)
    }
  }

  override get(key: string): V | undefined {
    // Outside a document all languages count, so one look-up in the joint map replaces one in each.
    if (heard === OTHER_LANGUAGES) return super.get(key)
    const english = this.#english.get(key)
    // A German "Diplom" is no diploma: in its own document a language comes before English.
    if (english !== undefined && !isForeign) return english
    for (const code of heard) {
      const value = this.#others.get(code)?.get(key)
      if (value !== undefined) return value
    }
    return english
  }

  override has(key: string): boolean {
    return this.get(key) !== undefined
  }
}

/** Words by language, as HeardMap holds values. */
export class HeardSet extends Set<string> {
  readonly #english: ReadonlySet<string>
  readonly #others: ReadonlyMap<OtherLanguage, ReadonlySet<string>>

  constructor(wordsOf: (code: ReadLanguage) => ReadonlySet<string>) {
    super()
    this.#english = wordsOf('en')
    this.#others = new Map(OTHER_LANGUAGES.map((code) => [code, wordsOf(code)]))
    for (const words of [this.#english, ...this.#others.values()]) {
      for (const word of words) this.add(word)
    }
  }

  override has(word: string): boolean {
    if (heard === OTHER_LANGUAGES) return super.has(word)
    if (this.#english.has(word)) return true
    for (const code of heard) if (this.#others.get(code)?.has(word)) return true
    return false
  }
}

/** A HeardSet of words that the build has baked, language by language. */
export const heardSet = (
  name: string,
  wordsOf: (code: ReadLanguage) => Iterable<string>,
): HeardSet => new HeardSet((code) => bakedSet(`${name}/${code}`, () => new Set(wordsOf(code))))

export const heardMap = <V extends string>(
  name: string,
  mapOf: (code: ReadLanguage) => ReadonlyMap<string, V>,
): HeardMap<V> => new HeardMap((code) => bakedMap<V>(`${name}/${code}`, () => mapOf(code)))
