// Finds every place in a text where a skill's name stands, longest first. Common words are weighed
// later.
import { anyOf } from '../../../languages/words.js'
import { codeIn } from '../../../text/code-at.js'
import type { PhraseHit } from '../../match/phrase-map.js'
import { GAP, type Token } from '../../match/tokenize.js'
import { isVersionWord, withoutGluedDigits } from '../match-name.js'
import { allowsForm, type Spelling } from '../spellings.js'
import type { SkillContext } from '../types.js'
import type { Vocabulary } from '../vocabulary.js'
import { wordSet } from '../word-table.js'

export interface Candidate {
  spelling: Spelling
  /** The first token and the number of tokens, without the maker's name and the version. */
  from: number
  length: number
  start: number
  end: number
  /** Whether its maker's name stands before it. */
  made: boolean
}

export interface Scan {
  text: string
  tokens: readonly Token[]
  context: SkillContext
}

const VENDORS = wordSet('vendors')
const FUNCTION_WORDS = wordSet('function-words')
/** Signs that a run of letters is a mail or web address. */
const ADDRESS = /@|:\/\/|^www\.|\.(?:com|org|io|dev|edu|gov|co)(?:\/|$)/i
/** How far around a name the edges of an address are looked for. */
const ADDRESS_CHARS_MAX = 80
const ADDRESS_ENDS = new Set([...' \t\n\r,;()<>|\u00a0'].map((char) => codeIn(char, 0)))
/** How far around a name the letter case of its sentence is looked at. */
const CASE_CHARS = 40
/** "5+", "80 %", "3 - 5" behind a name: a count, not a version. */
const RANGE = /^\s*(?:\+|%|[-–—]\s*\d)/
/** How many characters behind a number tell that it is a count. */
const RANGE_CHARS = 6
/** "Java 8 years": a word for time makes the number before it a count. */
const TIME_WORDS = new RegExp(`^(?:${anyOf('skill:time-words')})$`)

export function rawOf(scan: Scan, from: number, length: number): string {
  const first = scan.tokens[from]
  const last = scan.tokens[from + length - 1]
  return first && last ? scan.text.slice(first.start, last.end) : ''
}

/** Whether the text's own separators stand on both sides, so that it is an item by itself. */
export function isWholeItem(scan: Scan, from: number, length: number): boolean {
  const separates = (gap: number) => gap !== GAP.join && gap !== GAP.space
  const next = scan.tokens[from + length]
  return separates(scan.tokens[from]?.gap ?? GAP.stop) && separates(next?.gap ?? GAP.stop)
}

/** "Java Script" may be JavaScript, "in design" is not InDesign. */
function looseIsMeant(scan: Scan, from: number, length: number): boolean {
  if (scan.context.kind === 'list' && isWholeItem(scan, from, length)) return true
  for (let at = from; at < from + length; at++) {
    const token = scan.tokens[at]
    if (token === undefined || FUNCTION_WORDS.has(token.text)) return false
    if (!/^[\p{Upper}\d]/u.test(scan.text.slice(token.start, token.start + 1))) return false
  }
  return scan.context.kind !== 'heading'
}

/**
 * Inside a mail or web address words are no skills, unless the whole address is the name (Draw.io).
 */
function insideAddress(text: string, start: number, end: number): boolean {
  let from = start
  let to = end
  const first = Math.max(0, start - ADDRESS_CHARS_MAX)
  const last = Math.min(text.length, end + ADDRESS_CHARS_MAX)
  while (from > first && !ADDRESS_ENDS.has(codeIn(text, from - 1))) from--
  while (to < last && !ADDRESS_ENDS.has(codeIn(text, to))) to++
  if (to - from <= end - start + 1) return false
  return ADDRESS.test(text.slice(from, to).replace(/[.:]$/, ''))
}

