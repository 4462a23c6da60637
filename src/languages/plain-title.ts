// A job title in another language, without the marks for the other sex and without an article:
// "un/a Cuoco/a" becomes "Cuoco".
import { byLanguage } from './by-language.js'
import { glossKey, glossWords } from './gloss-words.js'
import { type Language, languageWords } from './languages.js'

/** Behind a letter: a mark, an ending of the language, and the end of the word. */
const markOf = byLanguage((code): RegExp => {
  const endings = [...languageWords('gender-endings.txt', [code])].sort(
    (a, b) => b.length - a.length,
  )
  const ending = `(?:${endings.join('|')})`
  // "Leiter(in)", "Leiter/-in", "Leiter*in", "employé.e".
  return new RegExp(
    `(?<=\\p{Alpha})(?:\\s?\\(-?${ending}\\)|[/:*_·•]-?${ending}|\\.${ending}\\.?)(?=$|[\\s,;)/–-])`,
    'giu',
  )
})
const ARTICLES: ReadonlySet<string> = new Set(['a', 'the'])
/** "Koch m/w/d", "Cuisinier (H/F)". */
const SEXES = /\s*\(?(?<![\p{Alpha}\d])[mwfdxhv](?:\s?\/\s?[mwfdxhvi*]){1,3}(?![\p{Alpha}\d])\)?/giu
/** The first word with the blank or apostrophe behind it, where an article may stand. */
const FIRST_WORD = /^(\p{Alpha}+['’]?)(\s+|(?<=['’]))/u

/** @example plainTitle('un/a Cuoco/a', 'it') // 'Cuoco' */
export function plainTitle(title: string, code: Language): string {
  const bare = title.replace(markOf(code), '').replace(SEXES, '').trim()
  const [whole = '', word = ''] = FIRST_WORD.exec(bare) ?? []
  const english = glossWords(code).phrases.get(glossKey(word))?.[0]?.english ?? ''
  return ARTICLES.has(english) && whole.length < bare.length ? bare.slice(whole.length) : bare
}
