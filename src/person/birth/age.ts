// Finds birth dates, ages, and the years of school and degree. Months of employment stay.

import { findDateRanges, findDates } from '../../dates/find-dates.js'
import { redactionWords } from '../../languages/redaction-words.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { degreeLikelihood } from '../../taxonomy/degrees/degree-likelihood.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { matchEdges } from '../../text/match-edges.js'
import type { Label } from '../labels/label.js'
import { listed } from '../listed.js'
import type { Page, PageLine } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, linesHolding, linesWith, matches, type Recogniser } from '../recogniser.js'
import type { Finding, LinePart } from '../types.js'
import { listedAges } from './personal-lists.js'

const groups = redactionWords('age', ['anywhere', 'graduation', 'school', 'years_old', 'years'])
const ANYWHERE = phraseSet(groups.anywhere)
const GRADUATION = phraseSet(groups.graduation)
const SCHOOL = phraseSet(groups.school)
const NONE = phraseSet([])

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
/** "born in 2004", "born on 3rd of May, 2004", "b. 1977": the year alone tells the age. */
const BORN = new RegExp(patternOf('personal-born'), 'g')
/** "54 yrs", "31 years" as one piece of a line in the head; years in a job would say what of. */
const AGE_PIECE = new RegExp(
  String.raw`(?:^|[|•●▪·,;/–(-])[ \t]*(?<cut>[2-6]\d[ \t]?(?:${anyOf('personal:years-of-age')})\.?)[ \t]*(?=$|[|•●▪·,;/–()-])`,
  'g',
)
/** "Ana Sample | 29 | Single": a number alone between two marks of the head; "29/F", "M/34". */
const BARE_AGE_PIECE =
  /(?<=[|•●▪·][ \t]{0,3})[2-6]\d(?=[ \t]{0,3}[|•●▪·])|(?<![\w/.-])(?:[2-6]\d[ ]?\/[ ]?[mf]|[mf][ ]?\/[ ]?[2-6]\d)(?![\w/.-])/g
/** "3. 9. 1987": a date with room behind its dots. */
const DOTTED_DATE = /^\s*\d{1,2}\.[ ]\d{1,2}\.[ ]?(?:19[4-9]\d|200\d)\s*$/
const SELF_SIGNS = eachOf('personal:self-signs').map((sign) => `${sign} `)
const BORN_SIGNS = eachOf('personal:birth-signs')
/** A year that is no amount or version: "Windows 2012". */
const YEAR = new RegExp(
  String.raw`(?<![\d$€£₹#]|\d[.,:]|\b(?:${anyOf('personal:before-no-year')})[ -])(?:19[4-9]\d|20[0-4]\d)(?!\d|[.,]\d|%)`,
  'g',
)
/** "2011-12": a school year. */
const SHORT_YEARS = /(?<![\d$€£₹#]|\d[.,])(?:19[4-9]\d|20[0-4]\d)[ \t]?[-/][ \t]?\d\d(?!\d|%)/g
/** "Batch: 09-13", "'08 - '12" on a line of education. */
const TWO_DIGIT_YEARS = /(?<![\d.,])'?\d\d[ \t]?-[ \t]?'\d\d\b|'\d\d\b/g
/** "09/77 - 09/82" on a line of education. */
const SHORT_MONTHS =
  /(?<![\d/.])(?:0?[1-9]|1[0-2])[ ]?\/[ ]?\d\d(?![\d/])(?:[ ]?-[ ]?(?:0?[1-9]|1[0-2])[ ]?\/[ ]?\d\d(?![\d/]))?/g
const MAY_DATE = /\b(?:19|20)\d\d|'\d\d\b|\d\d[ ]?-[ ]?\d\d\b/
const LINE_CHARS_MAX = 400
const DATES_CHARS_MAX = 40
const BIRTH_YEAR = /(?:19[4-9]\d|200\d)(?!\d)/
/** One character long, so that the pieces keep their places. */
const PIECE_END = /[|•●▪·]/
const SHORT_LINE_CHARS = 50
const DEGREE_MIN = 0.5
const SURE_DEGREE_MIN = 0.8
/** Parts in which a degree with a year is education, whatever the part says. */
const LOOSE: ReadonlySet<LinePart | undefined> = new Set([
  'top',
  'summary',
  'skills',
  'other',
  'personal',
])
const DATE = { category: 'age_proxy', placeholder: 'DATE' } as const

const textOf = (page: Page, line: PageLine): string =>
  page.text.slice(line.start, Math.min(line.end, line.start + LINE_CHARS_MAX))

/** The dates of a line, searched for once. */
type Ranges = () => ReturnType<typeof findDateRanges>

function rangesOf(page: Page, line: PageLine): Ranges {
  let ranges: ReturnType<Ranges> | undefined
  return () => {
    ranges ??= findDateRanges(textOf(page, line))
    return ranges
  }
}

/** Every date and year of a line. */
function datesOf(page: Page, line: PageLine, ranges: Ranges): Finding[] {
  const text = textOf(page, line)
  if (!/\d\d/.test(text)) return []
  const folded = page.folded.slice(line.start, line.start + text.length)
  const spans = ranges().map(({ start, end }) => ({ start, end }))
  for (const pattern of [SHORT_YEARS, YEAR, TWO_DIGIT_YEARS, SHORT_MONTHS]) {
    const edges = matchEdges(pattern, folded)
    for (let at = 0; at < edges.length; at += 2) {
      spans.push({ start: edges[at] ?? 0, end: edges[at + 1] ?? 0 })
    }
  }
  return spans.map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
    ...DATE,
  }))
}

