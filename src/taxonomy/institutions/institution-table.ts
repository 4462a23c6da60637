// Known institutions by folded name, and the words that show an unknown one.

import { heardLanguages, heardSet, OTHER_LANGUAGES } from '../../languages/heard-languages.js'
import { kindOf } from '../../languages/languages.js'
import { READ_LANGUAGES, type ReadLanguage } from '../../languages/read-languages.js'
import { bakedSet } from '../../tables/baked-map.js'
import { bakedTable } from '../../tables/baked-table.js'
import { dataText } from '../../tables/data-file.js'
import { LineTable, lineTable } from '../../tables/line-table.js'
import { foldKey } from '../../text/fold.js'
import { hasArticle, withoutArticle } from '../match/article.js'
import { knownNames } from '../match/known-names.js'

/** An abbreviation counts as printed only: "MIT", not "mit". */
const ABBREVIATION = /^[A-Z.&]{2,8}$/

const byKey = knownNames('./data/institutions.tsv', import.meta.url, ABBREVIATION)
const universities = new LineTable(
  bakedTable('institutions/universities', () =>
    lineTable(dataText('./baked/universities.tsv', import.meta.url)),
  ),
)

/**
 * The canonical name of a whole text, or null. A caller that has folded the text passes its key.
 */
export function lookUpInstitution(text: string, key = foldKey(text)): string | null {
  const entry = byKey.get(key)
  if (entry && (!entry.isAbbreviation || /^[^\p{Lower}]+$/u.test(text))) return entry.canonical
  const named = universities.get(key)
  const line = named ?? (hasArticle(key) ? universities.get(withoutArticle(key)) : undefined)
  return line === undefined ? null : line.slice(0, line.lastIndexOf('\t'))
}

const wordsOf = (code: ReadLanguage, kind: string): string[] =>
  kindOf(code, 'schools.tsv', kind).map(foldKey)

/** English words first, then those of the other languages. */
const withLanguages = (name: string, kind: string): ReadonlySet<string> =>
  heardSet(`institutions/${name}`, (code) => wordsOf(code, kind))

export const STRONG_CUES = withLanguages('strong', 'strong')
/** A phrase with a space on either side, and its place in the list. */
export interface CuePhrase {
  padded: string
  rank: number
}
type PhrasesByWord = ReadonlyMap<string, readonly CuePhrase[]>

function phrasesByWord(phrases: Iterable<string>): PhrasesByWord {
  const byWord = new Map<string, CuePhrase[]>()
  for (const [rank, cue] of [...phrases].entries()) {
    const [first = ''] = cue.split(' ', 1)
    byWord.set(first, [...(byWord.get(first) ?? []), { padded: ` ${cue} `, rank }])
  }
  return byWord
}

const phrasesOf = (code: ReadLanguage): PhrasesByWord =>
  phrasesByWord(bakedSet(`institutions/phrases/${code}`, () => wordsOf(code, 'phrase')))

/**
 * Words that lead to a school: "from", "an der", "presso". One with an apostrophe is joined to the
 * name.
 */
export const SCHOOL_LEADS: readonly string[] = [
  ...bakedSet('institutions/leads', () =>
    READ_LANGUAGES.flatMap((code) => kindOf(code, 'schools.tsv', 'lead')),
  ),
]

/** Words that a name may list with commas: "Arts, Commerce & Science College". */
export const FACULTY_WORDS: ReadonlySet<string> = bakedSet('institutions/faculties', () =>
  wordsOf('en', 'faculty'),
)
const WEAK_CUES = bakedSet('institutions/weak', () => wordsOf('en', 'weak'))
/**
 * What a word says about the name around it, as bits, so that one look-up answers every question
 * about it.
 */
export const CUE = { strong: 1, weak: 2, counter: 4, phrase: 8 } as const

/** What the words of a language say; "School Teacher" is a person and no school. */
interface LanguageCues {
  words: ReadonlyMap<string, number>
  /** Phrases by their first word: a title or a town has none of these words. */
  phrases: PhrasesByWord
}

function cuesOf(code: ReadLanguage): LanguageCues {
  const phrases = phrasesOf(code)
  const words = new Map<string, number>()
  for (const [bit, list] of [
    [CUE.strong, bakedSet(`institutions/strong/${code}`, () => wordsOf(code, 'strong'))],
    [CUE.weak, code === 'en' ? WEAK_CUES : []],
    [CUE.counter, bakedSet(`institutions/against/${code}`, () => wordsOf(code, 'against'))],
    [CUE.phrase, phrases.keys()],
  ] as const) {
    for (const word of list) words.set(word, (words.get(word) ?? 0) | bit)
  }
  return { words, phrases }
}

const ENGLISH = cuesOf('en')
const OTHERS = new Map(OTHER_LANGUAGES.map((code) => [code, cuesOf(code)]))

export function wordCues(word: string): number {
  let bits = ENGLISH.words.get(word) ?? 0
  for (const code of heardLanguages()) bits |= OTHERS.get(code)?.words.get(word) ?? 0
  return bits
}

/** The phrases that begin with a word. */
export function strongPhrases(word: string): readonly CuePhrase[] {
  const english = ENGLISH.phrases.get(word) ?? []
  const heard = heardLanguages()
  return heard.length === 0
    ? english
    : [...english, ...heard.flatMap((code) => OTHERS.get(code)?.phrases.get(word) ?? [])]
}

/**
 * German and Dutch write such cues as the end of one word: "Handelshochschule", "Volksuniversität".
 */
export const CUE_ENDINGS: ReadonlySet<string> = withLanguages('endings', 'ending')
