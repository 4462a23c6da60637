// Age: birth date, age, and the years of school and degree. Months of employment stay.
import { findDateRanges, findDates } from '../../dates/find-dates.js'
import { degreeLikelihood } from '../../taxonomy/degrees/degree-likelihood.js'
import type { Label } from '../labels/find-labels.js'
import { listed } from '../listed.js'
import type { Page, PageLine } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, linesWith, matches, type Recogniser } from '../recogniser.js'
import type { Finding, LinePart } from '../types.js'
import { wordGroups } from '../word-list.js'

const groups = wordGroups<'anywhere' | 'graduation' | 'school'>('./data/age.json', import.meta.url)
const ANYWHERE = phraseSet(groups.anywhere)
const GRADUATION = phraseSet(groups.graduation)
const SCHOOL = phraseSet(groups.school)
const NONE = phraseSet([])

/** "25 years old", "aged 25", "25-year-old", "at the age of 25", "at 16, I". */
const AGES =
  /\b(?:at[ \t][1-9]\d(?=,?[ \t](?:i|he|she|when|while|after)\b)|(?:at[ \t]the[ \t])?aged?[ \t]{1,2}(?:of[ \t])?[1-9]\d\b(?![ \t]?[-%])|[1-9]\d[ \t-]?(?:years?|yrs?)\.?[ \t-](?:old|of[ \t]age|young)\b|[1-9]\d[ \t]?(?:jahre[ \t]alt|ans\b(?![ \t]d')|anos[ \t]de[ \t](?:edad|idade)|anni\b(?![ \t]d[i'])|jaar[ \t]oud))/g
const YEAR =
  /(?<![\d$€£₹#.,]|\d:|\b(?:server|office|windows|word|excel|access|autocad|studio|iso|sql|exchange|sharepoint|project|revit|visio|outlook)[ -])(?:19[4-9]\d|20[0-4]\d)(?!\d|[.,]\d|%)/g
const SHORT_YEARS = /(?<![\d$€£₹#.,])(?:19[4-9]\d|20[0-4]\d)[ \t]?[-/][ \t]?\d\d(?!\d|%)/g
/** "Batch: 09-13", "'08 - '12" on a line of education. */
const TWO_DIGIT_YEARS = /(?<![\d.,])'?\d\d[ \t]?-[ \t]?'\d\d\b|'\d\d\b/g
/** "09/77 - 09/82" on a line of education. */
const SHORT_MONTHS =
  /(?<![\d/.])(?:0?[1-9]|1[0-2])[ ]?\/[ ]?\d\d(?![\d/])(?:[ ]?-[ ]?(?:0?[1-9]|1[0-2])[ ]?\/[ ]?\d\d(?![\d/]))?/g
const MAY_DATE = /\b(?:19|20)\d\d|'\d\d\b|\d\d[ ]?-[ ]?\d\d\b/
const LINE_CHARS_MAX = 400
const DATES_CHARS_MAX = 40
const BIRTH_YEAR = /(?:19[4-9]\d|200\d)(?!\d)/
const SHORT_LINE_CHARS = 50
const DEGREE_MIN = 0.5
const SURE_DEGREE_MIN = 0.8
/** Where a degree with a year is education even when the part says otherwise. */
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

/** The dates of a line, looked for once. */
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
    for (const match of folded.matchAll(pattern)) {
      spans.push({ start: match.index, end: match.index + match[0].length })
    }
  }
  return spans.map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
    ...DATE,
  }))
}

/** Beside a degree it is where the degree was taken. */
const AT_SCHOOL = /\b(?:school|college|universit\w{0,4}|institute|board|polytechnic|final year)\b/
/** A share of marks beside a year: "2011 66.50%", "CGPA 7.6 (2015)". */
const MARKS = /\b\d{2}(?:\.\d{1,2})?[ ]?%/

