// Words that languages bend by sex, brought to one form: "Entwicklerin" reads "Entwickler" and "Chargée"
// "Chargé", so that a woman's page and a man's read the same. A placeholder would stand on one of them.
import { dataJson } from '../../tables/data-file.js'
import { foldInPlace } from '../page/fold-in-place.js'
import type { Page } from '../page/make-page.js'
import { WordSet } from '../page/word-lists.js'
import type { Finding } from '../types.js'
import { neutralised } from './neutralised.js'

interface Forms {
  /** Everyday words by which a page of the language is known. */
  sign: string[]
  /** Only words with a capital are bent by their ending: German nouns. */
  capital: boolean
  /** Ending of the one form → that of the common one. */
  endings: Record<string, string>
  words: Record<string, string>
  /** The article before such a word → the one before the common form. */
  articles: Record<string, string>
  kept: string[]
}

interface Reader extends Forms {
  signs: ReadonlySet<string>
  bent: RegExp
  said: RegExp
}

const languages = dataJson('./data/bent-forms.json', import.meta.url) as Record<string, Forms>
const STEM = '\\p{L}{2,30}'
const longestFirst = (words: string[]): string =>
  words
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|')
const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries(languages).map(([language, forms]) => [
    language,
    {
      ...forms,
      signs: new Set(forms.sign.map(foldInPlace)),
      bent: new RegExp(
        `(?<![\\p{L}])(${STEM}?)(${longestFirst(Object.keys(forms.endings))})(?![\\p{L}])`,
        'giu',
      ),
      said: new RegExp(
        `(?<![\\p{L}])(?:${longestFirst(Object.keys(forms.words))})(?![\\p{L}])`,
        'giu',
      ),
    },
  ]),
)
const SIGNS = new WordSet([...READERS.values()].flatMap(({ signs }) => [...signs]))
/** A page is of a language if this share of its words are its everyday words, and several of them. */
const SHARE_MIN = 0.05
const KINDS_MIN = 4
const CHARS_MAX = 60_000
/** Between an article and its noun: "eine erfahrene Entwicklerin". */
const ARTICLE_CHARS_MAX = 50

/** As known, else the language whose everyday words are most of those found; English pages have hardly one. */
export function languageOf(page: Page): string | null {
  if (page.known.language !== undefined) return page.known.language
  const signs = SIGNS.in(page)
  if (signs.length < page.words.length * SHARE_MIN) return null
  let best: string | null = null
  let most = page.words.length * SHARE_MIN
  for (const [language, reader] of READERS) {
    const hits = signs
      .map((index) => page.words[index]?.text ?? '')
      .filter((word) => reader.signs.has(word))
    if (hits.length < most || new Set(hits).size < KINDS_MIN) continue
    best = language
    most = hits.length
  }
  return best
}

/** The article before a bent word, with at most two adjectives between: "eine", "une". */
function article(page: Page, at: number, { articles }: Reader): Finding[] {
  const before = page.text.slice(Math.max(0, at - ARTICLE_CHARS_MAX), at)
  const match = /(?<![\p{L}])(\p{L}{1,4})[ \t]+(?:\p{Ll}+e[ \t]+){0,2}$/u.exec(before)
  const neutral = articles[match?.[1]?.toLowerCase() ?? '']
  if (!match?.[1] || neutral === undefined) return []
  const start = at - before.length + match.index
  return [neutralised(page, start, start + match[1].length, neutral)]
}

/** Nearly every page is English: without a sign of another language nothing more is asked. */
export function bentForms(page: Page): Finding[] {
  const language = languageOf(page)
  const reader = language === null ? undefined : READERS.get(language)
  if (!reader) return []
  const text = page.text.slice(0, CHARS_MAX)
  const found: Finding[] = []
  const add = (start: number, end: number, neutral: string) => {
    found.push(neutralised(page, start, end, neutral), ...article(page, start, reader))
  }
  for (const { index, 0: form } of text.matchAll(reader.said)) {
    add(index, index + form.length, reader.words[form.toLowerCase()] ?? form)
  }
  for (const { index, 0: form, 1: stem = '', 2: ending = '' } of text.matchAll(reader.bent)) {
    if (reader.capital && !/^\p{Lu}/u.test(form)) continue
    const low = form.toLowerCase()
    if (low in reader.words || reader.kept.some((word) => low.endsWith(word))) continue
    add(index, index + form.length, stem + (reader.endings[ending.toLowerCase()] ?? ending))
  }
  return found
}
