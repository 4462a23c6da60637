// Finds birth dates, ages, and with school-years.ts the years of school and degree. Months of
// employment stay.

import { findDates } from '../../dates/find-dates.js'
import { redactionWords } from '../../languages/redaction-words.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import type { Label } from '../labels/label.js'
import { listed } from '../listed.js'
import type { Page, PageLine } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import {
  labelledValues,
  linesHolding,
  linesWith,
  matches,
  PIECE_END,
  type Recogniser,
} from '../recogniser.js'
import type { Finding, LinePart } from '../types.js'
import { toldBirths } from './birth-words.js'
import { DATE, DATES_CHARS_MAX, textOf } from './date-lines.js'
import { listedAges } from './personal-lists.js'
import { schoolYears } from './school-years.js'

const groups = redactionWords('age', ['anywhere', 'years_old', 'years'])
const ANYWHERE = phraseSet('birth/anywhere', () => groups.anywhere)

/** "25 Jahre alt", "25 ans"; "10 ans d'expérience" and "10 anni di esperienza" are no ages. */
const YEARS_OLD = [
  ...groups.years_old.map((phrase) => phrase.replaceAll(' ', '[ \\t]')),
  `(?:${groups.years.join('|')})\\b(?![ \\t]d(?:'|i\\b))`,
].join('|')
/** "25 years old", "25 y/o", "aged 25", "25-year-old", "at the age of 25", "at 16, I". */
const AGES = new RegExp(
  String.raw`\b(?:${patternOf('personal-age')}|[1-9]\d[ \t]?(?:${YEARS_OLD}))`,
  'g',
)
/** "I am 21, …", "I'm Jo Sample, 38, a …". */
const SELF_AGE = new RegExp(patternOf('personal-self-age'), 'g')
/** "I am 28.", "I'm now 28 from …": the number right behind the verb. */
const SELF_AGE_BARE = new RegExp(patternOf('personal-self-age-bare'), 'g')
/** "33 now!", "40 this year": not among positions, where a team may be "33 now". */
const NOW_AGE = new RegExp(patternOf('personal-now-age'), 'g')
/** "born in 2004", "born on 3rd of May, 2004", "b. 1977": the year alone tells the age. */
const BORN = new RegExp(patternOf('personal-born'), 'g')
/** "MSc in Statistics from Sampletown, 2015 and …", "a 2012 graduate of": told in a sentence. */
const TOLD_IN: ReadonlySet<LinePart> = new Set(['top', 'summary', 'personal', 'other'])
const DEGREE_TOLD = new RegExp(patternOf('personal-degree-told'), 'g')
/** "54 yrs", "31 years" as one piece of a line in the head. Years in a job would say which job. */
const AGE_PIECE = new RegExp(
  String.raw`(?:^|[|•●▪·,;/–(-])[ \t]*(?<cut>[2-6]\d[ \t]?(?:${anyOf('personal:years-of-age')})\.?)[ \t]*(?=$|[|•●▪·,;/–()-])`,
  'g',
)
/** "Ana Sample | 29 | Single": a number alone between two marks of the head; "29/F", "M/34". */
const BARE_AGE_PIECE =
  /(?<=[|•●▪·][ \t]{0,3})[2-6]\d(?=[ \t]{0,3}[|•●▪·])|(?<![\w/.-])(?:[2-6]\d[ ]?\/[ ]?[mf]|[mf][ ]?\/[ ]?[2-6]\d)(?![\w/.-])/g
/** "3. 9. 1987": a date with room behind its dots. */
const DOTTED_DATE = /^\s*\d{1,2}\.[ ]\d{1,2}\.[ ]?(?:19[4-9]\d|200\d)\s*$/
/** "thirty-six years old", "aged forty-two". */
const AGES_IN_WORDS = new RegExp(patternOf('personal-age-in-words'), 'g')
const AGE_SIGNS = eachOf('personal:age-signs')
const SELF_SIGNS = eachOf('personal:self-signs').map((sign) => `${sign} `)
const BORN_SIGNS = eachOf('personal:birth-signs')
const BIRTH_YEAR = /(?:19[4-9]\d|200\d)(?!\d)/
/**
 * The date after a label. Without one the whole short value is taken, so that odd spellings do not
 * stay.
 */
