// Finds the degree names in a line: phrases, abbreviations with and without dots, and heads such as "Master of …".

import { eachOf, onlyOf } from '../../languages/words.js'
import { lookUpField } from '../fields/field-table.js'
import { abbreviationAt } from './abbreviated-degree.js'
import { type DegreeMatch, WEIGHT } from './degree-match.js'
import {
  ALONE,
  ALONE_WORDS_MAX,
  BEFORE_SCHOOL,
  CLASS_WORDS,
  DEGREE_BEGINNINGS,
  HEADS,
  INSTITUTION_WORDS,
  LEADS,
  LINKS,
  NOT_BEFORE,
  OPENING,
  PHRASE_BEGINNINGS,
  PHRASES,
  SCHOOL_ADJECTIVES,
  SCHOOL_WORDS,
  SUBJECTS,
  TITLE_WORDS,
} from './degree-table.js'
import type { Token } from './tokens.js'

/** Marks that no phrase reaches across. */
const BREAK = /[,;:|]/

/**
 * How many words from here on may be a phrase: at most as many as phrases with this first word
 * have, and none behind a comma.
 */
function phraseWordsMax(tokens: Token[], from: number): number {
  const longest = PHRASE_BEGINNINGS.get(tokens[from]?.key ?? '') ?? 0
  const atMost = Math.min(longest, tokens.length - from)
  for (let count = 1; count < atMost; count += 1) {
    if (BREAK.test(tokens[from + count]?.gap ?? '')) return count
  }
  return atMost
}

function keyOf(tokens: Token[], from: number, count: number): string {
  let key = tokens[from]?.key ?? ''
  for (let at = from + 1; at < from + count; at += 1) key += ` ${tokens[at]?.key ?? ''}`
  return key
}

function phraseAt(tokens: Token[], from: number): DegreeMatch | null {
  for (let count = phraseWordsMax(tokens, from); count > 0; count -= 1) {
    const level = PHRASES.get(keyOf(tokens, from, count))
    if (level === undefined) continue
    const isSchool = isSchoolName(tokens, from, from + count)
    return { level, from, to: from + count, weight: isSchool ? 0 : WEIGHT.phrase }
  }
  return leadAt(tokens, from)
}

/** "Certified Credit Analyst": counts only at the start of a line and with more words behind it. */
function leadAt(tokens: Token[], from: number): DegreeMatch | null {
  const level = from === 0 && tokens.length > 1 ? LEADS.get(tokens[0]?.key ?? '') : undefined
  return level === undefined ? null : { level, from, to: 1, weight: WEIGHT.lead }
}

/**
 * "Sunrise High School", "Hill Polytechnic Institute": whether a name before it or an institution's
 * word behind it makes it a school.
 */
function isSchoolName(tokens: Token[], from: number, to: number): boolean {
  const isSchoolish = tokens.slice(from, to).some((token) => SCHOOL_WORDS.has(token.key))
  const after = tokens[to]
  const isPart =
    after !== undefined && INSTITUTION_WORDS.has(after.key) && /^[\s.]+$/.test(after.gap)
  if (isPart && (isSchoolish || from > 0)) return true
  if (!isSchoolish) return false
  let at = from - 1
  while (SCHOOL_ADJECTIVES.has(tokens[at]?.key ?? '')) at -= 1
  const before = tokens[at]
  const isJoined = /^[\s.]+$/.test(tokens[at + 1]?.gap ?? '')
  return (
    before !== undefined &&
    isJoined &&
    /^\p{Alpha}/u.test(before.text) &&
    !BEFORE_SCHOOL.has(before.key)
  )
}

/** How many words behind a degree are tried as a known field of study. */
const FIELD_WORDS_MAX = 4

/** "Master Comptabilité", "Bachelor Informatik": a known field right behind the degree. */
function isField(tokens: Token[], from: number): boolean {
  for (let count = 1; count <= FIELD_WORDS_MAX && from + count <= tokens.length; count += 1) {
    if (BREAK.test(tokens[from + count - 1]?.gap ?? '')) return false
    if (lookUpField(keyOf(tokens, from, count)) !== null) return true
  }
  return false
}

/** The word "degree" itself: "Master's degree". */
const ITSELF = onlyOf('degree:itself')
/** Behind this word comes a subject: "Bachelor of Science". */
const BEFORE_SUBJECT = onlyOf('degree:before-subject')

