// Turns the lines that HTML or plain text states into lines as the parsers read them.

import type { Document, MarkedLine } from '../documents/types.js'
import { LIMITS } from '../runtime/limits.js'
import { isListNumber, withoutBullet } from './content.js'
import { isCaps } from './lines.js'
import type { Line, ReadableDocument, Segment } from './types.js'

type Marked = Extract<Document, { kind: 'marked' }>

/** Relative sizes by heading level, as in browsers; 0 is body text. */
const HEADING_SIZES = [1, 1.8, 1.5, 1.25, 1.1, 1, 1]
const WIDE_GAP = /\s{3,}|\t+/
/**
 * One character of indent counts as this many units of body size: the mean width of letters in most
 * fonts.
 */
const INDENT_PER_CHARACTER = 0.5

export function layoutMarked(document: Marked): ReadableDocument {
  const lines: Line[] = []
  let block = 0
  for (const marked of document.lines) {
    if (lines.length >= LIMITS.linesMax) break
    const line = lineOfMarked(marked)
    if (!line) continue
    if (lines.length > 0 && (marked.gapBefore || marked.heading > 0)) block++
    lines.push({ ...line, index: lines.length, block })
  }
  const cut = document.lines.length > LIMITS.linesMax
  return {
    lines,
    title: document.title,
    posting: document.posting,
    hidden: document.hidden,
    warnings: cut ? [...document.warnings, 'lines_cut'] : document.warnings,
    pages: 1,
    source: document.format,
  }
}

function lineOfMarked(marked: MarkedLine): Line | null {
  const parts = (marked.cells ?? marked.text.slice(0, LIMITS.lineCharsMax).split(WIDE_GAP))
    .map((part) => part.trim())
    .filter((part) => part !== '')
  let bullet = marked.listItem
  const unmarked = withoutMark(parts[0] ?? '')
  if (unmarked !== null) {
    bullet = true
    parts[0] = unmarked
  }
  const kept = fewPieces(parts.filter((part) => part !== ''))
  const text = kept.join(' ')
  if (!/[^\s]/.test(text)) return null
  return {
    text,
    segments: segmentsOf(kept, marked),
    index: 0,
    page: 1,
    box: null,
    size: HEADING_SIZES[marked.heading] ?? 1,
    bold: marked.bold || marked.heading > 0,
    italic: false,
    caps: isCaps(text),
    colored: false,
    indent: marked.indent * INDENT_PER_CHARACTER,
    bullet,
    heading: marked.heading,
    gapBefore: marked.gapBefore ? 1 : 0,
    block: 0,
    column: 0,
    sidebar: false,
    furniture: false,
    links: marked.links,
    ...(marked.spaced !== undefined && { spaced: marked.spaced }),
  }
}

/** Joins the surplus pieces to the last one. */
function fewPieces(parts: string[]): string[] {
  if (parts.length <= LIMITS.linePiecesMax) return parts
  const first = parts.slice(0, LIMITS.linePiecesMax - 1)
  return [...first, parts.slice(LIMITS.linePiecesMax - 1).join(' ')]
}

/** The text without an opening bullet, dash or list number; null if it has none. */
function withoutMark(text: string): string | null {
  const plain = withoutBullet(text)
  if (plain !== null) return plain
  const space = text.indexOf(' ')
  if (space < 1) return null
  const mark = text.slice(0, space)
  if (mark === '-' || mark === '–' || mark === '—' || mark === 'o' || isListNumber(mark)) {
    return text.slice(space).trim()
  }
  return null
}

/** Cells of a marked line have no position, so they are set apart as a tab would do. */
const CELL_GAP_CHARS = 3

function segmentsOf(parts: readonly string[], marked: MarkedLine): Segment[] {
  let x = 0
  return parts.map((text) => {
    const segment = { text, x, right: x + text.length, bold: marked.bold, italic: false }
    x += text.length + CELL_GAP_CHARS
    return segment
  })
}