function birthDates(page: Page, labels: Label[]): Finding[] {
  return labelledValues(labels, page, ['birth_date']).flatMap((value) => {
    const text = page.text.slice(value.start, value.end)
    if (!/\d/.test(text)) return []
    const dates = findDates(text)
    const last = Math.max(0, ...dates.map(({ end }) => end))
    const hasMore = /\d/.test(text.slice(last))
    return [{ ...value, end: last > 0 && !hasMore ? value.start + last : value.end }]
  })
}

/** Whether the date lies before anyone who applies today began to work. */
const isLongAgo = (page: Page, start: number, end: number): boolean =>
  /19[4-9]\d/.test(page.folded.slice(start, end))

/** A full date among personal details is the birth date, even without its label. */
function personalDates(page: Page): Finding[] {
  return page.lines
    .filter(({ part }) => part === 'personal')
    .flatMap((line) =>
      findDates(textOf(page, line))
        .filter(
          ({ hasDay, start, end }) =>
            hasDay || isLongAgo(page, line.start + start, line.start + end),
        )
        .map(({ start, end }) => ({ start: line.start + start, end: line.start + end, ...DATE })),
    )
}

/** The pieces between separators in the head; elsewhere whole lines. */
function piecesOf(page: Page, line: PageLine): { start: number; text: string }[] {
  const text = textOf(page, line)
  if (line.part !== 'top') return [{ start: line.start, text }]
  let at = line.start
  return text.split(PIECE_END).map((piece) => {
    const start = at
    at += piece.length + 1
    return { start, text: piece }
  })
}

/**
 * A full date that stands alone, in a year in which candidates are born: its label is elsewhere.
 */
function loneBirthDates(page: Page, lines: readonly PageLine[]): Finding[] {
  return lines
    .filter(({ part }) => part !== undefined && part !== 'work')
    .flatMap((line) => piecesOf(page, line))
    .flatMap(({ start, text }) => {
      if (text.length > DATES_CHARS_MAX || !BIRTH_YEAR.test(text)) return []
      if (DOTTED_DATE.test(text)) return [{ start, end: start + text.length, ...DATE }]
      const [date, more] = findDates(text)
      if (!date?.hasDay || more) return []
      const rest = text.slice(0, date.start) + text.slice(date.end)
      return hasLetterOrDigit(rest) ? [] : [{ start, end: start + text.length, ...DATE }]
    })
}

export const age: Recogniser = (page, labels) => {
  // Every age and every year has two digits side by side.
  const numbered = linesWith(page, /\d\d/g)
  return [
    ...birthDates(page, labels),
    ...labelledValues(labels, page, ['age']).filter(({ start, end }) =>
      /\d/.test(page.folded.slice(start, end)),
    ),
    ...matches(page, numbered, [AGES], 'age_proxy', 'AGE'),
    ...matches(page, linesHolding(page, AGE_SIGNS), [AGES_IN_WORDS], 'age_proxy', 'AGE'),
    ...matches(page, linesHolding(page, SELF_SIGNS), [SELF_AGE, SELF_AGE_BARE], 'age_proxy', 'AGE'),
    ...matches(page, linesHolding(page, BORN_SIGNS), [BORN], 'age_proxy', 'DATE'),
    ...matches(
      page,
      numbered.filter(({ part }) => part === 'top' || part === 'personal'),
      [AGE_PIECE, BARE_AGE_PIECE],
      'age_proxy',
      'AGE',
    ),
    ...matches(
      page,
      numbered.filter(({ part }) => part !== 'work' && part !== 'skills'),
      [NOW_AGE],
      'age_proxy',
      'AGE',
    ),
    ...matches(
      page,
      numbered.filter(({ part }) => part !== undefined && TOLD_IN.has(part)),
      [DEGREE_TOLD],
      'age_proxy',
      'DATE',
    ),
    ...toldBirths(page, numbered),
    ...listed(page, ANYWHERE, 'age_proxy', 'AGE'),
    ...personalDates(page),
    ...loneBirthDates(page, numbered),
    ...listedAges(page),
    ...numbered.flatMap((line) => schoolYears(page, line)),
  ]
}
