// The degrees that a role asks for beside its skills, as wishes: the one it needs and the one it would like.

import { DEGREE_LEVELS, type DegreeLevel } from '../contract/candidate.js'
import { patternOf } from '../languages/words.js'
import { readWantedDegree } from '../taxonomy/degrees/read-wanted-degree.js'
import type { WantedDegree } from '../taxonomy/degrees/types.js'
import { quoteAround } from './evidence/quote.js'
import { isOtherThing, isRefusal, isSoftened } from './role-words.js'
import type { ScoringRole, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

export const levelRank = (level: DegreeLevel): number =>
  DEGREE_LEVELS.indexOf(level as (typeof DEGREE_LEVELS)[number])

/**
 * By eye: most lines of postings are shorter, half of them under 80 characters. A longer one is cut
 * to the clause that asks.
 */
const LINE_CHARS_MAX = 120
/** A list of fields is worth more room: a reader must see which of them count. */
const FIELDS_CHARS_MAX = 200

/** A list's marks before the first word. */
const MARKS = /^[^\p{Alpha}\p{N}(]+/u
/** A word follows, with no mark before it but a comma. */
const CONTINUES = /^,?\s+[\p{Alpha}\p{N}]/u
const ELLIPSIS = ' …'
/** The end of the sentence that asks: "… in Physics. Experience: none". */
const SENTENCE_END = /[.;](?=\s+\p{Upper})/u
/** "…, MBA preferred": a name behind the last comma, where another degree may begin. */
const OTHER_DEGREE = /,\s(?=\p{Upper}[^,]*$)/u
/**
 * A degree's name begins within this many characters behind that comma: the comma, a blank and at
 * most one sign.
 */
const NEAR = 4
const CLAUSE_END = /[.;](?=\s|$)/
/** "Teaching at college level" says where the work is done and asks for no degree. */
const NOWHERE = new RegExp(patternOf('match-degree-nowhere'), 'i')
/** "a technical diploma Must have …": the next wish, whose line break was lost. */
const NEXT_WISH = new RegExp(patternOf('match-next-wish'), 'u')
/** What a cut leaves at the end: "or GED;". */
const TAIL = /[\s,;:]+$/
/** The sentences before the degree, even without a space between: "… basics.BSc in Physics". */
const SENTENCE_BEFORE = /^.*\p{Lower}{2}[.;]\s*(?=\p{Upper}|$)/su
/** The word that a cut runs through, and what follows a list of fields. */
const CUT_WORD = /[\s,;:(]+\S*$/
const FIELDS_OVER = new RegExp(patternOf('match-fields-over'), 'iu')
/** "in a relevant field (e.g.": a bracket that a cut left open. */
const OPEN_BRACKET = /\s*\([^()]*$/

/**
 * In "7 years in fitness with a Bachelor's in sport" the years are a wish of their own, and in "banking
 * experience and a degree" the experience is, which no degree shows. In "Education: …" the first word
 * is a label.
 */
const BESIDE = new RegExp(patternOf('match-degree-beside'), 'i')
/** "Bachelor's degree & 3-5 years of experience": the same, behind the degree. */
const YEARS_BEHIND = new RegExp(patternOf('match-years-beside'), 'iu')
/** "LanguageBachelor’s degree": a heading or a sentence whose line break was lost. */
const GLUED = new RegExp(patternOf('match-glued-degree'), 'gu')
/** "Qualifications First degree in …": a heading that stands in the line. */
const LABEL = new RegExp(patternOf('match-degree-label'), 'u')

/** Of several fields a reader must see more than the first. */
const cutAtWord = (asked: string): string =>
  asked
    .slice(0, FIELDS_CHARS_MAX)
    .replace(MARKS, '')
    .replace(CUT_WORD, '')
    .replace(FIELDS_OVER, '')
    .replace(OPEN_BRACKET, '')
    .replace(TAIL, '')

function lineOf(text: string, { start, end, fields }: WantedDegree): string {
  const label = text.lastIndexOf(':', start) + 1
  const behind = text.slice(end)
  const over = [SENTENCE_END, NEXT_WISH]
    .map((edge) => edge.exec(behind)?.index ?? text.length)
    .reduce((first, at) => Math.min(first, at))
  const sentence = SENTENCE_BEFORE.exec(text.slice(0, start))?.[0].length ?? 0
  const from = BESIDE.test(text.slice(0, start)) ? start : Math.max(label, sentence)
  const rest = behind.slice(0, over + 1).replace(YEARS_BEHIND, '')
  const asked = `${text.slice(from, end)}${rest}`.replace(LABEL, '')
  const isShort = asked.length <= LINE_CHARS_MAX
  if (isShort) return asked.replace(MARKS, '').replace(OPEN_BRACKET, '').replace(TAIL, '')
  const line =
    fields.length > 1
      ? cutAtWord(asked)
      : quoteAround(asked, start - from, end - from).replace(OPEN_BRACKET, '')
  // The ellipsis shows that the cut is inside a clause.
  const cut = asked.slice(asked.indexOf(line) + line.length)
  return CONTINUES.test(cut) ? `${line}${ELLIPSIS}` : line
}

/** Room for a sentence of a word or two behind the one with the degree: "BSc in Physics. Preferred." */
const SHORT_CHARS_MAX = 24

/**
 * The text that may soften this degree. In "A Bachelor's in Physics; an MBA preferred" the second
 * clause softens only the MBA.
 */
function clauseOf(text: string, { end }: WantedDegree): string {
  const behind = text.slice(end)
  const next = behind.search(OTHER_DEGREE)
  const isOther = next >= 0 && (readWantedDegree(behind.slice(next))?.start ?? NEAR) < NEAR
  const over = isOther ? next : (CLAUSE_END.exec(behind)?.index ?? -1)
  const rest = over < 0 ? '' : text.slice(end + over)
  const isWhole = rest.length <= SHORT_CHARS_MAX && readWantedDegree(rest) === null
  return isWhole ? text : text.slice(0, end + over)
}

const BRACKET = /\([^()]*\)/g

/** "A Bachelor's in Physics (MBA preferred)": what a bracket wishes for is another degree. */
const withoutOthers = (text: string, { start }: WantedDegree): string =>
  text.replace(BRACKET, (inner, at: number) =>
    at > start && readWantedDegree(inner) !== null ? ' ' : inner,
  )

function degreeWish(text: string, degree: WantedDegree): Wish & { degree: WantedDegree } {
  return {
    requirement: lineOf(text, degree),
    severity: isSoftened(withoutOthers(clauseOf(text, degree), degree))
      ? 'nice_to_have'
      : 'must_have',
    anyOf: [],
    degree,
    occupations: [],
    minMonths: 0,
    isListed: false,
    isLicence: false,
    isLaterCheck: false,
    weight: WEIGHTS.kindWeight.degree,
  }
}

/** At most two wishes: the degree that is needed, and a higher one that would be liked. */
export function degreeLines({ qualifications }: ScoringRole): Wish[] {
  const asked = qualifications.flatMap((line) => {
    const text = line.replace(GLUED, '$&. ')
    // Most lines ask for no degree, so the checks that may undo the wish come after it.
    const degree = readWantedDegree(text)
    if (degree === null || isRefusal(text) || NOWHERE.test(text)) return []
    return isOtherThing(text.slice(degree.start, degree.end)) ? [] : [degreeWish(text, degree)]
  })
  const needed = asked.find(({ severity }) => severity === 'must_have')
  const wished = asked.find(
    ({ severity, degree }) =>
      severity === 'nice_to_have' &&
      (!needed || levelRank(degree.level) > levelRank(needed.degree.level)),
  )
  return [needed, wished].filter((line) => line !== undefined)
}
