// Lists what may be the candidate's name at the top of a résumé: lines, parts of lines, and lines
// together.

import type { Line } from '../../layout/types.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { fieldOfLabel } from '../labels/fields.js'
import { emailsIn } from '../mail/find-email.js'
import type { PersonLine } from '../types.js'
import { isOneName, together } from './name-lines.js'
import { beforeTown, namePieces, openingPiece } from './name-pieces.js'
import { APART_LINES_MAX, LARGE, NAME_WORDS_MAX, SHOWN, TITLE_MIN } from './name-sizes.js'
import { hasNameBehind, isLabelled, stripped } from './strip-name.js'

export type ReadingKind = 'line' | 'segment' | 'lines' | 'before-title'

export interface Reading {
  /** As printed, without titles, labels, degrees and nicknames. */
  name: string
  /** The whole name, if more belongs to it: 'Ana "Annie" Sample', "SAMPLE Tai Man, Peter". */
  whole?: string | undefined
  kind: ReadingKind
  isLabelled: boolean
  /** Whether something was cut off after the name. */
  isCut: boolean
  line: Line
  section: string
  /** The number of lines before it, without titles of the document. */
  order: number
}

/** A text that is longer is no name. */
const NAME_CHARS_MAX = 50
/** Further down, a name needs a label or large letters. */
const LINES_MAX = 15
/** A name stands in the first lines; further down it needs a sign. */
const FIRST_LINES = 3

/** The least and most words of a line with a name and a title, and the words that its name may have. */
const BEFORE_TITLE = { min: 3, max: 7 } as const
const NAME_SIZES = [2, 3]

/** "Jo Sample Software Engineer": the words before a title that fills the rest of the line. */
function beforeTitle(text: string): string[] {
  const words = text.split(' ')
  if (words.length < BEFORE_TITLE.min || words.length > BEFORE_TITLE.max) return []
  return NAME_SIZES.filter((count) => count < words.length)
    .filter((count) => titleLikelihood(words.slice(count).join(' ')) >= TITLE_MIN)
    .map((count) => words.slice(0, count).join(' '))
}

/** Labels of a form behind which somebody else's name stands. */
const OTHERS: ReadonlySet<string> = new Set([
  'relative_name',
  'sibling_name',
  'spouse_name',
  'referee_name',
  'superior_name',
])
const isRelative = (label: string): boolean => OTHERS.has(fieldOfLabel(label)?.name ?? '')

function textsOf(lines: readonly PersonLine[], at: number, order: number): [ReadingKind, string][] {
  const line = lines[at]?.line
  if (!line) return []
  const parts = line.segments.length > 1 ? line.segments.map(({ text }) => text) : []
  const own = parts.filter((_, place) => !isRelative(parts[place - 1] ?? ''))
  const texts: [ReadingKind, string][] = own.map((text) => ['segment', text])
  // "MARIA    LOPEZ" is one name, "Maria Lopez    Aviation" is not.
  const isOne = parts.every((part) => !part.includes(' ')) || isLabelled(line.text)
  const hasMail = emailsIn(line.text).length > 0
  const besideTown = beforeTown(line.text)
  if (isOne && !hasMail && besideTown.length === 0) texts.unshift(['line', line.text])
  const opening = hasMail && order < FIRST_LINES ? openingPiece(line.text) : undefined
  if (opening !== undefined) texts.push(['segment', opening])
  if (order > APART_LINES_MAX + 1 && line.size < SHOWN) return texts
  for (const text of together(lines, at)) texts.push(['lines', text])
  for (const text of beforeTitle(line.segments[0]?.text ?? '')) texts.push(['before-title', text])
  for (const text of besideTown) texts.push(['before-title', text])
  return texts
}

export function nameReadings(lines: readonly PersonLine[]): Reading[] {
  const readings: Reading[] = []
  const titles = Math.max(
    0,
    lines.findIndex(({ heading }) => heading !== 'document'),
  )
  for (const [at, { line, section, heading }] of lines.entries()) {
    const isTitle = heading === 'document' && !hasNameBehind(line.text)
    if (heading === 'section' || isTitle || section === 'references') continue
    const order = Math.max(0, at - titles)
    const isLarge = line.page === 1 && line.size >= SHOWN
    if (order > LINES_MAX && !isLarge && !isLabelled(line.text)) continue
    const isHalf = isOneName(lines[at - 1], lines[at]) || isOneName(lines[at], lines[at + 1])
    for (const [kind, text] of textsOf(lines, at, order)) {
      if (isHalf && kind === 'line') continue
      const pieces = namePieces(text, order === 0)
      const name = stripped(pieces.text)
      const isNone = name === '' || name.length > NAME_CHARS_MAX
      if (isNone || name.split(' ').length > NAME_WORDS_MAX || !/\p{Alpha}{2}/u.test(name)) continue
      const labelled = isLabelled(text)
      // Most lines are plain, further down and without words of names: none of these is the name.
      const isPlain = order > FIRST_LINES && line.size < LARGE && !labelled
      if (isPlain && nameLikelihood(name) === 0) continue
      const isCut = !labelled && name.length < text.trim().length - 2
      const whole = pieces.wholeOf?.(name)
      readings.push({
        name,
        whole,
        kind,
        isLabelled: labelled,
        isCut,
        line,
        section,
        order,
      })
    }
  }
  return readings
}
