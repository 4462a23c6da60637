// Tells a column of the page from a column of dates or labels whose rows belong to the text beside
// them.
import { isBulletMark, isDate, isLabelEnd, isSectionHeading } from './content.js'
import { firstFrom } from './first-from.js'
import { type Piece, textOf } from './pieces.js'
import { type Row, widthOf } from './rows.js'

/** Baselines this near are one row. */
const SAME_ROW_EM = 0.45
/** Shares of the rows on one side. */
const SHARE = {
  /** Rows that are level with text on the other side. */
  aligned: 0.7,
  dates: 0.45,
  /** If both sides are level with each other to this degree, they are a table. */
  mutual: 0.8,
  /** Notes at the right end of lines: nearly every note is level with a line. */
  notes: 0.9,
  /** Labels that are level with the start of a block of text. */
  opening: 0.6,
  /** "Name : value" rows. */
  labelled: 0.5,
  /** Rows of a margin that are headings, dates or bold labels. */
  margin: 0.8,
}
/** A label beside a text is short, and a note in the margin is shorter. */
const LABEL_LETTERS_MAX = 32
const NOTE_LETTERS_MAX = 26
/** A side with more letters per piece than this is running text. */
const PROSE_LETTERS = 34
/** The rows of a column of labels, as a share of the rows that it labels. */
const ROWS_SHARE = { labels: 0.75, notes: 0.8, margin: 0.4 }
/** A side that fills less than this share of its lines is no column. */
const DENSITY_MIN = 0.2
/** The usual distance of lines, used to count free lines. */
const LINE_EM = 1.35
/** In units of size: a larger step begins a new block. */
const BLOCK_STEP_EM = 1.45
/** In units of size: labels closer than this are two lines of one label. */
const CELL_STEP_EM = 1.8
/** Semi-bold on the scale of CSS. */
const BOLD_MIN = 600

/** One side of a gutter. */
interface Side {
  rows: Row[]
  width: number
  headings: number
}

/** Whether the rows are read across the gutter at x. */
export function readsByRow(rows: readonly Row[], x: number, body: number): boolean {
  const shared = sharedRows(rows, x)
  const left = sideOf(shared, (piece) => piece.x < x)
  const right = sideOf(shared, (piece) => piece.x >= x)
  if (areLabelled(left, right, body) || isMargin(left, right)) return true
  const [sparse, dense] = isSparser(left, right) ? [left, right] : [right, left]
  if (densityOf(sparse, body) < DENSITY_MIN) return true
  if (left.headings > 0 && right.headings > 0) return false
  const level = levelShare(sparse, dense, body)
  if (level < SHARE.aligned) return false
  if (share(sparse, hasDate) >= SHARE.dates) return true
  if (levelShare(dense, sparse, body) >= SHARE.mutual) {
    return hasInnerHeading(left, right, body) || !areListColumns(left, right)
  }
  if (sparse === right) {
    const short = right.rows.every((row) =>
      row.pieces.every((piece) => piece.letters <= NOTE_LETTERS_MAX),
    )
    const fewer = right.rows.length <= ROWS_SHARE.notes * left.rows.length
    return right.headings === 0 && level >= SHARE.notes && short && fewer
  }
  const short = left.rows.every((row) =>
    row.pieces.every((piece) => piece.letters <= LABEL_LETTERS_MAX),
  )
  const fewer = left.rows.length <= ROWS_SHARE.labels * right.rows.length
  if (!short) return false
  // The labels stand on nearly every line, or each opens a block.
  if (!fewer) return level >= SHARE.notes && left.headings <= 1
  return startsBlocks(left, right, body)
}

function isSparser(left: Side, right: Side): boolean {
  if (left.rows.length !== right.rows.length) return left.rows.length < right.rows.length
  return left.width <= right.width
}

function sideOf(rows: readonly Row[], test: (piece: Piece) => boolean): Side {
  const own = rows.flatMap((row) => {
    const pieces = row.pieces.filter(test)
    return pieces.length > 0 ? [{ base: row.base, pieces }] : []
  })
  const width = widthOf(own.flatMap((row) => row.pieces))
  return { rows: own, width, headings: own.filter(isHeadingRow).length }
}

/** The rows from the first to the last that both sides reach. */
function sharedRows(rows: readonly Row[], x: number): readonly Row[] {
  const lefts: number[] = []
  const rights: number[] = []
  for (const [index, { pieces }] of rows.entries()) {
    if ((pieces[0]?.x ?? x) < x) lefts.push(index)
    if ((pieces.at(-1)?.x ?? 0) >= x) rights.push(index)
  }
  const from = Math.max(lefts[0] ?? 0, rights[0] ?? 0)
  const to = Math.min(lefts.at(-1) ?? 0, rights.at(-1) ?? 0)
  return to > from ? rows.slice(from, to + 1) : rows
}

