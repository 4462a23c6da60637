// Finds the degree names in a line: phrases, abbreviations with and without dots, and heads such as "Master of …".
import {
  ABBREVIATIONS,
  ALONE,
  BEFORE_SCHOOL,
  CAPITALS,
  CLASS_WORDS,
  dense,
  HEADS,
  INSTITUTION_WORDS,
  LEADS,
  LINKS,
  NOT_BEFORE,
  PHRASES,
  SCHOOL_ADJECTIVES,
  SCHOOL_WORDS,
  SUBJECTS,
  TITLE_WORDS,
} from './degree-table.js'
import type { Token } from './tokens.js'
import type { DegreeLevel } from './types.js'

export interface DegreeMatch {
  level: DegreeLevel
  /** Token index of the first word, and of the one after the last. */
  from: number
  to: number
  /** Where the text names the field inside the degree's own name: "Master of [City Planning]". */
  subjectFrom?: number
  /** How surely this is a degree, from 0 (a school's name) to 1. */
  weight: number
}

const PHRASE_WORDS_MAX = 8
const ABBREVIATION_PARTS_MAX = 5
/** What may stand inside one abbreviation: "B. Tech", "B’COM", "M.S C.". */
const INSIDE_ABBREVIATION = /^(?:\.|\s|['’`´-]|\. |\.-){0,1}$|^\.\s$/
const WEIGHT = {
  phrase: 0.9,
  abbreviation: 0.95,
  capitals: 0.75,
  head: 0.85,
  whole: 0.8,
  alone: 0.6,
  lead: 0.5,
} as const

function phraseAt(tokens: Token[], from: number): DegreeMatch | null {
  for (let count = Math.min(PHRASE_WORDS_MAX, tokens.length - from); count > 0; count -= 1) {
    const slice = tokens.slice(from, from + count)
    if (slice.some((token, index) => index > 0 && /[,;:|]/.test(token.gap))) continue
    const level = PHRASES.get(slice.map((token) => token.key).join(' '))
    if (level === undefined) continue
    const isSchool = isSchoolName(tokens, from, from + count)
    return { level, from, to: from + count, weight: isSchool ? 0 : WEIGHT.phrase }
  }
  return leadAt(tokens, from)
}

/** "Certified Credit Analyst": counts at the start of a line only, and with more behind it. */
function leadAt(tokens: Token[], from: number): DegreeMatch | null {
  const level = from === 0 && tokens.length > 1 ? LEADS.get(tokens[0]?.key ?? '') : undefined
  return level === undefined ? null : { level, from, to: 1, weight: WEIGHT.lead }
}

/** "Sunrise High School", "Hill Polytechnic Institute": a name before or an institution's word behind it. */
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
    /^\p{L}/u.test(before.text) &&
    !BEFORE_SCHOOL.has(before.key)
  )
}

function isCapital(tokens: Token[]): boolean {
  const text = tokens.map((token) => token.text).join('')
  const dotted = tokens.length > 1 && tokens.slice(1).every((token) => token.gap.startsWith('.'))
  return text === text.toUpperCase() || (dotted && /^\p{Lu}/u.test(text))
}

