// Known institutions by folded name, and the words that give an unknown one away.
import { dataRows, dataText } from '../../core/data-file.js'
import { foldKey } from '../../core/fold.js'
import { LineTable } from '../../core/line-table.js'

interface Entry {
  canonical: string
  /** An abbreviation counts as printed only: "MIT", not "mit". */
  isAbbreviation: boolean
}

const ABBREVIATION = /^[A-Z.&]{2,8}$/

const byKey = new Map<string, Entry>()
for (const [canonical = '', aliases = ''] of dataRows('./data/institutions.tsv', import.meta.url)) {
  for (const name of [canonical, ...aliases.split('|')]) {
    const key = foldKey(name)
    if (key !== '' && !byKey.has(key)) {
      byKey.set(key, { canonical, isAbbreviation: ABBREVIATION.test(name) })
    }
  }
}
const universities = new LineTable(dataText('./baked/universities.tsv', import.meta.url))

/** The canonical name of a whole string, or null. */
export function lookUpInstitution(text: string): string | null {
  const key = foldKey(text)
  const entry = byKey.get(key)
  if (entry && (!entry.isAbbreviation || /^[^\p{Ll}]+$/u.test(text))) return entry.canonical
  for (const form of [key, key.replace(/^the /, '')]) {
    const line = universities.get(form)
    if (line !== undefined) return line.slice(0, line.lastIndexOf('\t'))
  }
  return null
}

interface Cues {
  strong: string[]
  strongPhrases: string[]
  weak: string[]
  against: string[]
  faculties: string[]
}

const cues = JSON.parse(dataText('./data/institution-cues.json', import.meta.url)) as Cues
const keys = (words: string[]): ReadonlySet<string> => new Set(words.map(foldKey))

export const STRONG_CUES = keys(cues.strong)
/** With a space on either side. */
export const STRONG_PHRASES: readonly string[] = cues.strongPhrases.map(
  (cue) => ` ${foldKey(cue)} `,
)
/** Words that a name may list with commas: "Arts, Commerce & Science College". */
export const FACULTY_WORDS = keys(cues.faculties)
export const WEAK_CUES = keys(cues.weak)
/** Words of a job or a person: "School Teacher" is no school. */
export const COUNTER_CUES = keys(cues.against)
/** German writes them in one word: "Handelshochschule", "Volksuniversität". */
export const CUE_ENDINGS = [
  'universitat',
  'hochschule',
  'schule',
  'gymnasium',
  'kolleg',
  'academy',
  'universiteit',
  'vidyalaya',
] as const
