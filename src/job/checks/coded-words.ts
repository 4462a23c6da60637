// Finds wording that favours an age or a gender.
import { dataText } from '../../core/data-file.js'
import type { CheckKind, JobCheck, Unit } from '../types.js'

type Coded = Record<'age_coded' | 'gender_coded', Record<string, string>>

const data = JSON.parse(dataText('./data/coded-words.json', import.meta.url)) as Coded

/** An age asked for in figures: "aged 25 to 35", "between 20 and 30 years old". */
const AGE_RANGE =
  /\b(?:aged|age)\s*(?:between|from|of)?\s*\d{2}\s*(?:-|–|to|and)\s*\d{2}\b|\b(?:between\s+)?\d{2}\s*(?:-|–|to|and)\s*\d{2}\s+years?\s+(?:old|of age)\b/giu

const escaped = (phrase: string): string => phrase.replace(/[ -]/g, '[\\s-]+')

const PATTERNS = Object.entries(data).map(
  ([kind, phrases]) =>
    [
      kind as CheckKind,
      phrases,
      new RegExp(
        `(?<![\\p{L}/])(?:${Object.keys(phrases).map(escaped).join('|')})(?![\\p{L}/])`,
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
    for (const match of unit.text.matchAll(AGE_RANGE)) {
      out.push(found('age_coded', unit, match.index, match[0], 'sets an age'))
    }
  }
  return out
}
