// Reads the degree, its level and its field out of a line: "B.Tech in Computer Science, Example University".

import { DEGREE_LEVELS } from '../../contract/candidate.js'
import { anyOf, eachOf, onlyOf, patternOf } from '../../languages/words.js'
import { fieldLikelihood } from '../fields/field-likelihood.js'
import type { DegreeMatch } from './degree-match.js'
import { FIELD_ENDS, FIELD_LEADS, INSTITUTION_WORDS, LINKS, TAILS } from './degree-table.js'
import { degreeMatches } from './match-degree.js'
import { degreeTokens, type Token, tokensOf } from './tokens.js'
import type { Degree, DegreeLevel, PrintedText } from './types.js'

/** Bounds the work; a degree and its field stand at the beginning of a line. */
const TEXT_CHARS_MAX = 300
/** Between two names of one degree: "Bachelor of Technology (B.Tech)", "B.Tech + M.Tech". */
const JOINT = new RegExp(patternOf('degree-joint'))
/**
 * Right behind a degree a weak sign is enough for a field; behind a comma the field must be known.
 */
const FIELD_LIKELIHOOD_MIN = 0.3
const KNOWN_FIELD_LIKELIHOOD_MIN = 0.8
/** "Physics, Chemistry, Mathematics" and one more follow the first field at most. */
const MORE_FIELDS_MAX = 3

function highest(a: DegreeLevel, b: DegreeLevel): DegreeLevel {
  return DEGREE_LEVELS.indexOf(a) >= DEGREE_LEVELS.indexOf(b) ? a : b
}

/**
 * Of two degrees that a sign joins the higher one counts. Otherwise the first one does: a school
 * exam names its class first and its board behind it.
 */
function joined(first: DegreeMatch, second: DegreeMatch, sign: string): DegreeLevel {
  return /[+&/]/.test(sign) ? highest(first.level, second.level) : first.level
}

interface Head {
  level: DegreeLevel
  from: number
  to: number
  subjectFrom?: number
}

function headOf(text: string, tokens: Token[], matches: DegreeMatch[]): Head | null {
  const [first, ...rest] = matches
  if (!first) return null
  const head: Head = { level: first.level, from: first.from, to: first.to }
  if (first.subjectFrom !== undefined) head.subjectFrom = first.subjectFrom
  for (const next of rest) {
    const between = text.slice(tokens[head.to - 1]?.end ?? 0, tokens[next.from]?.start ?? 0)
    if (next.from > head.to || !JOINT.test(between)) break
    head.level = joined({ ...first, level: head.level }, next, between)
    head.to = next.to
  }
  // "Licenciatura em": the last word of the degree's name leads to its field.
  const last = tokens[head.to - 1]?.key ?? ''
  if (head.to - head.from > 1 && last.length > 1 && LINKS.has(last)) head.to -= 1
  for (let tail = tailAt(tokens, head.to); tail > 0; tail = tailAt(tokens, head.to)) head.to += tail
  return head
}

/** "With honours"; a field behind this word must be known. */
const BEFORE_TAIL = onlyOf('degree:before-tail')

/** How many words at the index still belong to the degree: "(Hons)", "with Honours". */
function tailAt(tokens: Token[], index: number): number {
  const isTail = (token: Token | undefined) =>
    token !== undefined && TAILS.has(token.key) && /^[\s.,('’–-]*$/.test(token.gap)
  if (isTail(tokens[index])) return 1
  return tokens[index]?.key === BEFORE_TAIL && isTail(tokens[index + 1]) ? 2 : 0
}

/** Where the printed degree ends, including a dot or bracket that belongs to it. */
function endOf(text: string, start: number, end: number): number {
  const rest = /^\.?\s?[)\]]?/.exec(text.slice(end))?.[0] ?? ''
  const isOpen = text.slice(start, end).includes('(') && rest.trimEnd().endsWith(')')
  if (isOpen) return end + rest.trimEnd().length
  const isAbbreviated = text[end] === '.' && !text.slice(start, end).includes(' ')
  return isAbbreviated || (text[end] === '.' && text.slice(start, end).includes('.'))
    ? end + 1
    : end
}

