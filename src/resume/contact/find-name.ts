// The candidate's name: the line at the top that reads and looks like one.
import { foldKey } from '../../core/fold.js'
import { firstWord } from '../../core/spaces.js'
import type { Line } from '../../layout/types.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import { readHeading } from '../sections/read-heading.js'
import type { Found } from '../types.js'
import { emailsIn } from './find-email.js'

const LABEL = /^\W{0,3}(?:full\s+|candidate\s+|my\s+)?name\b(?:\s+and\s+surname\b)?[\s:.\-–—]*/i
const HONORIFIC = /^(?:dr|mr|mrs|ms|miss|prof|er|sh|shri|smt|engr?|herr|frau)\.?\s+(?=\p{L})/iu
const CREDENTIALS =
  /[,|(–-]\s*(?:ph\.?d|m\.?d|mba|msc|m\.sc|b\.?tech|m\.?tech|b\.?e|mca|bca|cpa|cfa|pmp|rn|esq|jr|sr|ii|iii|acca|ca|llb|he|him|she|her|they)\b.*$/i
/** Degrees that follow a name without a comma. */
const DEGREES =
  /(?:\s+(?:ph\.?d|m\.?sc|b\.?sc|m\.?tech|b\.?tech|m\.?com|b\.?com|m\.?b\.?a|b\.?b\.?a|m\.?c\.?a|b\.?c\.?a|m\.?a|b\.?a|b\.?e|m\.?e|m\.?d|mbbs|llb|pmp|cpa)\.?){1,3}$/i
/** The first line that is no title of the document is a name more often than not. */
const FIRST = 0.15
/** The same words sign the résumé, or stand behind "Name:" further down. */
const REPEATED = 0.2
const SCORE_MIN = 0.55
const LINES_MAX = 15
const SIGNATURES_FROM = 3
const SIGNATURE_CHARS_MAX = 60
const LOCAL_CHARS_MIN = 4

/** "MARIA LOPEZ" → "Maria Lopez"; mixed case stays as printed. */
export function inNormalCase(name: string): string {
  return name
    .split(/\s+/)
    .map((word) =>
      /^[^\p{Ll}]+$/u.test(word) && word.replace(/[^\p{L}]/gu, '').length > 1
        ? word
            .toLowerCase()
            .replace(/(^|[-'’.])(\p{L})/gu, (_, mark, letter) => mark + letter.toUpperCase())
        : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ')
}

const TITLE = /^(?:resume|curriculum vitae|cv)\s*(?:of|[-–:])?\s+/i
const CREDENTIAL_MARK = /[,|(–-]/
const NOT_A_NAME = /[^\p{L}\p{M}.'’\-\s]+.*$/u

function stripped(text: string): string {
  const named = text.replace(LABEL, '').replace(TITLE, '').replace(HONORIFIC, '')
  const bare = CREDENTIAL_MARK.test(named) ? named.replace(CREDENTIALS, '') : named
  return bare.replace(DEGREES, '').replace(NOT_A_NAME, '').replace(/\s+/g, ' ').trim()
}

/** The letters of an address before its "@"; too few say nothing. */
function localLetters(email: string): string {
  const local = (email.split('@')[0] ?? '').toLowerCase().replace(/[^a-z]/g, '')
  return local.length < LOCAL_CHARS_MIN ? '' : local
}

/** Share of the name's words that the address's local part has. */
function agrees(name: string, local: string): number {
  if (local === '') return 0
  const parts = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z\s]/g, '')
    .split(/\s+/)
  const hit = parts.filter((part) => part.length > 2 && local.includes(part)).length
  return hit / Math.max(1, Math.min(2, parts.length))
}

interface Candidate extends Found {
  score: number
}

/** What speaks for a line besides its words. */
interface Standing {
  line: Line
  /** Lines before it, titles of the document not counted. */
  order: number
  /** Letters of the address's local part. */
  local: string
  /** The name stands again further down, as a signature does. */
  isSigned: (name: string) => boolean
}

/** A candidate for the name, if it scores more than the best so far. */
function judge(text: string, standing: Standing, best: number): Candidate | null {
  const { line, order, local, isSigned } = standing
  const name = stripped(text)
  const words = name.split(' ')
  if (name === '' || words.length > 6 || name.length > 50) return null
  const isLabelled = LABEL.test(text)
  const agreement = agrees(name, local)
  const scoreWith = (likelihood: number, isRepeated: boolean, title: number): number =>
    likelihood * 0.6 +
    (isLabelled ? 0.5 : 0) +
    Math.min(0.35, Math.max(0, (line.size - 1) * 0.45)) +
    (line.bold || line.caps ? 0.08 : 0) +
    agreement * 0.35 +
    (order === 0 ? FIRST : 0) +
    (isRepeated ? REPEATED : 0) -
    Math.max(0, title - 0.3) * 0.8 -
    order * 0.03 -
    (words.length === 1 ? 0.15 : 0)
  // Most lines cannot win, whatever the vocabularies say of their words.
  if (scoreWith(1, true, 0) <= best) return null
  const likelihood = nameLikelihood(name)
  if (scoreWith(likelihood, true, 0) <= best || readHeading(name)) return null
  const score = scoreWith(likelihood, isSigned(name), titleLikelihood(name))
  if (score <= best) return null
  const start = line.text.indexOf(words[0] ?? '')
  const span = { line: line.index, start: Math.max(0, start), end: line.text.length }
  return { value: inNormalCase(name), spans: [span], confidence: Math.min(0.98, score), score }
}

/** Whether a name stands again below the top, as a whole line or behind "Name:". */
function signatures(lines: SectionedLine[]): (name: string) => boolean {
  // Few names come so far as to be looked for: the lines are folded when the first one does.
  let below: { text: string; key: string }[] | null = null
  return (name) => {
    below ??= linesBelow(lines)
    const wanted = foldKey(name)
    const first = firstWord(wanted)
    // Hardly a line has the name's first word: only those are stripped.
    return below.some(
      ({ text, key }) =>
        key.includes(first) && foldKey(stripped(text.replace(/^[\s(]+/, ''))) === wanted,
    )
  }
}

const linesBelow = (lines: SectionedLine[]): { text: string; key: string }[] =>
  lines
    .slice(SIGNATURES_FROM)
    .filter(({ line }) => line.text.length <= SIGNATURE_CHARS_MAX)
    .map(({ line: { text } }) => ({ text, key: foldKey(text) }))

/** A name set over two lines, in the same type and weight. */
function twoLines(line: Line, next: Line | undefined, order: number): string | null {
  if (!next || order > 3 || Math.abs(next.size - line.size) > 0.05) return null
  const isLarge = line.size > 1.2
  const isAlone = line.bold && next.bold && /^\p{L}+$/u.test(next.text)
  return isLarge || isAlone ? `${line.text} ${next.text}` : null
}

/** What of a line may be a name: all of it, its segments, or it and the next line together. */
function readings({ line }: SectionedLine, next: Line | undefined, order: number): string[] {
  const texts = line.segments.length > 1 ? line.segments.map(({ text }) => text) : []
  // "MARIA    LOPEZ" is one name, "Maria Lopez    Aviation" is not.
  const isOne = texts.every((part) => !part.includes(' ')) || LABEL.test(line.text)
  if (isOne && emailsIn(line.text).length === 0) texts.unshift(line.text)
  const joined = twoLines(line, next, order)
  if (joined) texts.push(joined)
  return texts
}

export function findName(lines: SectionedLine[], email: string): Found | null {
  let best: Candidate | null = null
  const isSigned = signatures(lines)
  const local = localLetters(email)
  const titles = lines.findIndex(({ heading }) => heading !== 'document')
  for (const [at, sectioned] of lines.entries()) {
    const { line, section, heading } = sectioned
    if (heading === 'section' || heading === 'document' || section === 'references') continue
    const order = Math.max(0, at - Math.max(0, titles))
    if (order > LINES_MAX && !LABEL.test(line.text)) continue
    const standing = { line, order, local, isSigned }
    for (const text of readings(sectioned, lines[at + 1]?.line, order)) {
      const better: Candidate | null = judge(text, standing, best?.score ?? SCORE_MIN)
      if (better) best = better
    }
  }
  return best
}
