// Finds the candidate's name: the reading at the top that learned weights rank highest.

import { isForeignDocument } from '../../languages/heard-languages.js'
import type { Line } from '../../layout/types.js'
import { dataJson } from '../../tables/data-file.js'
import { foldKey } from '../../text/fold.js'
import { firstWord } from '../../text/spaces.js'
import type { Found, PersonLine } from '../types.js'
import { type NameContext, nameFeatures } from './name-features.js'
import { nameReadings, type Reading } from './name-readings.js'
import { SIGNATURE_CHARS_MAX } from './name-words.js'
import { inNormalCase } from './normal-case.js'
import { familyFirst, statedName } from './stated-name.js'
import { stripped } from './strip-name.js'
import { toldName } from './told-name.js'

/** The learned points of each feature; the answer "no name" has no points. */
export const NAME_WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries(dataJson('./data/name-weights.json', import.meta.url) as Record<string, number>),
)
/** Lines before this one are the head, where the name comes first. */
const SIGNATURES_FROM = 3
/** A shorter local part agrees with names by chance. */
const LOCAL_CHARS_MIN = 4
/** If the name has the largest letters, it is among these lines. */
const TOP_LINES_MAX = 15
/** No answer of a model is certain. */
const CONFIDENCE_MAX = 0.98
/** Bounds the work. */
const READINGS_MAX = 120
/** The confidence in a name after its label. */
const STATED = 0.95
/** The confidence in a name that only its place or the mail address tells: right more often than not. */
const TOLD = 0.6

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

export function nameContext(
  lines: readonly PersonLine[],
  email: string,
  isHeading: (text: string) => boolean,
): NameContext {
  const [before = '', behind = ''] = email.split('@')
  const local = letters(before)
  const sizes = lines.slice(0, TOP_LINES_MAX).map(({ line }) => line.size)
  return {
    // Too few letters tell nothing.
    local: local.length < LOCAL_CHARS_MIN ? '' : local,
    host: letters(behind),
    largest: Math.max(0, ...sizes),
    isSigned: signatures(lines),
    isHeading,
  }
}

/** Whether a name comes again below the top, as a whole line or after "Name:". */
function signatures(lines: readonly PersonLine[]): (name: string) => boolean {
  let below: LineBelow[] | null = null
  return (name) => {
    below ??= linesBelow(lines)
    const wanted = foldKey(name)
    const first = firstWord(wanted)
    // Hardly any line has the name's first word, so only those are looked at closely.
    return below.some((line) => line.key.includes(first) && signatureOf(line) === wanted)
  }
}

interface LineBelow {
  text: string
  key: string
  /** What would be the name on it, once it is asked for. */
  signature?: string
}

function signatureOf(line: LineBelow): string {
  line.signature ??= foldKey(stripped(line.text.replace(/^[\s(]+/, '')))
  return line.signature
}

const linesBelow = (lines: readonly PersonLine[]): LineBelow[] =>
  lines
    .slice(SIGNATURES_FROM)
    .filter(({ line }) => line.text.length <= SIGNATURE_CHARS_MAX)
    .map(({ line: { text } }) => ({ text, key: foldKey(text) }))

const pointsOf = (
  reading: Reading,
  context: NameContext,
  weights: ReadonlyMap<string, number>,
): number =>
  nameFeatures(reading, context).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)

/** `isHeading` knows the words of section headings, which are no names. */
export function findName(
  lines: readonly PersonLine[],
  email: string,
  isHeading: (text: string) => boolean,
  weights = NAME_WEIGHTS,
): Found | null {
  const stated = statedName(lines)
  if (stated) return foundAt(stated.line, stated.name, STATED)
  const context = nameContext(lines, email, isHeading)
  let best: Reading | null = null
  let most = 0
  // "No name" is an answer too, without points.
  let total = 1
  for (const reading of nameReadings(lines).slice(0, READINGS_MAX)) {
    const points = pointsOf(reading, context, weights)
    total += Math.exp(points)
    if (points <= most) continue
    best = reading
    most = points
  }
  if (!best) return fallbackName(lines, context)
  const confidence = Math.min(CONFIDENCE_MAX, Math.exp(most) / total)
  const isForeign = isForeignDocument()
  const name = best.whole ?? (isForeign ? familyFirst(best.name) : best.name)
  return foundAt(best.line, name, confidence)
}

/** The name by signs that need no points. */
function fallbackName(lines: readonly PersonLine[], context: NameContext): Found | null {
  const told = toldName(lines, context)
  return told && foundAt(told.line, told.name, TOLD)
}

function foundAt(line: Line, name: string, confidence: number): Found {
  const start = Math.max(0, line.text.indexOf(name.split(' ')[0] ?? ''))
  const span = { line: line.index, start, end: line.text.length }
  return { value: inNormalCase(name), spans: [span], confidence }
}