function abbreviationAt(tokens: Token[], from: number): DegreeMatch | null {
  for (let count = Math.min(ABBREVIATION_PARTS_MAX, tokens.length - from); count > 0; count -= 1) {
    const slice = tokens.slice(from, from + count)
    if (!slice.every((token, index) => index === 0 || INSIDE_ABBREVIATION.test(token.gap))) continue
    // "B Tech", "H S C": the parts before the last are letters; longer ones need a dot behind them.
    const isSpelled = slice.every(
      (token, index) => index === 0 || /[.'’`´-]/.test(token.gap) || isLetter(slice[index - 1]),
    )
    if (!isSpelled) continue
    if (isInChain(tokens, from, from + count)) continue
    const key = dense(slice.map((token) => token.text).join(''))
    const level = ABBREVIATIONS.get(key)
    if (level !== undefined) return { level, from, to: from + count, weight: WEIGHT.abbreviation }
    const capital = CAPITALS.get(key)
    if (capital !== undefined && isCapital(slice)) {
      return { level: capital, from, to: from + count, weight: WEIGHT.capitals }
    }
  }
  return null
}

/** "W.B.B.S.E", "S A H S S": a longer run of letters is some other abbreviation. */
function isInChain(tokens: Token[], from: number, to: number): boolean {
  const [before, first, last, after] = [tokens[from - 1], tokens[from], tokens[to - 1], tokens[to]]
  const joins = (gap: string | undefined) => /^(?:\.|\s|\.\s)$/.test(gap ?? '')
  const chained = isLetter(before) && isLetter(first) && joins(first?.gap)
  return chained || (isLetter(last) && isLetter(after) && joins(after?.gap))
}

function isLetter(token: Token | undefined): boolean {
  return token !== undefined && token.text.length === 1
}

/** "Master of …", "Bachelors in …", "Master (Economics)"; not "Master Trainer". */
function headAt(tokens: Token[], from: number): DegreeMatch | null {
  const level = HEADS.get(tokens[from]?.key ?? '')
  if (level === undefined) return null
  // "Bachelor's" is two tokens: the s hangs on an apostrophe.
  const hasGenitive = tokens[from + 1]?.key === 's' && /^['’`´]$/.test(tokens[from + 1]?.gap ?? '')
  const next = from + (hasGenitive ? 2 : 1)
  const link = tokens[next]
  if (link?.key === 'degree') return { level, from, to: next + 1, weight: WEIGHT.head }
  if (link === undefined || !LINKS.has(link.key)) {
    const isJob = link !== undefined && (TITLE_WORDS.has(link.key) || /^\s$/.test(link.gap))
    const isRole = from > 0 && /^\s?$/.test(tokens[from]?.gap ?? '')
    if (isJob || isRole || level === 'associate' || level === 'doctorate') return null
    return { level, from, to: next, weight: WEIGHT.head }
  }
  if (link.key !== 'of') return { level, from, to: next, weight: WEIGHT.head }
  return subjectOf(tokens, { level, from, to: next, weight: WEIGHT.head }, next + 1)
}

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
  while (to < tokens.length && to < at + 5 && /^[\s&-]*$/.test(tokens[to]?.gap ?? ',')) {
    if (/^\d/.test(tokens[to]?.text ?? '') || STOPS.has(tokens[to]?.key ?? '')) break
    to += 1
  }
  return to > at ? { ...match, to, subjectFrom: at } : { ...match, to: at - 1 }
}

export const STOPS: ReadonlySet<string> = new Set(
  'from at in by with during since under obtained completed pursuing through via aus an am bei chez en del dal with'.split(
    ' ',
  ),
)

function aloneAt(tokens: Token[], from: number): DegreeMatch | null {
  const whole = from === 0 ? ALONE.get(tokens.map((token) => token.key).join(' ')) : undefined
  if (whole !== undefined) return { level: whole, from, to: tokens.length, weight: WEIGHT.whole }
  const level = ALONE.get(tokens[from]?.key ?? '')
  const beside = [tokens[from - 1]?.key ?? '', tokens[from + 1]?.key ?? '']
  if (level === undefined || !beside.some((key) => CLASS_WORDS.has(key))) return null
  return { level, from, to: from + 1, weight: WEIGHT.alone }
}

function isOtherThing(tokens: Token[], match: DegreeMatch): boolean {
  const next = tokens[match.to]
  return match.to - match.from === 1 && next !== undefined && NOT_BEFORE.has(next.key)
}

/** Every degree of the line from left to right, the longest reading at each place. */
export function degreeMatches(tokens: Token[]): DegreeMatch[] {
  const matches: DegreeMatch[] = []
  for (let from = 0; from < tokens.length; ) {
    const found = [abbreviationAt, phraseAt, headAt, aloneAt]
      .map((read) => read(tokens, from))
      .reduce<DegreeMatch | null>(
        (best, next) => (next && next.to > (best?.to ?? 0) ? next : best),
        null,
      )
    if (found && found.weight > 0 && !isOtherThing(tokens, found)) matches.push(found)
    from = found?.to ?? from + 1
  }
  return matches
}
