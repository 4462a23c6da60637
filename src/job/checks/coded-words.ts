// Finds wording that favours an age or a gender.
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf, patternOf } from '../../languages/words.js'
import type { CheckKind, JobCheck, Unit } from '../types.js'

type Coded = Record<'age_coded' | 'gender_coded', Record<string, string>>

const data = languageFileJson('en', 'coded-words.json') as Coded

/**
 * An age asked for in figures: "aged 25 to 35", "between 20 and 30 years old", "not older than 40".
 * A lower bound alone ("at least 18 years old") is mostly required by law.
 */
const AGE_RANGE = new RegExp(patternOf('demand-age-range'), 'giu')
/** An upper bound on experience excludes people who have worked for long. */
const EXPERIENCE_CAP = new RegExp(patternOf('demand-experience-cap'), 'giu')
const IN_FIGURES = [
  [AGE_RANGE, 'sets an age'],
  [EXPERIENCE_CAP, 'caps experience, and with it age'],
] as const

const escaped = (phrase: string): string => phrase.replace(/[ -]/g, '[\\s-]+')

/** "he or she" names both sexes, and "ethical hacker" is a trade. */
const BOTH_BEFORE = anyOf('demand:uncoded-before')
const BOTH_BEHIND = anyOf('demand:uncoded-behind')
const OR = anyOf('demand:uncoded-joints')

/**
 * The phrases of each kind as whole words, unless both sexes are named or the word before makes it
 * a trade.
 */
const PATTERNS = Object.entries(data).map(
  ([kind, phrases]) =>
    [
      kind as CheckKind,
      phrases,
      new RegExp(
        `(?<![\\p{Alpha}/)]|\\b(?:${BOTH_BEFORE})\\s(?:(?:${OR})\\s)?)(?:${Object.keys(phrases).map(escaped).join('|')})(?![\\p{Alpha}/]|\\s(?:${OR})\\s(?:${BOTH_BEHIND})\\b)`,
        'giu',
      ),
    ] as const,
)

const found = (kind: CheckKind, unit: Unit, at: number, words: string, why: string): JobCheck => ({
  kind,
  message: `"${words}" ${why}.`,
  span: {
    line: unit.span.line,
    start: unit.span.start + at,
    end: unit.span.start + at + words.length,
  },
})

export function codedWords(units: readonly Unit[]): JobCheck[] {
  const out: JobCheck[] = []
  for (const unit of units) {
    for (const [kind, phrases, pattern] of PATTERNS) {
      for (const match of unit.text.matchAll(pattern)) {
        const why = phrases[match[0].toLowerCase().replace(/[\s-]+/g, ' ')] ?? ''
        out.push(found(kind, unit, match.index, match[0], why))
      }
    }
    for (const [pattern, why] of IN_FIGURES) {
      for (const match of unit.text.matchAll(pattern)) {
        out.push(found('age_coded', unit, match.index, match[0], why))
      }
    }
  }
  return out
}