const rowText = (row: Row) => row.pieces.map((piece) => textOf(piece.runs)).join(' ')
const isHeadingRow = (row: Row) => isSectionHeading(rowText(row))
const hasDate = (row: Row) => row.pieces.some((piece) => isDate(textOf(piece.runs)))

/**
 * "Name   : value" over several rows: text that opens with a colon belongs to the label at its
 * left.
 */
function areLabelled(left: Side, right: Side, body: number): boolean {
  const asking = left.rows.filter((row) => isLabelEnd(rowText(row)))
  const answering = right.rows.filter((row) => rowText(row).startsWith(':'))
  return (
    (asking.length >= SHARE.labelled * left.rows.length &&
      levelOf(asking, right.rows, body) >= SHARE.labelled) ||
    (answering.length >= SHARE.labelled * right.rows.length &&
      levelOf(answering, left.rows, body) >= SHARE.labelled)
  )
}

/** Whether the left margin holds only headings, dates and bold labels of the text beside it. */
function isMargin(left: Side, right: Side): boolean {
  return (
    left.width < right.width &&
    left.rows.length <= ROWS_SHARE.margin * right.rows.length &&
    share(left, (row) => isHeadingRow(row) || hasDate(row) || isLoudLabel(row)) >= SHARE.margin
  )
}

/** Whether it is a short row in bold or in capitals. */
const isLoudLabel = (row: Row) =>
  row.pieces.every(
    (piece) =>
      piece.letters <= LABEL_LETTERS_MAX &&
      (piece.runs.every((run) => run.style.weight >= BOLD_MIN) ||
        CAPITALS.test(textOf(piece.runs))),
  )
/** Only capitals and a few signs: a label that is written to be seen. */
const CAPITALS = /^[\p{Lu}\s&/:-]{5,}$/u

/** The rows of a side as a share of the lines between its first and its last. */
function densityOf({ rows }: Side, body: number): number {
  const height = (rows.at(-1)?.base ?? 0) - (rows[0]?.base ?? 0)
  return rows.length / Math.max(1, height / (LINE_EM * body))
}

/**
 * Whether a heading stands alone between rows of the left side: then it heads the rows below on
 * both sides.
 */
function hasInnerHeading(left: Side, right: Side, body: number): boolean {
  const bulleted = isList(left)
  return left.rows
    .slice(1)
    .some(
      (row) =>
        (isHeadingRow(row) || (bulleted && !isBulleted(row))) &&
        nearest(right.rows, row.base) > SAME_ROW_EM * body,
    )
}

/** A side with bullets on more than this share of its rows is a list. */
const LIST_SHARE = 0.5
const isList = (side: Side): boolean => share(side, isBulleted) > LIST_SHARE
const isBulleted = (row: Row) => isBulletMark(row.pieces[0]?.runs[0]?.text ?? '')

/** Whether they are two columns of running text, or of bullets, that are level only by chance. */
function areListColumns(left: Side, right: Side): boolean {
  if (isList(left) && isList(right)) return true
  return meanLetters(left) > PROSE_LETTERS && meanLetters(right) > PROSE_LETTERS
}

function meanLetters({ rows }: Side): number {
  const pieces = rows.flatMap((row) => row.pieces)
  return pieces.reduce((sum, piece) => sum + piece.letters, 0) / Math.max(1, pieces.length)
}

/** Whether each label is level with the start of a block and not with its middle. */
function startsBlocks(labels: Side, text: Side, body: number): boolean {
  const cells = labels.rows.filter((row, index, all) => {
    const before = all[index - 1]
    return !before || row.base - before.base > CELL_STEP_EM * body
  })
  const opening = cells.filter((cell) => {
    const index = text.rows.findIndex((row) => Math.abs(row.base - cell.base) <= SAME_ROW_EM * body)
    const before = text.rows[index - 1]
    const here = text.rows[index]
    const size = here?.pieces[0]?.size ?? body
    return here && (!before || here.base - before.base > BLOCK_STEP_EM * size)
  })
  return opening.length >= SHARE.opening * cells.length
}

const share = ({ rows }: Side, test: (row: Row) => boolean) =>
  rows.filter(test).length / Math.max(1, rows.length)

/** The share of a side's rows, without headings, that are level with a row of the other side. */
function levelShare(side: Side, other: Side, body: number): number {
  const rows = side.rows.filter((row) => !isHeadingRow(row))
  return levelOf(rows.length > 0 ? rows : side.rows, other.rows, body)
}

function levelOf(rows: readonly Row[], others: readonly Row[], body: number): number {
  const level = rows.filter((row) => nearest(others, row.base) <= SAME_ROW_EM * body)
  return level.length / Math.max(1, rows.length)
}

/** The distance to the nearest of rows that are sorted from top to bottom. */
function nearest(rows: readonly Row[], base: number): number {
  const low = firstFrom(rows, base, (row) => row.base)
  return Math.min(
    Math.abs((rows[low]?.base ?? Number.POSITIVE_INFINITY) - base),
    Math.abs((rows[low - 1]?.base ?? Number.NEGATIVE_INFINITY) - base),
  )
}
