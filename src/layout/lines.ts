// Makes lines of a region: pieces on one baseline, with what a reader sees of them.

import type { Run } from '../documents/types.js'
import { hasLetterOrDigit } from '../text/has-letter-or-digit.js'
import type { BodyStyle } from './body-style.js'
import { isBulletMark, isListNumber, isPlainBullet, withoutBullet } from './content.js'
import { addLook, boxOf, type Look, noLook, round } from './look.js'
import { type Piece, textOf } from './pieces.js'
import type { Line, Segment } from './types.js'

/**
 * A line is bold, italic or coloured if this share of its letters is: clearly more than half, so
 * that one bold word does not count.
 */
const MOST = 0.6

export interface LinePlace {
  page: number
  column: number
  sidebar: boolean
  /** Left edge of the column. */
  left: number
}

export interface DraftLine extends Line {
  base: number
}

/** The line of pieces on one baseline, or null if nothing on it is legible. */
export function lineOf(
  pieces: readonly Piece[],
  body: BodyStyle,
  place: LinePlace,
): DraftLine | null {
  const parts = pieces.map((piece) => [...piece.runs])
  const bullet = takeBullet(parts)
  for (let index = 1; index < parts.length; index++) dropMark(parts[index] as Run[])
  const whole = noLook()
  const segments: Segment[] = []
  for (const part of parts) {
    addLook(whole, part, body)
    const text = textOf(part)
    if (text !== '') segments.push(segmentOf(text, parts.length > 1 ? lookOf(part, body) : whole))
  }
  const text = segments.length === 1 ? (segments[0] as Segment).text : joinTexts(segments)
  // The rest of such a line is an ornament: a row of underscores or dots.
  if (!hasLetterOrDigit(text)) return null
  const { letters, links, icons } = whole
  const box = boxOf(whole)
  return {
    text,
    segments,
    index: 0,
    page: place.page,
    box,
    size: round((whole.mainSize >= 0 ? whole.mainSize : whole.size) / body.size),
    bold: whole.bold > MOST * letters,
    italic: whole.italic > MOST * letters,
    caps: isCaps(text),
    colored: whole.colored > MOST * letters,
    indent: round(Math.max(0, box.x - place.left) / body.size),
    bullet,
    heading: 0,
    gapBefore: 0,
    block: 0,
    column: place.column,
    sidebar: place.sidebar,
    furniture: false,
    links: links.length > 1 ? [...new Set(links)] : links,
    ...(icons.length > 0 ? { icons } : {}),
    base: whole.base,
  }
}

const joinTexts = (segments: readonly Segment[]) =>
  segments.map((segment) => segment.text).join(' ')

/** Removes an opening bullet or list number from the first part; true if there was one. */
function takeBullet(parts: Run[][]): boolean {
  const first = parts[0]
  const opening = first?.[0]
  if (opening?.icon === 'unknown') return true
  const run = first?.find((candidate) => candidate.text !== '')
  if (!first || !run) return false
  const alone = first.filter((candidate) => candidate.text !== '').length === 1
  const more = parts.length > 1 || !alone
  const next = first[first.indexOf(run) + 1]
  if ((isBulletMark(run.text) || isListNumber(run.text)) && more && !next?.joined) {
    first.splice(first.indexOf(run), 1)
    if (first.length === 0) parts.shift()
    return true
  }
  const rest = withoutBullet(run.text)
  if (rest === null) return false
  first[first.indexOf(run)] = { ...run, text: rest }
  return true
}

/** Removes the mark of a further list item on the same line. */
function dropMark(part: Run[]): void {
  const [first, next] = part
  if (first && next && !next.joined && isPlainBullet(first.text)) part.shift()
}

function lookOf(runs: readonly Run[], body: BodyStyle): Look {
  const look = noLook()
  addLook(look, runs, body)
  return look
}

function segmentOf(text: string, look: Look): Segment {
  const { letters, icons, links } = look
  const { x, width } = boxOf(look)
  return {
    text,
    x: round(x),
    right: round(x + width),
    bold: look.bold > MOST * letters,
    italic: look.italic > MOST * letters,
    ...(icons.length > 0 ? { icons: [...icons] } : {}),
    ...(links.length > 0 ? { links: [...new Set(links)] } : {}),
  }
}

/** Whether the text has at least two letters, all of them capitals. */
export const isCaps = (text: string): boolean =>
  !/[a-z]/.test(text) &&
  text === text.toUpperCase() &&
  text !== text.toLowerCase() &&
  /\p{Alpha}.*\p{Alpha}/u.test(text)
