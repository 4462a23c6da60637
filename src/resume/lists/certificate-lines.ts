// Which lines of a list of certificates belong together, and which line holds several of them.
import { findDates } from '../../dates/find-dates.js'
import { anyOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { skillNamed } from '../../taxonomy/skills/skills.js'
import { spacedParts } from '../../text/spaces.js'
import { isLicence, mayIssue, STATED } from './certificate-issuer.js'
import { joinLines, widestOf } from './join-lines.js'

/** A printed line this long may end because its column does. */
const FULL_LINE_CHARS = 60
/** A longer item is a sentence, and no name. */
export const NAME_WORDS_MAX = 14
/** A small word or a sign that joins at its end: the name goes on. */
const UNFINISHED = new RegExp(
  String.raw`(?:[,&(/:–—-]|\b(?:${anyOf('certificate:goes-on')}))\s*$`,
  'i',
)
const LISTING = new RegExp(String.raw`,\s+(?:(?:${anyOf('certificate:joins')})\s+)?`, 'i')
const SMALL = new RegExp(String.raw`\s(?:${anyOf('certificate:small')})\s`, 'i')
const isUnfinished = ({ text }: Line): boolean =>
  UNFINISHED.test(text) || text.lastIndexOf('(') > text.lastIndexOf(')')

/** The texts of a list's items, each with the line that it begins on. */
export function certificateItems(lines: Line[]): { text: string; line: Line }[] {
  const widest = widestOf(lines)
  return datedRuns(lines)
    .flatMap(namedRuns)
    .flatMap((run) => joinLines(run, widest))
    .flatMap(({ text, lines: [line] }) =>
      line ? piecesOf(text).map((piece) => ({ text: piece, line })) : [],
    )
}

/**
 * Certificates that share a line, with a dot or a semicolon between them; the issuer may stand
 * behind a dot too.
 */
function piecesOf(text: string): string[] {
  const pieces = text.split(/\s[·•]\s|;\s/)
  const isList = pieces.every((piece) => piece.includes(' ') && !mayIssue(piece))
  return isList && pieces.length > 1 ? pieces : commaPieces(text)
}

/** A name, its issuer and its year stand between two commas, so a list of names has more parts. */
const LIST_PIECES_MIN = 3
/** Names that share a line are short. */
const LISTED_WORDS_MAX = 4

/** A title that lists its subjects ("Sorting and Searching") has small words in its parts. */
const isListed = (piece: string): boolean =>
  spacedParts(piece) <= LISTED_WORDS_MAX && !SMALL.test(piece) && !mayIssue(piece)

/** "PMP, CISSP": where each of two parts is a licence by itself, none of them issued the other. */
const areLicences = (pieces: string[]): boolean =>
  pieces.length > 1 &&
  pieces.every(isLicence) &&
  new Set(pieces.map((piece) => skillNamed(piece)?.id)).size === pieces.length

/** "Billing Certificate, Office Certificate": each part says itself what it is, in its last word. */
const CALLED_SO = new RegExp(String.raw`\p{Alpha}\s(?:${anyOf('certificate:called-so')})$`, 'iu')
const areCalledSo = (pieces: string[]): boolean =>
  pieces.length > 1 && pieces.every((piece) => CALLED_SO.test(piece))

/** "Working at heights, confined space, gas testing": a date at the end belongs to all of them. */
function commaPieces(text: string): string[] {
  const date = findDates(text).at(-1)
  const tail = date ? text.slice(date.start) : ''
  const body = date ? text.slice(0, date.start).replace(/[\s,:(–-]+$/, '') : text
  const pieces = body.split(LISTING)
  const isPlain = findDates(body).length === 0 && !/[()]/.test(text)
  const isLong = pieces.length >= LIST_PIECES_MIN || areLicences(pieces)
  const isList = isPlain && ((isLong && pieces.every(isListed)) || areCalledSo(pieces))
  return isList ? pieces.map((piece) => `${piece} ${tail}`) : [text]
}

/** A date ends what a line tells of its certificate. */
function endsDated(text: string): boolean {
  const last = findDates(text).at(-1)
  return last !== undefined && !/[\p{Alpha}\d]/u.test(text.slice(last.end))
}

/**
 * Names of certificates are shorter than a printed line. So a line that begins with a capital
 * continues the one before it only if that one is long, or plainly unfinished.
 */
function namedRuns(lines: Line[]): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const isFull =
      before !== undefined &&
      before.text.length >= FULL_LINE_CHARS &&
      spacedParts(before.text) + spacedParts(line.text) <= NAME_WORDS_MAX
    const isOpen = before && ((isFull && !isOther(before, line)) || isUnfinished(before))
    if (run && (isOpen || line.bullet || /^[^\p{Upper}\p{N}]/u.test(line.text))) run.push(line)
    else runs.push([line])
  }
  return runs
}

/** Whether a long line and the next each tell a certificate of their own. */
const isOther = (before: Line, line: Line): boolean =>
  isLicence(line.text) ||
  endsDated(before.text) ||
  (STATED.test(before.text) && STATED.test(line.text))

/** A certificate has one date: a second date belongs to another certificate. */
function datedRuns(lines: Line[]): Line[][] {
  const runs: Line[][] = []
  let isDated = false
  for (const line of lines) {
    const hasDate = findDates(line.text).length > 0
    if (runs.length === 0 || (hasDate && isDated)) {
      runs.push([])
      isDated = false
    }
    isDated ||= hasDate
    runs.at(-1)?.push(line)
  }
  return runs
}
