// Finds birth, age and nationality in other languages where no label marks them: "Née le 12 avril
// 1988", "polnische Staatsangehörigkeit", "29 años".

import { findDates } from '../../dates/find-dates.js'
import { byLanguage } from '../../languages/by-language.js'
import { documentLanguages } from '../../languages/heard-languages.js'
import type { Page, PageLine } from '../page/make-page.js'
import { linesWith, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { choice, cuesOf, isOwnLine } from './personal-words.js'

/** From the word to the date; a place may be between them. */
const REACH = 60
const DATE = { category: 'age_proxy', placeholder: 'DATE' } as const
const NATIONALITY = { category: 'nationality_proxy', placeholder: 'NATIONALITY' } as const
const CUES = ['born', 'nationality', 'after', 'years']
const YEAR = /\b(?:19[4-9]\d|200\d)\b/

interface Patterns {
  /** Every line that a pattern can match has one of these. */
  cues: RegExp
  born: RegExp
  people: RegExp[]
  age: RegExp
}

const patternsOf = byLanguage(
  (code): Patterns => ({
    cues: cuesOf(code, CUES),
    born: new RegExp(`(?:^|[^a-z])(?:${choice(code, 'born')})[\\s:]`, 'g'),
    people: [
      // A label and one people or two: "nationalite: belge et suisse".
      new RegExp(
        `\\b(?:${choice(code, 'nationality')})\\s?:?\\s[a-z-]{4,20}(?:\\s(?:${choice(code, 'joint')})\\s[a-z-]{4,20})?`,
        'g',
      ),
      new RegExp(`\\b[a-z-]{4,20}\\.?\\s(?:${choice(code, 'after')})\\b`, 'g'),
    ],
    // "10 años de experiencia" is no age.
    age: new RegExp(
      `(?:^|[,;|·(–-]\\s?|\\s)(?<cut>[1-7]\\d\\s(?:${choice(code, 'years')}))(?=\\s*(?:$|[,;.|·–)-]))`,
      'g',
    ),
  }),
)

function bornIn(page: Page, line: PageLine, { born }: Patterns): Finding[] {
  const folded = page.folded.slice(line.start, line.end)
  return Array.from(folded.matchAll(born)).flatMap((match) => {
    const from = line.start + match.index + match[0].length
    const text = page.text.slice(from, Math.min(line.end, from + REACH))
    const [date] = findDates(text)
    const year = YEAR.exec(text)
    const found = date ?? (year && { start: year.index, end: year.index + year[0].length })
    return found ? [{ start: from + found.start, end: from + found.end, ...DATE }] : []
  })
}

function each(page: Page, line: PageLine, pattern: RegExp, kind: typeof DATE | typeof NATIONALITY) {
  const folded = page.folded.slice(line.start, line.end)
  return Array.from(folded.matchAll(pattern), (match): Finding => {
    const cut = match.groups?.cut ?? match[0]
    const start = line.start + match.index + match[0].indexOf(cut)
    return { start, end: start + cut.length, ...kind }
  })
}

/** Looks only among the person's own details: further down a nationality may be a customer's. */
export const foreignBirth: Recogniser = (page) =>
  documentLanguages().flatMap((code) => {
    const patterns = patternsOf(code)
    return linesWith(page, patterns.cues)
      .filter(isOwnLine)
      .flatMap((line) => [
        ...bornIn(page, line, patterns),
        ...patterns.people.flatMap((pattern) => each(page, line, pattern, NATIONALITY)),
        ...each(page, line, patterns.age, DATE),
      ])
  })