/** "Master of …", "Bachelors in …", "Master (Economics)"; not "Master Trainer". */
function headAt(tokens: Token[], from: number): DegreeMatch | null {
  const level = HEADS.get(tokens[from]?.key ?? '')
  if (level === undefined) return null
  // "Bachelor's" is two tokens: the s hangs on an apostrophe.
  const hasGenitive = tokens[from + 1]?.key === 's' && /^['’`´]$/.test(tokens[from + 1]?.gap ?? '')
  const next = from + (hasGenitive ? 2 : 1)
  const link = tokens[next]
  if (link?.key === ITSELF) return { level, from, to: next + 1, weight: WEIGHT.head }
  if (link === undefined || !LINKS.has(link.key)) {
    const isJob =
      link !== undefined &&
      (TITLE_WORDS.has(link.key) || (/^\s$/.test(link.gap) && !isField(tokens, next)))
    const isRole = from > 0 && /^\s?$/.test(tokens[from]?.gap ?? '')
    if (isJob || isRole || level === 'associate' || level === 'doctorate') return null
    return { level, from, to: next, weight: WEIGHT.head }
  }
  if (link.key !== BEFORE_SUBJECT) return { level, from, to: next, weight: WEIGHT.head }
  return subjectOf(tokens, { level, from, to: next, weight: WEIGHT.head }, next + 1)
}

/** "City and Regional Planning Studies": more than five words behind "of" are no subject. */
const SUBJECT_WORDS_MAX = 5

/** Adds "of Science" to the degree, or leaves "of City Planning" as both degree and field. */
function subjectOf(tokens: Token[], match: DegreeMatch, at: number): DegreeMatch {
  for (let count = Math.min(2, tokens.length - at); count > 0; count -= 1) {
    const key = tokens
      .slice(at, at + count)
      .map((token) => token.key)
      .join(' ')
    if (SUBJECTS.has(key)) return { ...match, to: at + count }
  }
  let to = at
  while (
    to < tokens.length &&
    to < at + SUBJECT_WORDS_MAX &&
    /^[\s&-]*$/.test(tokens[to]?.gap ?? ',')
  ) {
    if (/^\d/.test(tokens[to]?.text ?? '') || STOPS.has(tokens[to]?.key ?? '')) break
    to += 1
  }
  return to > at ? { ...match, to, subjectFrom: at } : { ...match, to: at - 1 }
}

export const STOPS: ReadonlySet<string> = new Set(eachOf('degree:stops'))

function aloneAt(tokens: Token[], from: number): DegreeMatch | null {
  const mayBeWhole = from === 0 && tokens.length <= ALONE_WORDS_MAX
  const whole = mayBeWhole ? ALONE.get(keyOf(tokens, 0, tokens.length)) : undefined
  if (whole !== undefined) return { level: whole, from, to: tokens.length, weight: WEIGHT.whole }
  const level = ALONE.get(tokens[from]?.key ?? '')
  if (level === undefined) return null
  const beside = [tokens[from - 1]?.key ?? '', tokens[from + 1]?.key ?? '']
  if (!beside.some((key) => CLASS_WORDS.has(key))) return null
  return { level, from, to: from + 1, weight: WEIGHT.alone }
}

function isOtherThing(tokens: Token[], match: DegreeMatch): boolean {
  const [own, next] = [tokens[match.from], tokens[match.to]]
  if (match.to - match.from !== 1 || own === undefined) return false
  if (match.from > 0 && OPENING.has(own.key) && /^\s*$/.test(own.gap)) return true
  return next !== undefined && NOT_BEFORE.has(next.key)
}

const READERS = [abbreviationAt, phraseAt, headAt, aloneAt] as const

/** The longest reading at a place; the first of two that are equally long. */
function longestAt(tokens: Token[], from: number): DegreeMatch | null {
  if (!DEGREE_BEGINNINGS.has(tokens[from]?.key ?? '')) return null
  let longest: DegreeMatch | null = null
  for (const read of READERS) {
    const found = read(tokens, from)
    if (found && found.to > (longest?.to ?? 0)) longest = found
  }
  return longest
}

/**
 * The degrees of a line from left to right, the longest reading at each place, and at most as many
 * as asked for.
 */
export function degreeMatches(tokens: Token[], most = Infinity): DegreeMatch[] {
  const matches: DegreeMatch[] = []
  for (let from = 0; from < tokens.length && matches.length < most; ) {
    const found = longestAt(tokens, from)
    if (found && found.weight > 0 && !isOtherThing(tokens, found)) matches.push(found)
    from = found?.to ?? from + 1
  }
  return matches
}
