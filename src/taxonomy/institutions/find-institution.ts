// Cuts the institution out of an education line: "B.Tech in CSE, Anna University, Chennai (2012)".
import { patternOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'
import { matchEdges } from '../../text/match-edges.js'
import { readDegree } from '../degrees/read-degree.js'
import { institutionLikelihood } from './institution-likelihood.js'
import { FACULTY_WORDS, lookUpInstitution, SCHOOL_LEADS } from './institution-table.js'

export interface InstitutionSpan {
  start: number
  end: number
  text: string
}

/** Bounds the work; a line with a school is shorter and has fewer parts. */
const TEXT_CHARS_MAX = 400
const PARTS_MAX = 24
/** A part must more likely be a school than not. */
const LIKELIHOOD_MIN = 0.5
/** "at" is treated apart, because "University of Applied Sciences at Example" is one name. */
const leadPattern = (words: readonly string[]): string =>
  `(?:${words.map((word) => (word.endsWith("'") ? `${word.slice(0, -1)}['’]` : `${word}\\s`)).join('|')})`
const LEAD_WORDS = leadPattern(SCHOOL_LEADS)
const ANY_LEAD = leadPattern([...SCHOOL_LEADS, 'at'])
/** Between the parts of a line: a mark, a wide gap, or a word that a school's name follows. */
const SEPARATOR = new RegExp(
  `\\s*(?:[,;|•·\\t\\n:([\\])]|\\s[-–—]+\\s|\\s{3,})\\s*|\\s+(?=${LEAD_WORDS})|${patternOf('school-at')}`,
  'giu',
)
const LEAD = new RegExp(`^${ANY_LEAD}\\s*`, 'iu')
const LEADS = new RegExp(`(?<![\\p{Alpha}\\p{N}])${ANY_LEAD}`, 'iu')

/** Whether the text has words that lead to a school's name: "studied at". */
export const leadsToInstitution = (text: string): boolean => LEADS.test(text)
/**
 * "University of California, Los Angeles": names of the list that hold a comma have no more parts.
 */
const JOINED_PARTS_MAX = 3
/** "High School (Science)" is a degree: such a part is the school only if no other part is. */
const DEGREE_PENALTY = 0.6
/** An abbreviation never beats a name that is written out. */
const ABBREVIATION_SCORE_MAX = 0.8
/** "… of Science & Technology (SUST)": the short form belongs to the name. */
const SHORT_FORM = /^\s?\([A-Z][A-Za-z.&-]{1,9}\)/

function partsOf(text: string): InstitutionSpan[] {
  const parts: InstitutionSpan[] = []
  let from = 0
  const add = (to: number) => {
    if (to > from && parts.length < PARTS_MAX) parts.push(trimmed(text, from, to))
  }
  const edges = matchEdges(SEPARATOR, text)
  for (let at = 0; at < edges.length; at += 2) {
    add(edges[at] ?? 0)
    from = edges[at + 1] ?? from
  }
  add(text.length)
  return parts.filter((part) => part.text !== '')
}

/**
 * Words behind the school that speak of something else: a year, a degree ("with"), a grade
 * ("scoring").
 */
const TOLD_BEHIND = new RegExp(patternOf('school-told-behind'))

/** Cuts dates and "from" off the edges: "University of Delhi 2012", "2008-12 Anna University". */
function trimmed(text: string, from: number, to: number): InstitutionSpan {
  const raw = text.slice(from, to)
  const dates = /^[\s.\d/–-]*(?=\p{Alpha})/u.exec(raw)?.[0].length ?? 0
  const lead = dates + (LEAD.exec(raw.slice(dates))?.[0].length ?? 0)
  const year = raw.search(TOLD_BEHIND)
  const body = (year > lead ? raw.slice(lead, year) : raw.slice(lead)).replace(/[\s,–-]+$/, '')
  return { start: from + lead, end: from + lead + body.length, text: body }
}

/** A name of the list that runs over commas. */
function knownAcrossParts(text: string, parts: InstitutionSpan[]): InstitutionSpan | null {
  for (const [index, part] of parts.entries()) {
    for (let count = Math.min(JOINED_PARTS_MAX, parts.length - index); count > 1; count -= 1) {
      const end = parts[index + count - 1]?.end ?? part.end
      const name = text.slice(part.start, end)
      if (lookUpInstitution(name) !== null && lookUpInstitution(part.text) === null)
        return { start: part.start, end, text: name }
    }
  }
  return null
}

function scoreOf(part: InstitutionSpan): number {
  const score = institutionLikelihood(part.text)
  if (score <= LIKELIHOOD_MIN) return 0
  // A board or short form in brackets yields to the school before it.
  if (/^[A-Z.&]{2,8}$/.test(part.text)) return Math.min(score, ABBREVIATION_SCORE_MAX)
  return readDegree(part.text)?.start === 0 ? score * DEGREE_PENALTY : score
}

const isFaculty = (text: string) => FACULTY_WORDS.has(foldKey(text))

/** "Hill Arts, Commerce & Science College": a list of faculties inside the name. */
function withFaculties(text: string, parts: InstitutionSpan[], index: number): InstitutionSpan {
  const best = parts[index] as InstitutionSpan
  let start = best.start
  for (let at = index; at > 0; at -= 1) {
    const first = /^\p{Alpha}+/u.exec(text.slice(start))?.[0] ?? ''
    const last = /\p{Alpha}+$/u.exec(parts[at - 1]?.text ?? '')?.[0] ?? ''
    if (!isFaculty(first) || !isFaculty(last)) break
    start = parts[at - 1]?.start ?? start
  }
  return { start, end: best.end, text: text.slice(start, best.end) }
}

export function findInstitution(text: string): InstitutionSpan | null {
  const cut = text.slice(0, TEXT_CHARS_MAX)
  const parts = partsOf(cut)
  const known = knownAcrossParts(cut, parts)
  if (known !== null) return known
  let best = -1
  let top = 0
  for (const [index, part] of parts.entries()) {
    const score = scoreOf(part)
    if (score > top) {
      best = index
      top = score
    }
  }
  if (best < 0) return null
  const span = withFaculties(cut, parts, best)
  const short = SHORT_FORM.exec(cut.slice(span.end))?.[0].length ?? 0
  return { ...span, end: span.end + short, text: cut.slice(span.start, span.end + short) }
}