/** Beside a degree, these words name the place where it was taken. */
const AT_SCHOOL = new RegExp(String.raw`\b(?:${anyOf('personal:school-words')})\b`)
/** A line that ends in the middle of its sentence. */
const RUNS_ON = new RegExp(
  String.raw`(?:[,&-]|\b(?:${anyOf('personal:small-words-at-the-end')}))[ \t]*$`,
)
/** Marks in percent beside a year: "2011 66.50%", "CGPA 7.6 (2015)". */
const MARKS = /\b\d{2}(?:\.\d{1,2})?[ ]?%/

/**
 * How surely a line speaks of a degree. Its dates are left out, because "March" reads like M.Arch.
 */
function degreeOf(page: Page, line: PageLine, ranges: Ranges): number {
  let rest = textOf(page, line)
  // Dates are searched for only where there may be a degree: a seventh of the cost of finding ages.
  const degree = degreeLikelihood(rest)
  if (degree < DEGREE_MIN) return 0
  if (ranges().length === 0) return degree
  for (const { start, end } of ranges()) {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  return degreeLikelihood(rest)
}

const isShort = ({ start, end }: PageLine): boolean => end - start <= SHORT_LINE_CHARS

/** One year at the end of a line: when a school was left. Positions have two years, or months. */
const LAST_YEAR = /^\D{0,120}(?:19[4-9]\d|20[0-4]\d)[\s.)\]]*$/
const POST_MAX = 0.4
const SURE_POST_MIN = 0.8