/** "Licence d'Informatique": a lead of one letter is joined to the field by an apostrophe. */
const leadOf = (lead: string): string => (lead.length === 1 ? `${lead}['’]` : `${lead}\\s`)
const LEADS = eachOf('degree:field-leads')
/** From the degree to its field: "(Hons) in ", ": ", " – ", or a space. */
const FIELD_START = new RegExp(
  `^\\s*(?:(?:${anyOf('degree:before-field-leads')})\\s+)?(?:(${longestFirst([
    ...LEADS,
    ...FIELD_LEADS,
  ])
    .map(leadOf)
    .join('|')})\\s*|[:,(–—|/-]\\s*|\\s+)`,
  'iu',
)
const ENDS = eachOf('degree:field-ends')
/** A field ends at a word such as "from", a mark, a year or a gap. */
const FIELD_END = new RegExp(
  `\\s+(?:${longestFirst([...ENDS, ...FIELD_ENDS]).join('|')})[\\s'’]|[,;|()[\\]]|\\s[-–—]\\s|[-–—]\\s|\\d{4}|\\s{3,}|\\t|\\n|$`,
  'u',
)

function longestFirst(phrases: readonly string[]): string[] {
  return [...new Set(phrases)].sort((a, b) => b.length - a.length)
}

/**
 * "Finance, Accounting & Management": the field goes on over a comma while known fields follow it.
 */
function withMoreFields(rest: string, length: number): string {
  let end = length
  for (let round = 0; round < MORE_FIELDS_MAX && rest[end] === ','; round += 1) {
    const from = end + 1
    const next = from + (FIELD_END.exec(rest.slice(from))?.index ?? 0)
    if (fieldLikelihood(rest.slice(from, next)) < KNOWN_FIELD_LIKELIHOOD_MIN) break
    end = next
  }
  return rest.slice(0, end)
}

/** "Master de l'Université": what follows the degree is the school. */
const namesInstitution = (field: string): boolean =>
  tokensOf(field)
    .slice(0, 2)
    .some(({ key }) => INSTITUTION_WORDS.has(key))

/**
 * Neither the words between a degree and its field ("with honours in") nor a field are longer than
 * these.
 */
const LEAD_CHARS_MAX = 80
const FIELD_CHARS_MAX = 120

function fieldAfter(text: string, from: number): PrintedText | null {
  const lead = FIELD_START.exec(text.slice(from, from + LEAD_CHARS_MAX))
  if (lead === null || lead[0] === '') return null
  const start = from + lead[0].length
  const rest = text.slice(start, start + FIELD_CHARS_MAX)
  const length = FIELD_END.exec(rest)?.index ?? rest.length
  const field = withMoreFields(rest, length).replace(/[\s.:–-]+$/, '')
  if (field.length < 2) return null
  const stated = lead[1]?.trim().toLowerCase()
  const isStated = stated !== undefined && stated !== BEFORE_TAIL && !namesInstitution(field)
  if (!isStated && fieldLikelihood(field) < FIELD_LIKELIHOOD_MIN) return null
  return { text: field, start, end: start + field.length }
}

export function readDegree(text: string): Degree | null {
  const cut = text.slice(0, TEXT_CHARS_MAX)
  const tokens = degreeTokens(cut)
  if (tokens === null) return null
  const matches = degreeMatches(tokens)
  const head = headOf(cut, tokens, matches)
  const start = tokens[head?.from ?? 0]?.start
  const last = tokens[(head?.to ?? 0) - 1]
  if (head === null || start === undefined || last === undefined) return null
  const end = endOf(cut, start, last.end)
  const field = fieldAfter(cut, end) ?? subjectField(cut, tokens, head)
  const degree: Degree = { degree: cut.slice(start, end), level: head.level, start, end }
  return field === null ? degree : { ...degree, field }
}

function subjectField(text: string, tokens: Token[], head: Head): PrintedText | null {
  if (head.subjectFrom === undefined) return null
  const start = tokens[head.subjectFrom]?.start ?? 0
  const end = tokens[head.to - 1]?.end ?? start
  return { text: text.slice(start, end), start, end }
}
