// Turns pages of runs into lines in reading order.

import type { Document, Page } from '../documents/types.js'
import { LIMITS } from '../runtime/limits.js'
import { type BodyStyle, bodyStyle } from './body-style.js'
import { pageMarks } from './column-edges.js'
import { findRegions, type Region } from './columns.js'
import { drawnMarks, markBullets } from './drawn-bullets.js'
import { markFurniture } from './furniture.js'
import { joinPieces } from './join-pieces.js'
import { type DraftLine, type LinePlace, lineOf } from './lines.js'
import { keepLoneLinks } from './lone-links.js'
import { round } from './look.js'
import { foldOpenTables } from './open-tables.js'
import { buildPieces, newPiece, type Piece, type Table, type TableCell } from './pieces.js'
import { type Row, rowsOf } from './rows.js'
import { splitPieces } from './split-pieces.js'
import { foldTables } from './tables.js'
import { threadColumns } from './thread-columns.js'
import type { Line, ReadableDocument } from './types.js'

type Paged = Extract<Document, { kind: 'paged' }>

/**
 * A new block begins if the space before a line exceeds this many lines. By eye: more than rounding
 * adds, less than the half line that most programs put between paragraphs.
 */
const BLOCK_GAP_LINES = 0.4
/**
 * Baselines that differ by less than this share of the body size are level. By eye: more than
 * another font shifts a baseline, less than half a line.
 */
const LEVEL_EM = 0.3
/** More columns than one page has, so that column numbers of two pages never meet. */
const COLUMNS_MAX = 1_000

export function layoutPaged(document: Paged): ReadableDocument {
  const body = bodyStyle(document.pages)
  const regions = threadColumns(document.pages.map((page) => pageRegions(page, body)))
  const drafts = document.pages.flatMap((page, index) =>
    pageLines(page, regions[index] ?? [], body),
  )
  markFurniture(drafts, document.pages)
  const kept = drafts.slice(0, LIMITS.linesMax)
  const warnings = [...document.warnings]
  if (kept.length < drafts.length) warnings.push('lines_cut')
  return {
    lines: finish(kept, body),
    title: '',
    posting: null,
    hidden: document.hidden,
    warnings,
    pages: document.pages.length,
    source: document.pages.some((page) => page.source === 'ocr')
      ? 'scan'
      : (document.setFrom ?? 'pdf'),
  }
}

function pageRegions(page: Page, body: BodyStyle): Region[] {
  const marks = pageMarks(page)
  const joined = joinPieces(buildPieces(page.runs))
  const ruled = foldTables(splitPieces(joined, marks.vertical, marks.grounds), marks)
  return findRegions(foldOpenTables(ruled, body.size), body.size, marks)
}

function pageLines(page: Page, regions: readonly Region[], body: BodyStyle): DraftLine[] {
  const lines: DraftLine[] = []
  let column = page.number * COLUMNS_MAX
  for (const { rows, left, sidebar } of regions) {
    lines.push(...regionLines(rows, body, { page: page.number, column, sidebar, left }))
    column++
  }
  const place = { page: page.number, column, sidebar: true, left: 0 }
  for (const run of page.runs) {
    const line = run.angle ? lineOf([newPiece(run)], body, place) : null
    if (line) lines.push(line)
  }
  markBullets(lines, drawnMarks(page), body.size)
  keepLoneLinks(lines, page.links)
  return lines
}

function regionLines(rows: readonly Row[], body: BodyStyle, place: LinePlace): DraftLine[] {
  const lines: DraftLine[] = []
  for (const row of rows) {
    const plain = row.pieces.filter((piece) => !piece.table)
    const line = plain.length > 0 ? lineOf(plain, body, place) : null
    if (line) lines.push(line)
    for (const { table } of row.pieces) if (table) lines.push(...tableLines(table, body, place))
  }
  return lines
}

/**
 * The lines of a table: a row of short cells is one line, other cells are read one after another.
 */
function tableLines(table: Table, body: BodyStyle, place: LinePlace): DraftLine[] {
  const lines: DraftLine[] = []
  const add = (pieces: readonly Piece[]) => {
    const line = lineOf(pieces, body, place)
    if (line) lines.push(line)
  }
  for (const { cells, oneLine } of table.bands) {
    if (oneLine) add(cells.map(({ pieces }) => asOnePiece(pieces)))
    else if (isLevel(cells, body)) {
      const rows = rowsOf(
        cells.flatMap(({ pieces }) => pieces),
        body.size,
      )
      for (const row of rows) add(row.pieces)
    } else {
      for (const { pieces, table: inner } of cells) {
        if (inner) lines.push(...tableLines(inner, body, place))
        else for (const row of rowsOf(pieces, body.size)) add(row.pieces)
      }
    }
  }
  return lines
}

/**
 * Whether the lines of all later cells are level with lines of the first; if so, they belong
 * together.
 */
function isLevel(cells: readonly TableCell[], body: BodyStyle): boolean {
  const [first, ...others] = cells
  if (!first || others.length === 0 || cells.some((cell) => cell.table)) return false
  return others.every(
    ({ pieces }) =>
      pieces.length > 1 &&
      pieces.every((piece) =>
        first.pieces.some((other) => Math.abs(other.base - piece.base) <= LEVEL_EM * body.size),
      ),
  )
}

/** The lines of a cell as one piece of text. */
function asOnePiece(cell: readonly Piece[]): Piece {
  const [first] = cell as [Piece]
  const runs = cell.flatMap((piece) =>
    piece.runs.map((run, index) => (index === 0 ? { ...run, joined: false } : run)),
  )
  return { ...first, runs }
}

/** Numbers lines, blocks and columns, and measures the space before each line. */
function finish(drafts: readonly DraftLine[], body: BodyStyle): Line[] {
  const columns = new Map<number, number>()
  let block = -1
  let before: DraftLine | null = null
  return drafts.map((draft, index) => {
    const { base, ...line } = draft
    const same = before !== null && before.column === draft.column && base > before.base
    const gap = same && before ? Math.max(0, (base - before.base) / body.leading - 1) : 0
    if (!same || gap > BLOCK_GAP_LINES) block++
    if (!columns.has(line.column)) columns.set(line.column, columns.size)
    before = draft
    return {
      ...line,
      text: line.text.slice(0, LIMITS.lineCharsMax),
      index,
      block,
      column: columns.get(line.column) ?? 0,
      gapBefore: round(same ? gap : index === 0 ? 0 : 1),
    }
  })
}
