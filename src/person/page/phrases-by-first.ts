// Phrases by the word that opens them, folded: made when a module loads or, for long lists, by the
// build.
import { BakedRows } from '../../tables/baked-rows.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import { scanWords } from '../../text/scan-words.js'

export interface Phrase<V> {
  words: readonly string[]
  value: V
}

/** The phrases that a word opens, the longest first: "date of birth" before "date". */
export interface OpeningPhrases<V> {
  keys(): Iterable<string>
  get(first: string): readonly Phrase<V>[] | undefined
}

/** Between the words of a baked phrase. */
const BETWEEN = ' '

function wordsOf(phrase: string): string[] {
  const folded = foldInPlace(phrase)
  const words: string[] = []
  scanWords(folded, (start, end) => words.push(folded.slice(start, end)))
  return words
}

export function phrasesByFirst<V>(
  phrases: Iterable<readonly [string, V]>,
): Map<string, Phrase<V>[]> {
  const byFirst = new Map<string, Phrase<V>[]>()
  for (const [phrase, value] of phrases) {
    const words = wordsOf(phrase)
    const [first] = words
    if (first === undefined) continue
    const others = byFirst.get(first)
    if (others) others.push({ words, value })
    else byFirst.set(first, [{ words, value }])
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return byFirst
}

/** A baked list; a word's phrases are taken apart when the word is first seen. */
class BakedPhrases<V> implements OpeningPhrases<V> {
  readonly #rows: BakedRows
  readonly #readValue: (text: string) => V
  readonly #seen = new Map<string, Phrase<V>[]>()

  constructor(rows: BakedRows, readValue: (text: string) => V) {
    this.#rows = rows
    this.#readValue = readValue
  }

  keys(): Iterable<string> {
    return this.#rows.keys()
  }

  get(first: string): readonly Phrase<V>[] | undefined {
    const seen = this.#seen.get(first)
    if (seen) return seen
    const phrases = this.#rows
      .get(first)
      ?.map(([words, value]) => ({ words: words.split(BETWEEN), value: this.#readValue(value) }))
    if (phrases) this.#seen.set(first, phrases)
    return phrases
  }
}

/** Phrases with their values as texts, folded and sorted by the build. */
export function bakedPhrases<V>(
  name: string,
  make: () => Iterable<readonly [string, string]>,
  readValue: (text: string) => V,
): OpeningPhrases<V> {
  const rows = new BakedRows(name, () => {
    const byFirst = phrasesByFirst(make())
    return new Map(
      Array.from(byFirst, ([first, phrases]) => [
        first,
        phrases.map(({ words, value }) => [words.join(BETWEEN), value] as const),
      ]),
    )
  })
  return new BakedPhrases(rows, readValue)
}
