// Known institutions by folded name, and the words that give an unknown one away.

import { kindOf } from '../../languages/languages.js'
import { bakedSet } from '../../tables/baked-map.js'
import { bakedTable } from '../../tables/baked-table.js'
import { dataJson, dataText } from '../../tables/data-file.js'
import { LineTable, lineTable } from '../../tables/line-table.js'
import { foldKey } from '../../text/fold.js'
import { knownNames } from '../match/known-names.js'

/** An abbreviation counts as printed only: "MIT", not "mit". */
const ABBREVIATION = /^[A-Z.&]{2,8}$/

const byKey = knownNames('./data/institutions.tsv', import.meta.url, ABBREVIATION)
const universities = new LineTable(
  bakedTable('institutions/universities', () =>
    lineTable(dataText('./baked/universities.tsv', import.meta.url)),
  ),
)

/** The canonical name of a whole string, or null; its key where it is at hand. */
export function lookUpInstitution(text: string, key = foldKey(text)): string | null {
  const entry = byKey.get(key)
  if (entry && (!entry.isAbbreviation || /^[^\p{Ll}]+$/u.test(text))) return entry.canonical
  const named = universities.get(key)
  const line = named ?? (key.startsWith('the ') ? universities.get(key.slice(4)) : undefined)
  return line === undefined ? null : line.slice(0, line.lastIndexOf('\t'))
}

interface Cues {
  strong: string[]
  strongPhrases: string[]
  weak: string[]
  against: string[]
  faculties: string[]
  leads: string[]
  /** Of names that are written as one word. */
  endings: string[]
}

const cues = dataJson('./data/institution-cues.json', import.meta.url) as Cues
const keys = (words: string[]): ReadonlySet<string> => new Set(words.map(foldKey))

/** English words first, then those of the other languages. */
const withLanguages = (name: string, own: string[], kind: string): ReadonlySet<string> =>
  bakedSet(`institutions/${name}`, () => [
    ...new Set([...own, ...kindOf('schools.tsv', kind)].map(foldKey)),
  ])

export const STRONG_CUES = withLanguages('strong', cues.strong, 'strong')
/** A phrase with a space on either side, and its place in the list. */
export interface CuePhrase {
  padded: string
  rank: number
}
/** By their first word, since a title or a town has none of these words. */
export const STRONG_PHRASES: ReadonlyMap<string, readonly CuePhrase[]> = phrasesByWord()

function phrasesByWord(): Map<string, CuePhrase[]> {
  const phrases = new Map<string, CuePhrase[]>()
  const all = withLanguages('phrases', cues.strongPhrases, 'phrase')
  for (const [rank, cue] of [...all].entries()) {
    const [first = ''] = cue.split(' ', 1)
    phrases.set(first, [...(phrases.get(first) ?? []), { padded: ` ${cue} `, rank }])
  }
  return phrases
}

/** What leads up to a school: "from", "an der", "presso"; with an apostrophe it hangs on the name. */
export const SCHOOL_LEADS: readonly string[] = [
  ...bakedSet('institutions/leads', () => [...cues.leads, ...kindOf('schools.tsv', 'lead')]),
]

/** Words that a name may list with commas: "Arts, Commerce & Science College". */
export const FACULTY_WORDS = keys(cues.faculties)
const WEAK_CUES = keys(cues.weak)
/** Words of a job or a person: "School Teacher" is no school. */
const COUNTER_CUES = withLanguages('against', cues.against, 'against')

/** What a word says of the name that it stands in, as bits: one look-up for all that it could say. */
export const CUE = { strong: 1, weak: 2, counter: 4, phrase: 8 } as const
export const WORD_CUES = new Map<string, number>()
for (const [bit, words] of [
  [CUE.strong, STRONG_CUES],
  [CUE.weak, WEAK_CUES],
  [CUE.counter, COUNTER_CUES],
  [CUE.phrase, STRONG_PHRASES.keys()],
] as const) {
  for (const word of words) WORD_CUES.set(word, (WORD_CUES.get(word) ?? 0) | bit)
}

/** German and Dutch write them in one word: "Handelshochschule", "Volksuniversität". */
export const CUE_ENDINGS: readonly string[] = [...withLanguages('endings', cues.endings, 'ending')]
