// Finds the address in a page header that comes again on a later page, beside a mail address.
import { isPersonal } from '../labels/label.js'
import type { Page } from '../page/make-page.js'
import { linesWithAtSign } from '../recogniser.js'
import type { Finding } from '../types.js'

const ADDRESS = { category: 'address', placeholder: 'ADDRESS' } as const
/** Separates the details of such a line. */
const BETWEEN = /[ \t]*[|•●▪·⋄◆♦■][ \t]*|[ \t]{3,}/g
/** A way to reach the person. */
const REACHED = /@|\+?\d(?:[ ().-]{0,2}\d){8,}/
/** A longer line, or one of more pieces, is no page header. */
const LINE_CHARS_MAX = 200
const PIECES_MAX = 8

interface Piece {
  start: number
  end: number
}

function piecesOf(text: string, from: number): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: mark, index } of text.matchAll(BETWEEN)) {
    pieces.push({ start: from + at, end: from + index })
    at = index + mark.length
  }
  pieces.push({ start: from + at, end: from + text.length })
  return pieces.filter(({ start, end }) => end > start)
}

export function pageHeads(
  page: Page,
  isAddress: (start: number, end: number) => boolean,
): Finding[] {
  return linesWithAtSign(page).flatMap((line) => {
    const { part } = line
    if (part === undefined || isPersonal(part) || line.end - line.start > LINE_CHARS_MAX) return []
    const text = page.folded.slice(line.start, line.end)
    const pieces = piecesOf(text, line.start)
    if (pieces.length < 2 || pieces.length > PIECES_MAX) return []
    return pieces
      .filter(({ start, end }) => !REACHED.test(page.folded.slice(start, end)))
      .filter(({ start, end }) => isAddress(start, end))
      .map((piece) => ({ ...piece, ...ADDRESS }))
  })
}