/** How surely a line speaks of a degree; its dates aside, since "March" reads like M.Arch. */
function degreeOf(page: Page, line: PageLine, ranges: Ranges): number {
  let rest = textOf(page, line)
  for (const { start, end } of ranges()) {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  return degreeLikelihood(rest)
}

function isSchooling(page: Page, line: PageLine, ranges: Ranges): boolean {
  if (line.part === 'education') return true
  const folded = page.folded.slice(line.start, line.end)
  if (!MAY_DATE.test(folded)) return false
  const isShort = line.end - line.start <= SHORT_LINE_CHARS
  if (
    (line.part !== 'work' || isShort) &&
    GRADUATION.find(page, line.firstWord, line.lastWord).length > 0
  ) {
    return true
  }
  if (line.part === 'work') {
    const degree = degreeOf(page, line, ranges)
    return degree >= SURE_DEGREE_MIN || (degree >= DEGREE_MIN && AT_SCHOOL.test(folded))
  }
  if (!LOOSE.has(line.part)) return false
  if (SCHOOL.find(page, line.firstWord, line.lastWord).length > 0) return true
  if (line.part === 'other' && AT_SCHOOL.test(folded)) return true
  return MARKS.test(folded) || degreeOf(page, line, ranges) >= DEGREE_MIN
}

/** The date behind a label; without one the whole short value, so that odd spellings do not stay. */
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

/** Before anyone who applies today began to work. */
const isLongAgo = (page: Page, start: number, end: number): boolean =>
  /19[4-9]\d/.test(page.folded.slice(start, end))

/** A full date among personal details is the birth date, wherever its label went. */
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

/** A line of nothing but dates belongs to the school beside it. */
function isBesideSchool(page: Page, line: PageLine): boolean {
  if (!LOOSE.has(line.part) || line.end - line.start > DATES_CHARS_MAX) return false
  if (/\p{L}{4}/u.test(page.folded.slice(line.start, line.end))) return false
  return [line.number + 1, line.number - 1].some((number) => {
    const next = page.lines[number]
    if (!next || next.part === 'work' || next.end - next.start > LINE_CHARS_MAX) return false
    if (next.part === 'education') return true
    const isSchool = SCHOOL.find(page, next.firstWord, next.lastWord).length > 0
    return isSchool || degreeLikelihood(textOf(page, next)) >= DEGREE_MIN
  })
}

function schoolYears(page: Page, line: PageLine): Finding[] {
  const ranges = rangesOf(page, line)
  const isSchool = isSchooling(page, line, ranges) || isBesideSchool(page, line)
  return isSchool ? datesOf(page, line, ranges) : []
}

/** A full date as the whole of a line, of a year when candidates are born: its label stands elsewhere. */
function loneBirthDates(page: Page, lines: readonly PageLine[]): Finding[] {
  return lines
    .filter(
      ({ part, start, end }) =>
        part !== undefined && part !== 'work' && end - start <= DATES_CHARS_MAX,
    )
    .flatMap((line) => {
      const text = textOf(page, line)
      if (!BIRTH_YEAR.test(text)) return []
      const [date, more] = findDates(text)
      if (!date?.hasDay || more) return []
      const rest = text.slice(0, date.start) + text.slice(date.end)
      return /[\p{L}\p{N}]/u.test(rest) ? [] : [{ start: line.start, end: line.end, ...DATE }]
    })
}

export const age: Recogniser = (page, labels) => {
  // Neither an age nor a year of any form is without two digits side by side.
  const numbered = linesWith(page, /\d\d/g)
  return [
    ...birthDates(page, labels),
    ...labelledValues(labels, page, ['age']).filter(({ start, end }) =>
      /\d/.test(page.folded.slice(start, end)),
    ),
    ...matches(page, numbered, [AGES], 'age_proxy', 'AGE'),
    ...listed(page, ANYWHERE, NONE, 'age_proxy', 'AGE'),
    ...personalDates(page),
    ...loneBirthDates(page, numbered),
    ...numbered.flatMap((line) => schoolYears(page, line)),
  ]
}
