// Lists what may be the candidate's name at the top of a résumé: lines, parts of lines, and lines
// together.

import { withoutNameWords } from '../../languages/name-words.js'
import { anyOf, patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { emailsIn } from '../mail/find-email.js'
import type { PersonLine } from '../types.js'
import { beforeTown, namePieces, openingPiece } from './name-pieces.js'

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

/** "Name:", "Full name -", "Name of the candidate". */
const LABEL = new RegExp(patternOf('name-label'), 'i')
/** Forms of address before a name. */
const HONORIFIC = new RegExp(
  String.raw`^(?:\(?(?:${anyOf('name:titles-first')})\b\.?\)?[\s-]*){1,2}(?=\p{L})`,
  'iu',
)
/** Degrees, registers and pronouns after a mark: "Jo Sample, MBA (she/her)". */
const CREDENTIALS = new RegExp(String.raw`[,|(–-]\s*(?:${anyOf('name:credentials')})\b.*$`, 'i')
/** Degrees that follow a name without a comma. */
const DEGREES = new RegExp(String.raw`(?:\s+(?:${anyOf('name:degrees')})\.?){1,3}$`, 'i')
/** A title of the document before the name: "Curriculum Vitae". */
const TITLE = new RegExp(patternOf('name-document'), 'i')
/** The same behind the name: "Jo Sample Resume". */
const DOCUMENT_BEHIND = new RegExp(String.raw`(?<=\S \S+)\s+(?:${anyOf('name:documents')})$`, 'i')
const CREDENTIAL_MARK = /[,|(–-]/
const NOT_A_NAME = /[^\p{L}\p{M}.'’\-\s]+.*$/u
/** Stars and lines around a name: "*** Ana Sample ***". */
const FRAME = /^[\s*=_#~<>•·–—-]+(?=[\p{L}(])/u
/** "Ana Sample - Engineer - Leeds": a dash with spaces parts the name from the rest. */
const BEHIND_DASH = /(?<=\p{L}[.'’)]?)\s{1,4}-{1,3}\s.*$/u
/** A text that is longer or has more words is no name. */
const NAME_CHARS_MAX = 50
const NAME_WORDS_MAX = 6
/** Further down, a name needs a label or large letters. */
const LINES_MAX = 15
/** A name in large type may have other lines of the page between its own. */
const APART_LINES_MAX = 3
/** Against the size of the body: from here on type is large. */
const LARGE = 1.2
/** Sizes of one line differ by rounding. */
const SAME_SIZE = 0.05
/** Type this large marks a name wherever the page's columns put it. */
const SHOWN = 1.4
/** From here on, the words behind a name are a title. */
const TITLE_MIN = 0.6
/** How likely two halves must be one name. */
const HALVES_MIN = 0.5
/** A name stands in the first lines; further down it needs a sign. */
const FIRST_LINES = 3

/** Whether a line is the label alone: its value stands elsewhere. */
export const isLabel = (text: string): boolean =>
  LABEL.test(text) && !/[\p{L}\p{N}]/u.test(text.replace(LABEL, ''))

export const isLabelled = (text: string): boolean => LABEL.test(text)

export function stripped(text: string): string {
  const own = withoutNameWords(text.replace(FRAME, ''))
  const named = own.replace(LABEL, '').replace(TITLE, '').replace(HONORIFIC, '')
  const bare = CREDENTIAL_MARK.test(named) ? named.replace(CREDENTIALS, '') : named
  return bare
    .replaceAll('_', ' ')
    .replace(BEHIND_DASH, '')
    .replace(DOCUMENT_BEHIND, '')
    .replace(DEGREES, '')
    .replace(NOT_A_NAME, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s-]+$/, '')
    .trim()
}

/** One or two words of letters, with capitals. */
const HALF = /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?$/u
const isCapitals = (text: string): boolean => text === text.toUpperCase()

/**
 * "ANA" above "SAMPLE": a name that a plain text has on two lines, in letters of one kind. Two words
 * below are a name of their own.
 */
const areHalves = (above: string, below: string): boolean =>
  HALF.test(above) &&
  HALF.test(below) &&
  !below.includes(' ') &&
  isCapitals(above) === isCapitals(below) &&
  nameLikelihood(`${above} ${below}`) >= HALVES_MIN &&
  titleLikelihood(below) < TITLE_MIN &&
  titleLikelihood(`${above} ${below}`) < TITLE_MIN

/**
 * The following lines that make one name with this one: in the same large type, or the next line if
 * both are bold.
 */
function together(lines: readonly PersonLine[], at: number): string[] {
  const first = lines[at]?.line
  if (!first) return []
  const texts: string[] = []
  let joined = first.segments[0]?.text ?? first.text
  for (const { line, heading } of lines.slice(at + 1, at + 1 + APART_LINES_MAX)) {
    const isNext = line.index === first.index + 1
    const isSame = Math.abs(line.size - first.size) <= SAME_SIZE * first.size
    const isLarge = first.size > LARGE
    const isBold = isNext && first.bold && line.bold && /^[\p{L}\s]+$/u.test(line.text)
    const isOne = first.size > 2 && line.size > 2 && line.text.length === 1
    const isBroken = isNext && first.size === line.size && areHalves(first.text, line.text)
    if (heading !== null || !((isLarge && isSame) || isBold || isOne || isBroken)) continue
    const [own = ''] = line.segments.map(({ text }) => text)
    joined = `${joined} ${own}`
    texts.push(joined)
    if (!isLarge) break
  }
  return texts
}

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

function textsOf(lines: readonly PersonLine[], at: number, order: number): [ReadingKind, string][] {
  const line = lines[at]?.line
  if (!line) return []
  const parts = line.segments.length > 1 ? line.segments.map(({ text }) => text) : []
  const texts: [ReadingKind, string][] = parts.map((text) => ['segment', text])
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
    if (heading === 'section' || heading === 'document' || section === 'references') continue
    const order = Math.max(0, at - titles)
    const isShown = line.page === 1 && line.size >= SHOWN
    if (order > LINES_MAX && !isShown && !isLabelled(line.text)) continue
    for (const [kind, text] of textsOf(lines, at, order)) {
      const pieces = namePieces(text)
      const name = stripped(pieces.text)
      const isNone = name === '' || name.length > NAME_CHARS_MAX
      if (isNone || name.split(' ').length > NAME_WORDS_MAX || !/\p{L}{2}/u.test(name)) continue
      const labelled = isLabelled(text)
      // Most lines are plain, further down and without words of names: none of these is the name.
      const isPlain = order > FIRST_LINES && line.size < LARGE && !labelled
      if (isPlain && nameLikelihood(name) === 0) continue
      const isCut = !labelled && name.length < text.trim().length - 2
      const whole = pieces.wholeOf?.(name)
      readings.push({ name, whole, kind, isLabelled: labelled, isCut, line, section, order })
    }
  }
  return readings
}