/** Whether the line has no title, and none surely beside it: a teacher's school is an employer. */
const isWithoutPost = (page: Page, line: PageLine): boolean =>
  textOf(page, line)
    .split(/[,(|]/)
    .every((piece) => titleLikelihood(piece) < POST_MAX) &&
  [line.number - 1, line.number + 1].every((number) => {
    const next = page.lines[number]
    return !next || titleLikelihood(textOf(page, next)) < SURE_POST_MIN
  })

/** Whether the line, or the one before that runs on into it, names a school. */
function speaksOfSchool(page: Page, line: PageLine): boolean {
  if (AT_SCHOOL.test(page.folded.slice(line.start, line.end))) return true
  const before = page.lines[line.number - 1]
  if (!before) return false
  const text = page.folded.slice(before.start, before.end)
  return RUNS_ON.test(text) && AT_SCHOOL.test(text)
}

function isSchooling(page: Page, line: PageLine, ranges: Ranges): boolean {
  if (line.part === 'education') return true
  const folded = page.folded.slice(line.start, line.end)
  if (!MAY_DATE.test(folded)) return false
  if (
    (line.part !== 'work' || isShort(line)) &&
    GRADUATION.find(page, line.firstWord, line.lastWord).length > 0
  ) {
    return true
  }
  if (line.part === 'work') {
    const degree = degreeOf(page, line, ranges)
    if (degree >= SURE_DEGREE_MIN || (degree >= DEGREE_MIN && AT_SCHOOL.test(folded))) return true
    return LAST_YEAR.test(folded) && isWithoutPost(page, line) && speaksOfSchool(page, line)
  }
  if (!LOOSE.has(line.part)) return false
  if (SCHOOL.find(page, line.firstWord, line.lastWord).length > 0) return true
  if (line.part === 'other' && AT_SCHOOL.test(folded)) return true
  return MARKS.test(folded) || degreeOf(page, line, ranges) >= DEGREE_MIN
}

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

/** Whether it is before anyone who applies today began to work. */
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

const degreeIn = (page: Page, line: PageLine): number => degreeLikelihood(textOf(page, line))

/** A longer word that is no month, no season and not "present". */
const OTHER_WORD = new RegExp(
  String.raw`\b(?!(?:${anyOf('personal:months-and-seasons')})[a-z]*\b)[a-z]{4}`,
)

/**
 * A line with dates only belongs to the school beside it; among positions a degree must be sure.
 */
function isBesideSchool(page: Page, line: PageLine): boolean {
  const isWork = line.part === 'work'
  const isNone = line.part === undefined
  if (!(isWork || isNone || LOOSE.has(line.part)) || line.end - line.start > DATES_CHARS_MAX)
    return false
  // Finds a word that is no month by its first letters, without a search for dates.
  if (OTHER_WORD.test(page.folded.slice(line.start, line.end))) return false
  return [line.number + 1, line.number - 1].some((number) => {
    const next = page.lines[number]
    if (!next || next.end - next.start > LINE_CHARS_MAX) return false
    if (isWork)
      return number < line.number && isShort(next) && degreeIn(page, next) >= SURE_DEGREE_MIN
    if (next.part === 'education' && (number < line.number || isNone)) return true
    if (next.part === 'work' || isNone) return false
    const isSchool = SCHOOL.find(page, next.firstWord, next.lastWord).length > 0
    return isSchool || degreeIn(page, next) >= DEGREE_MIN
  })
}

function schoolYears(page: Page, line: PageLine): Finding[] {
  const ranges = rangesOf(page, line)
  const isSchool = isSchooling(page, line, ranges) || isBesideSchool(page, line)
  return isSchool ? datesOf(page, line, ranges) : []
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
      return /[\p{L}\p{N}]/u.test(rest) ? [] : [{ start, end: start + text.length, ...DATE }]
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
    ...matches(page, linesHolding(page, SELF_SIGNS), [SELF_AGE], 'age_proxy', 'AGE'),
    ...matches(page, linesHolding(page, BORN_SIGNS), [BORN], 'age_proxy', 'DATE'),
    ...matches(
      page,
      numbered.filter(({ part }) => part === 'top' || part === 'personal'),
      [AGE_PIECE, BARE_AGE_PIECE],
      'age_proxy',
      'AGE',
    ),
    ...listed(page, ANYWHERE, NONE, 'age_proxy', 'AGE'),
    ...personalDates(page),
    ...loneBirthDates(page, numbered),
    ...listedAges(page),
    ...numbered.flatMap((line) => schoolYears(page, line)),
  ]
}
