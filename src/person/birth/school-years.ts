// Finds the years of school and degree, which tell the age.
import { findDateRanges } from '../../dates/find-dates.js'
import { redactionWords } from '../../languages/redaction-words.js'
import { anyOf } from '../../languages/words.js'
import { degreeLikelihood } from '../../taxonomy/degrees/degree-likelihood.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { blankOut } from '../../text/blank-out.js'
import { matchEdges } from '../../text/match-edges.js'
import type { Page, PageLine } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import type { Finding, LinePart } from '../types.js'
import { DATE, DATES_CHARS_MAX, LINE_CHARS_MAX, textOf } from './date-lines.js'
import { schoolMarks } from './school-marks.js'
import { schoolStretches } from './school-stretches.js'
import { isShortCourse } from './short-courses.js'

const groups = redactionWords('age', ['graduation', 'school'])
const GRADUATION = phraseSet('birth/graduation', () => groups.graduation)
const SCHOOL = phraseSet('birth/school', () => groups.school)

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
/**
 * Years of other calendars: Nepal's are 57 ahead of ours and Thailand's 543, and stand at the end of
 * a cell or before their era; those of Muslims are behind and need it.
 */
const OTHER_CALENDARS = new RegExp(
  String.raw`(?<![\d$€£₹#.,:])(?:20[5-9]\d|25[0-7]\d)(?=[ \t]*(?:$|[|,)]))|(?<![\d$€£₹#.,:])(?:1[34]\d\d|20[5-9]\d|25[0-7]\d)(?:[./-]\d{1,2}){0,2}[ ]?(?:${anyOf('personal:eras')})(?![a-z])\.?`,
  'g',
)
/** A cheap test first: a year, a short year behind an apostrophe, or two years of two digits. */
const MAY_DATE = /\b(?:19|20)\d\d|'\d\d\b|\d\d[ ]?-[ ]?\d\d\b/
/** A line of a table or list; longer lines tell a story. */
const SHORT_LINE_CHARS = 50
/** More likely a degree than not; among positions it must be sure. */
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
  for (const pattern of [SHORT_YEARS, YEAR, TWO_DIGIT_YEARS, SHORT_MONTHS, OTHER_CALENDARS]) {
    const edges = matchEdges(pattern, folded)
    for (let at = 0; at < edges.length; at += 2) {
      spans.push({ start: edges[at] ?? 0, end: edges[at + 1] ?? 0 })
    }
  }
  const marks = schoolMarks(folded)
  const isMark = (span: { start: number; end: number }) =>
    marks.some(({ start, end }) => span.start < end && span.end > start)
  const dates = marks.length === 0 ? spans : spans.filter((span) => !isMark(span))
  return dates.map(({ start, end }) => ({
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
/** A line that may be a title belongs to a position; a line beside it must surely be one. */
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

/** "2002–2004  Postdoctoral Fellow, Sample University": a title and its time, at a university. */
function isTimedPost(page: Page, line: PageLine, ranges: Ranges): boolean {
  const [time] = ranges()
  if (!time || time.single) return false
  const text = blankOut(textOf(page, line), ranges())
  return text.split(/[,(|]/).some((piece) => titleLikelihood(piece.trim()) >= SURE_POST_MIN)
}

/** A course of days among schools: its year tells no age. */
const isCourseAlone = (page: Page, line: PageLine, ranges: Ranges): boolean =>
  isShortCourse(page, line) &&
  !AT_SCHOOL.test(page.folded.slice(line.start, line.end)) &&
  GRADUATION.find(page, line.firstWord, line.lastWord).length === 0 &&
  degreeOf(page, line, ranges) < SURE_DEGREE_MIN

function isSchooling(page: Page, line: PageLine, ranges: Ranges): boolean {
  if (line.part === 'education') return !isCourseAlone(page, line, ranges)
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
    if (degree >= SURE_DEGREE_MIN) return true
    if (degree >= DEGREE_MIN && AT_SCHOOL.test(folded)) return !isTimedPost(page, line, ranges)
    return LAST_YEAR.test(folded) && isWithoutPost(page, line) && speaksOfSchool(page, line)
  }
  if (!LOOSE.has(line.part)) return false
  if (SCHOOL.find(page, line.firstWord, line.lastWord).length > 0) return true
  if (line.part === 'other' && AT_SCHOOL.test(folded)) return true
  if (MARKS.test(folded)) return true
  return degreeOf(page, line, ranges) >= DEGREE_MIN && !isCourseAlone(page, line, ranges)
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
  // This finds a word that is no month by its first letters, without a search for dates.
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

/** The dates of a line about a school or a degree. */
export function schoolYears(page: Page, line: PageLine): Finding[] {
  const ranges = rangesOf(page, line)
  const isSchool =
    schoolStretches(page).has(line.number) ||
    isSchooling(page, line, ranges) ||
    isBesideSchool(page, line)
  return isSchool ? datesOf(page, line, ranges) : []
}
