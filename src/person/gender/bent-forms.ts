// Brings words that a language inflects by sex to one form: "Entwicklerin" becomes "Entwickler" and
// "Chargée" "Chargé", so that a woman's page and a man's read the same. A placeholder would mark
// only one of them.
import { byLanguage } from '../../languages/by-language.js'
import { languagesOf, languagesOfWords } from '../../languages/detect-language.js'
import { type GenderedWords, genderedWords } from '../../languages/gendered-words.js'
import { documentLanguages, isReadingDocument } from '../../languages/heard-languages.js'
import { LANGUAGES } from '../../languages/languages.js'
import type { Page } from '../page/make-page.js'
import type { Finding } from '../types.js'
import { neutralised } from './neutralised.js'

interface Reader extends GenderedWords {
  bent: RegExp
  said: RegExp
}

const STEM = '\\p{Alpha}{2,30}'
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
    // A whole word that ends in a form of one sex; its stem and its ending are groups of their own.
    bent: new RegExp(
      `(?<![\\p{Alpha}])(${STEM}?)(${longestFirst(endings.keys())})(?![\\p{Alpha}])`,
      'giu',
    ),
    said: new RegExp(`(?<![\\p{Alpha}])(?:${longestFirst(words.keys())})(?![\\p{Alpha}])`, 'giu'),
  }
})
/** Bounds the work: a résumé of twenty pages is shorter. */
const CHARS_MAX = 60_000
/** How far an article may be from its noun: "eine erfahrene Entwicklerin". */
const ARTICLE_CHARS_MAX = 50

const besidesEnglish = (told: readonly string[]): string | null =>
  told.find((language) => language !== 'en') ?? null

/** The language besides English that the page is written in; only its words are inflected. */
export function languageOf(page: Page): string | null {
  if (page.known.language !== undefined) return page.known.language
  return besidesEnglish(isReadingDocument() ? documentLanguages() : languagesOfWords(page))
}

/** The same for a text that nothing is known about. */
export const languageOfText = (text: string): string | null =>
  besidesEnglish(isReadingDocument() ? documentLanguages() : languagesOf(text.split('\n')))

/** Called once for a page: telling its language may take all of its text. */
export function readerFor(page: Page): Reader | null {
  const language = languageOf(page)
  const code = LANGUAGES.find((own) => own === language)
  return code ? readerOf(code) : null
}

/** The last short word of a text, with at most two adjectives behind it: "eine erfahrene ". */
const ARTICLE = /(?<!\p{Alpha})(\p{Alpha}{1,4})[ \t]+(?:\p{Lower}+e[ \t]+){0,2}$/u

/** The article before a word that was inflected: "eine", "une". */
export function articleBefore(page: Page, at: number, { articles }: Reader): Finding[] {
  const before = page.text.slice(Math.max(0, at - ARTICLE_CHARS_MAX), at)
  const match = ARTICLE.exec(before)
  const neutral = articles.get(match?.[1]?.toLowerCase() ?? '')
  if (!match?.[1] || neutral === undefined) return []
  const start = at - before.length + match.index
  return [neutralised(page, start, start + match[1].length, neutral)]
}

/** Nearly every page is English, and costs nothing more than the question. */
export function bentForms(page: Page): Finding[] {
  const reader = readerFor(page)
  if (!reader) return []
  const text = page.text.slice(0, CHARS_MAX)
  const found: Finding[] = []
  const add = (start: number, end: number, neutral: string) => {
    found.push(neutralised(page, start, end, neutral), ...articleBefore(page, start, reader))
  }
  for (const { index, 0: form } of text.matchAll(reader.said)) {
    add(index, index + form.length, reader.words.get(form.toLowerCase()) ?? form)
  }
  for (const { index, 0: form, 1: stem = '', 2: ending = '' } of text.matchAll(reader.bent)) {
    if (reader.isCapital && !/^\p{Upper}/u.test(form)) continue
    const low = form.toLowerCase()
    if (reader.words.has(low) || reader.kept.some((word) => low.endsWith(word))) continue
    add(index, index + form.length, stem + (reader.endings.get(ending.toLowerCase()) ?? ending))
  }
  return found
}
