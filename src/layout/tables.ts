// Reads ruled tables: puts the words into the cells of a grid, so that a row reads as a row.
import { isBulletMark } from './content.js'
import { extend, newPiece, type Piece, type Table } from './pieces.js'
import type { Rule, Rules } from './rules.js'
import { type Box, grids, TOUCH_POINTS } from './table-grids.js'

/**
 * A rule over this share of a box's width ends a row in it: nearly all, less the padding that some
 * programs leave at either end.
 */
const ROW_RULE_SHARE = 0.88
/**
 * A vertical rule over this share of a row's height separates cells; it may stop short of the row's
 * edges, but not run along one of two lines only.
 */
const CELL_RULE_SHARE = 0.75
/**
 * A row reads as one line if its cells are this short; a longer cell is a text of its own. By eye:
 * 130 letters are a line and a half of a page, and a bulleted item is a text sooner.
 */
const ONE_LINE = { linesMax: 5, lettersMax: 130, bulletedLettersMax: 60 }
/** Two cells with more lines than this are framed columns and no table: a quarter of a page. By eye. */
const FRAMED_LINES_MIN = 14
/** Baselines this near are one line: under half of the tightest leading (0.95). */
const SAME_LINE_EM = 0.4
/** Cells may hold tables; this bounds hostile grids. */
const DEPTH_MAX = 5

/** Replaces the pieces of each ruled table by one table piece. */
export function foldTables(pieces: Piece[], rules: Rules): Piece[] {
  let rest = pieces
  for (const { box, rules: own } of grids(rules)) {
    const inside = rest.filter((piece) => isInside(piece, box))
    const table = inside.length > 0 ? tableOf(inside, box, own, 0) : null
    if (!table || !isTabular(table)) continue
    const taken = new Set(inside)
    rest = rest.filter((piece) => !taken.has(piece))
    rest.push(tablePiece(table, inside, box))
  }
  return rest
}

function isInside(piece: Piece, box: Box): boolean {
  const middle = (piece.top + piece.bottom) / 2
  const center = (piece.x + piece.right) / 2
  return (
    middle > box.top &&
    middle < box.bottom &&
    center > box.left - TOUCH_POINTS &&
    center < box.right + TOUCH_POINTS
  )
}

/**
 * Whether cells stand side by side somewhere, and the rules are not just a frame around columns of
 * text.
 */
function isTabular(table: Table): boolean {
  const rows = table.bands.filter(({ cells }) => cells.length > 1)
  if (rows.length === 0) return false
  const framed = rows.some(
    ({ cells }) =>
      cells.length === 2 && cells.some((cell) => linesIn(cell.pieces) > FRAMED_LINES_MIN),
  )
  return !framed
}

function tableOf(pieces: readonly Piece[], box: Box, rules: Rules, depth: number): Table {
  const bands: Table['bands'] = []
  for (const band of bandsOf(box, rules)) {
    const inBand = pieces.filter((piece) => {
      const middle = (piece.top + piece.bottom) / 2
      return middle > band.top && middle <= band.bottom
    })
    if (inBand.length === 0) continue
    const cells = cellsOf(inBand, band, rules).map(({ pieces: own, box: cell }) => {
      const nested = depth < DEPTH_MAX && hasRows(cell, rules)
      return nested ? { pieces: own, table: tableOf(own, cell, rules, depth + 1) } : { pieces: own }
    })
    const oneLine =
      cells.length > 1 && cells.every((cell) => !('table' in cell) && isShort(cell.pieces))
    bands.push({ cells, oneLine })
  }
  return { bands }
}

/** The rows of a box, separated by rules across all of it. */
function bandsOf(box: Box, { horizontal }: Rules): Box[] {
  const ys = [box.top - TOUCH_POINTS]
  for (const rule of horizontal) if (spans(rule, box) && isBetween(rule.at, box)) ys.push(rule.at)
  ys.push(box.bottom + TOUCH_POINTS)
  return ys.slice(1).map((bottom, index) => ({ ...box, top: ys[index] ?? 0, bottom }))
}

const isBetween = (y: number, box: Box) =>
  y > box.top + TOUCH_POINTS && y < box.bottom - TOUCH_POINTS

