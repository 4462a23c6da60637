// Forms of words that tell a woman in languages that bend them: "Entwicklerin", "Chargée", "Ingeniera".
import { dataText } from '../../core/data-file.js'
import { foldInPlace } from '../page/fold-in-place.js'
import type { Page } from '../page/make-page.js'
import { WordSet } from '../page/word-lists.js'
import type { Finding } from '../types.js'

interface Forms {
  /** Everyday words by which a page of the language is known. */
  sign: string[]
  pattern: string
  words: string[]
  kept: string[]
}

const languages = JSON.parse(dataText('./data/feminine-forms.json', import.meta.url)) as Record<
  string,
  Forms
>
const GENDER = { category: 'gender_proxy', placeholder: 'GENDER' } as const
const low = (text: string): string => text.toLowerCase()
const READERS = Object.values(languages).map(({ sign, pattern, words, kept }) => ({
  sign: new Set(sign.map(foldInPlace)),
  pattern: new RegExp(pattern, 'giu'),
  words: new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'giu'),
  kept: kept.map(low),
}))
const SIGNS = new WordSet(READERS.flatMap(({ sign }) => [...sign]))
/** A page is of a language if this share of its words are its everyday words, and several of them. */
const SHARE_MIN = 0.05
const KINDS_MIN = 4
const CHARS_MAX = 60_000

/** The language whose everyday words are most of those found; English pages have hardly one. */
function readerOf(page: Page): (typeof READERS)[number] | null {
  const signs = SIGNS.in(page)
  if (signs.length < page.words.length * SHARE_MIN) return null
  let best: (typeof READERS)[number] | null = null
  let most = page.words.length * SHARE_MIN
  for (const reader of READERS) {
    const hits = signs
      .map((index) => page.words[index]?.text ?? '')
      .filter((word) => reader.sign.has(word))
    if (hits.length < most || new Set(hits).size < KINDS_MIN) continue
    best = reader
    most = hits.length
  }
  return best
}

/** Nearly every page is English: without a sign of another language nothing more is asked. */
export function feminineForms(page: Page): Finding[] {
  const reader = readerOf(page)
  if (!reader) return []
  const text = page.text.slice(0, CHARS_MAX)
  const found: Finding[] = []
  for (const pattern of [reader.pattern, reader.words]) {
    for (const { index, 0: form } of text.matchAll(pattern)) {
      const end = index + form.length
      const isKept = reader.kept.some(
        (word) => low(text.slice(Math.max(0, end - word.length), end)) === word,
      )
      if (!isKept) found.push({ start: index, end, ...GENDER })
    }
  }
  return found
}