/** Includes the "3.11" of "Python 3.11", but not the "8" of "Java 8 years". */
function versionEnd(scan: Scan, next: number, end: number): number {
  let at = next
  let reached = end
  for (let token = scan.tokens[at]; token; token = scan.tokens[++at]) {
    const near = token.gap === GAP.join || (token.gap === GAP.space && at === next)
    if (!near || !isVersionWord(token.text)) break
    reached = token.end
  }
  const after = scan.tokens[at]
  const counts = after !== undefined && after.gap !== GAP.stop && TIME_WORDS.test(after.text)
  const ranges = RANGE.test(scan.text.slice(reached, reached + RANGE_CHARS))
  return counts || ranges ? end : reached
}

function extend(scan: Scan, candidate: Candidate): Candidate {
  if (candidate.spelling.skill.kind !== 'tool') return candidate
  const end = versionEnd(scan, candidate.from + candidate.length, candidate.end)
  const first = scan.tokens[candidate.from]
  const maker = scan.tokens[candidate.from - 1]
  const made = maker !== undefined && first?.gap === GAP.space && VENDORS.has(maker.text)
  return { ...candidate, end, made, start: made ? maker.start : candidate.start }
}

/** "python3", "PHP7": a program's name that its version is glued to. */
function gluedAt(vocabulary: Vocabulary, token: Token): Spelling | undefined {
  const stem = withoutGluedDigits(token.text)
  const found = stem === null ? undefined : vocabulary.names.get(stem)
  return found?.skill.kind === 'tool' && !found.ambiguous ? found : undefined
}

/**
 * Whether letter case tells anything here: in a sentence all in capitals ("YOU CAN") it does not.
 */
function showsCase(scan: Scan, raw: string, caseForm: string, start: number): boolean {
  if (raw !== caseForm) return false
  if (scan.context.kind === 'list') return true
  const around = scan.text.slice(Math.max(0, start - CASE_CHARS), start + CASE_CHARS)
  return around.length < CASE_CHARS || /\p{Lower}{2}/u.test(around)
}

const wordsAt = ({ tokens }: Scan, from: number, length: number): string[] =>
  tokens.slice(from, from + length).map((token) => token.text)

function candidateAt(vocabulary: Vocabulary, scan: Scan, from: number): Candidate | null {
  const first = scan.tokens[from]
  if (first === undefined) return null
  const stopAt = scan.context.kind === 'prose' ? GAP.stop : GAP.line
  const hits = vocabulary.names.at(scan.tokens, from, stopAt)
  for (let longest = hits.length - 1; longest >= 0; longest--) {
    const hit = hits[longest] as PhraseHit<Spelling>
    const spelling = hit.value
    if (hit.form !== 'same' && !allowsForm(spelling, hit.form, wordsAt(scan, from, hit.length)))
      continue
    if (hit.loose && !looseIsMeant(scan, from, hit.length)) continue
    const raw = rawOf(scan, from, hit.length)
    if (spelling.caseForm !== null && !showsCase(scan, raw, spelling.caseForm, first.start))
      continue
    const end = first.start + raw.length
    if (insideAddress(scan.text, first.start, end)) continue
    return { spelling, from, length: hit.length, start: first.start, end, made: false }
  }
  const glued = gluedAt(vocabulary, first)
  if (!glued || insideAddress(scan.text, first.start, first.end)) return null
  return { spelling: glued, from, length: 1, start: first.start, end: first.end, made: false }
}

/** The longest name at each place from left to right, without overlaps. */
export function candidatesIn(vocabulary: Vocabulary, scan: Scan): Candidate[] {
  const found: Candidate[] = []
  let taken = 0
  for (let at = 0, end = scan.tokens.length; at < end; ) {
    const candidate = candidateAt(vocabulary, scan, at)
    if (candidate) {
      const whole = extend(scan, candidate)
      found.push(whole.start < taken ? { ...whole, start: candidate.start } : whole)
      taken = whole.end
      at += candidate.length
    } else at++
  }
  return found
}