const spans = (rule: Rule, box: Box) =>
  Math.min(rule.to, box.right) - Math.max(rule.from, box.left) >=
  (box.right - box.left) * ROW_RULE_SHARE

const hasRows = (box: Box, { horizontal }: Rules) =>
  horizontal.some((rule) => spans(rule, box) && isBetween(rule.at, box))

interface Cell {
  box: Box
  pieces: Piece[]
}

/** The cells of a row from left to right. Cells that a rule runs through together stay together. */
function cellsOf(pieces: readonly Piece[], band: Box, rules: Rules): Cell[] {
  const xs = separators(band, rules.vertical).filter(
    (x) => !isInnerOfPart(x, band, rules.horizontal),
  )
  const edges = [band.left, ...xs, band.right]
  const cells: Cell[] = edges.slice(1).map((right, index) => ({
    box: { ...band, left: edges[index] ?? 0, right },
    pieces: [],
  }))
  for (const piece of pieces) distribute(piece, xs, cells)
  const filled = cells.filter((cell) => cell.pieces.length > 0)
  for (const cell of filled) {
    cell.pieces.sort((a, b) => (sameLine(a, b) ? a.x - b.x : a.base - b.base))
  }
  return filled
}

/** The x of each rule that separates cells of a row. */
function separators(band: Box, vertical: readonly Rule[]): number[] {
  const height = band.bottom - band.top - 2 * TOUCH_POINTS
  return vertical
    .filter((rule) => {
      const covered = Math.min(rule.to, band.bottom) - Math.max(rule.from, band.top)
      const inner = rule.at > band.left + TOUCH_POINTS && rule.at < band.right - TOUCH_POINTS
      return inner && covered >= height * CELL_RULE_SHARE
    })
    .map((rule) => rule.at)
    .sort((a, b) => a - b)
}

/** Whether a rule that ends rows in only a part of the band runs across this x. */
const isInnerOfPart = (x: number, band: Box, horizontal: readonly Rule[]) =>
  horizontal.some(
    (rule) =>
      isBetween(rule.at, band) &&
      !spans(rule, band) &&
      rule.from < x - TOUCH_POINTS &&
      rule.to > x + TOUCH_POINTS,
  )

/** Puts a piece into its cell; a piece that crosses a rule is cut there. */
function distribute(piece: Piece, xs: readonly number[], cells: readonly Cell[]): void {
  let current: Piece | null = null
  let currentCell = -1
  for (const run of piece.runs) {
    const center = run.box.x + run.box.width / 2
    const cell = xs.filter((x) => x < center).length
    if (current && cell === currentCell) extend(current, run)
    else {
      current = newPiece(run)
      currentCell = cell
      cells[cell]?.pieces.push(current)
    }
  }
}

const sameLine = (a: Piece, b: Piece) =>
  Math.abs(a.base - b.base) <= SAME_LINE_EM * Math.max(a.size, b.size)

const linesIn = (pieces: readonly Piece[]) =>
  pieces.filter((piece, index) => {
    const before = pieces[index - 1]
    return !before || !sameLine(before, piece)
  }).length

/** Whether a cell is short enough for its row to read as one line. */
export function isShort(pieces: readonly Piece[]): boolean {
  const letters = pieces.reduce((sum, piece) => sum + piece.letters, 0)
  const bullets = pieces.filter((piece) => isBulletMark(piece.runs[0]?.text ?? '')).length
  const most = bullets < 2 ? ONE_LINE.lettersMax : ONE_LINE.bulletedLettersMax
  return linesIn(pieces) <= ONE_LINE.linesMax && letters <= most
}

/** The piece that replaces a table among the page's pieces. */
export function tablePiece(table: Table, pieces: readonly Piece[], box: Box): Piece {
  const first = pieces.reduce((a, b) => (a.base <= b.base ? a : b))
  return {
    runs: [],
    x: box.left,
    right: box.right,
    top: box.top,
    bottom: box.bottom,
    base: first.base,
    size: first.size,
    letters: pieces.reduce((sum, piece) => sum + piece.letters, 0),
    table,
  }
}
