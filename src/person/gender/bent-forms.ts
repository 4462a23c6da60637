// Brings words that a language inflects by sex to one form: "Entwicklerin" becomes "Entwickler" and
// "Chargée" "Chargé", so that a woman's page and a man's read the same. A placeholder would mark
// only one of them.
import { byLanguage } from '../../languages/by-language.js'
import { type GenderedWords, genderedWords, signsOf } from '../../languages/gendered-words.js'
import { LANGUAGES, type Language } from '../../languages/languages.js'
import { foldInPlace } from '../page/fold-in-place.js'
import type { Page } from '../page/make-page.js'
import { WordSet } from '../page/word-lists.js'
import type { Finding } from '../types.js'
import { neutralised } from './neutralised.js'

interface Reader extends GenderedWords {
  bent: RegExp
  said: RegExp
}

const STEM = '\\p{L}{2,30}'
const longestFirst = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|')
const readerOf = byLanguage((code): Reader => {
  const forms = genderedWords(code)
  const { endings, words } = forms
  return {
    ...forms,
    bent: new RegExp(`(?<![\\p{L}])(${STEM}?)(${longestFirst(endings.keys())})(?![\\p{L}])`, 'giu'),
    said: new RegExp(`(?<![\\p{L}])(?:${longestFirst(words.keys())})(?![\\p{L}])`, 'giu'),
  }
})
const SIGNS_OF: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.map((code) => [code, new Set(signsOf(code).map(foldInPlace))]),
)
const SIGNS = new WordSet([...SIGNS_OF.values()].flatMap((signs) => [...signs]))
/**
 * A page is in a language if several of its words, and at least this share, are the language's
 * everyday words.
 */
const SHARE_MIN = 0.05
const KINDS_MIN = 4
const CHARS_MAX = 60_000
/** How far an article may be from its noun: "eine erfahrene Entwicklerin". */
const ARTICLE_CHARS_MAX = 50

/**
 * The known language, or else the one with the most everyday words; English pages have hardly any
 * of these.
 */
export function languageOf(page: Page): string | null {
  if (page.known.language !== undefined) return page.known.language
  const signs = SIGNS.in(page)
  if (signs.length < page.words.length * SHARE_MIN) return null
  let best: string | null = null
  let most = page.words.length * SHARE_MIN
  for (const [language, own] of SIGNS_OF) {
    const hits = signs.map((index) => page.words[index]?.text ?? '').filter((word) => own.has(word))
    if (hits.length < most || new Set(hits).size < KINDS_MIN) continue
    best = language
    most = hits.length
  }
  return best
}

/** The article before an inflected word, with at most two adjectives between: "eine", "une". */
function article(page: Page, at: number, { articles }: Reader): Finding[] {
  const before = page.text.slice(Math.max(0, at - ARTICLE_CHARS_MAX), at)
  const match = /(?<![\p{L}])(\p{L}{1,4})[ \t]+(?:\p{Ll}+e[ \t]+){0,2}$/u.exec(before)
  const neutral = articles.get(match?.[1]?.toLowerCase() ?? '')
  if (!match?.[1] || neutral === undefined) return []
  const start = at - before.length + match.index
  return [neutralised(page, start, start + match[1].length, neutral)]
}

/** Nearly every page is English: without a sign of another language nothing more is done. */
export function bentForms(page: Page): Finding[] {
  const language = languageOf(page)
  const code = LANGUAGES.find((own) => own === language)
  if (!code) return []
  const reader = readerOf(code)
  const text = page.text.slice(0, CHARS_MAX)
  const found: Finding[] = []
  const add = (start: number, end: number, neutral: string) => {
    found.push(neutralised(page, start, end, neutral), ...article(page, start, reader))
  }
  for (const { index, 0: form } of text.matchAll(reader.said)) {
    add(index, index + form.length, reader.words.get(form.toLowerCase()) ?? form)
  }
  for (const { index, 0: form, 1: stem = '', 2: ending = '' } of text.matchAll(reader.bent)) {
    if (reader.isCapital && !/^\p{Lu}/u.test(form)) continue
    const low = form.toLowerCase()
    if (reader.words.has(low) || reader.kept.some((word) => low.endsWith(word))) continue
    add(index, index + form.length, stem + (reader.endings.get(ending.toLowerCase()) ?? ending))
  }
  return found
}
