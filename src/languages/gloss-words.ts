// The words of a language's postings and the English ones that stand for them.

import { bakedMapLater } from '../tables/baked-map.js'
import { fold } from '../text/fold.js'
import { byLanguage } from './by-language.js'
import { writtenForms } from './gendered-forms.js'
import { LANGUAGES, type Language, rowsOf } from './languages.js'

/** Where a word is translated: see the head of posting-words.tsv. */
export type Use = 'fact' | 'place' | 'label' | 'number' | 'name' | ''

export interface Entry {
  english: string
  use: Use
  /** With its accents: "è" means is, "e" means and. */
  written: string
}

const [ENTRY, USE] = [';', '\t']

export const glossKey = (text: string): string =>
  fold(text)
    .replace(/[^\p{Alpha}\p{N}]+/gu, ' ')
    .trim()

const formsOf = (list: string): string[] => list.split('|').flatMap(writtenForms).map(glossKey)

/** Every entry of a key, in the order of the file. */
function entriesOf(code: Language): Map<string, string> {
  const entries = new Map<string, string>()
  for (const [english = '', list = '', use = ''] of rowsOf(code, 'posting-words.tsv')) {
    for (const form of new Set(list.split('|').flatMap(writtenForms))) {
      const before = entries.get(glossKey(form))
      const entry = [english, use, form.toLowerCase()].join(USE)
      entries.set(glossKey(form), before === undefined ? entry : before + ENTRY + entry)
    }
  }
  return entries
}

function headingsOf(code: Language): Map<string, string> {
  const headings = new Map<string, string>()
  for (const [english = '', list = ''] of rowsOf(code, 'posting-headings.tsv')) {
    for (const key of formsOf(list)) if (!headings.has(key)) headings.set(key, english)
  }
  return headings
}

const read = (text: string): Entry[] =>
  text.split(ENTRY).map((entry) => {
    const [english = '', use = '', written = ''] = entry.split(USE)
    return { english, use: use as Use, written }
  })

export interface GlossWords {
  phrases: ReadonlyMap<string, Entry[]>
  headings: ReadonlyMap<string, string>
}

// Every table is declared when the module loads, so that the build can make it; a language's table
// is opened when it is first heard.
const TABLES = new Map(
  LANGUAGES.map((code) => [
    code,
    {
      entries: bakedMapLater(`languages/posting-words/${code}`, () => entriesOf(code)),
      headings: bakedMapLater(`languages/posting-headings/${code}`, () => headingsOf(code)),
    },
  ]),
)
const NONE: GlossWords = { phrases: new Map(), headings: new Map() }

export const glossWords = byLanguage((code): GlossWords => {
  const tables = TABLES.get(code)
  if (!tables) return NONE
  const phrases = new Map(Array.from(tables.entries(), ([key, text]) => [key, read(text)]))
  return { phrases, headings: tables.headings() }
})
