// Finds wording that favours an age or a gender.
import { dataJson } from '../../tables/data-file.js'
import type { CheckKind, JobCheck, Unit } from '../types.js'

type Coded = Record<'age_coded' | 'gender_coded', Record<string, string>>

const data = dataJson('./data/coded-words.json', import.meta.url) as Coded

/**
 * An age asked for in figures: "aged 25 to 35", "between 20 and 30 years old", "not older than 40". A lower
 * bound alone ("at least 18 years old") is mostly the law's.
 */
const AGE_RANGE =
  /\b(?:aged|age)\s*(?:between|from|of)?\s*\d{2}\s*(?:-|–|to|and)\s*\d{2}\b|\b(?:between\s+)?\d{2}\s*(?:-|–|to|and)\s*\d{2}\s+years?\s+(?:old|of age)\b|\b(?:not? older than|younger than|under the age of|below the age of)\s+\d{2}\b|\b(?:under|below|up to|max(?:imum|\.)?)\s+\d{2}\s+years?\s+(?:old|of age)\b/giu
/** An upper bound on experience shuts out who has worked for long. */
const EXPERIENCE_CAP =
  /\b(?:no more than|not more than|maximum(?: of)?|max\.?)\s+(?:\d{1,2}|two|three|four|five|six|seven|eight|ten)\s+years?['’]?\s+(?:of\s+)?(?:\p{L}+\s+){0,2}experience\b/giu
const IN_FIGURES = [
  [AGE_RANGE, 'sets an age'],
  [EXPERIENCE_CAP, 'caps experience, and with it age'],
] as const

const escaped = (phrase: string): string => phrase.replace(/[ -]/g, '[\\s-]+')

const PATTERNS = Object.entries(data).map(
  ([kind, phrases]) =>
    [
      kind as CheckKind,
      phrases,
      new RegExp(
        `(?<![\\p{L}/)]|\\b(?:he|she|his|her|ethical)\\s(?:(?:or|and)\\s)?)(?:${Object.keys(phrases).map(escaped).join('|')})(?![\\p{L}/]|\\s(?:or|and)\\s(?:her|his|he|she)\\b)`,
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
        const hint = /^use |^name |^say |^leave /.test(why) ? `can be put otherwise: ${why}` : why
        out.push(found(kind, unit, match.index, match[0], hint))
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
