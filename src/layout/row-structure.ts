// Tells a column of the page from a column of dates or labels whose rows belong to the text beside
// them.
import { isLabelEnd } from './content.js'
import {
  densityOf,
  hasDate,
  isBulleted,
  isHeadingRow,
  isList,
  isSparser,
  levelOf,
  levelShare,
  meanLetters,
  nearest,
  rowText,
  SAME_ROW_EM,
  type Side,
  share,
  sharedRows,
  sideOf,
} from './gutter-sides.js'
import { textOf } from './pieces.js'
import type { Row } from './rows.js'

/** Shares of the rows on one side, chosen by eye: rows are rarely all of a kind. */
const SHARE = {
  /** Rows that are level with text on the other side. */
  aligned: 0.7,
  /** A column of dates has other lines too, such as places. */
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
/**
 * A label beside a text is short ("Professional Qualifications" has 26 letters), and a note in the
 * margin is shorter ("September 2019 – present" has 21).
 */
const LABEL_LETTERS_MAX = 32
const NOTE_LETTERS_MAX = 26
/** A side with more letters per piece than this is running text: it is the next length above labels. */
const PROSE_LETTERS = 34
/**
 * The rows of a column of labels, as a share of the rows that it labels: fewer than the text has,
 * since most labels stand beside several lines. By eye.
 */
const ROWS_SHARE = { labels: 0.75, notes: 0.8, margin: 0.4 }
/** A side that fills less than this share of its lines is no column. By eye. */
const DENSITY_MIN = 0.2
/**
 * In units of size: a larger step begins a new block. Between single spacing (1.2) and one and a
 * half with rounding.
 */
const BLOCK_STEP_EM = 1.45
/**
 * In units of size: labels closer than this are two lines of one label. Between spacing of one and
 * a half and a blank line.
 */
const CELL_STEP_EM = 1.8
/** Semi-bold on the scale of CSS. */
const BOLD_MIN = 600

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

/** Whether the row is short, and in bold or in capitals. */
const isLoudLabel = (row: Row) =>
  row.pieces.every(
    (piece) =>
      piece.letters <= LABEL_LETTERS_MAX &&
      (piece.runs.every((run) => run.style.weight >= BOLD_MIN) ||
        CAPITALS.test(textOf(piece.runs))),
  )
/** Only capitals and a few signs: a label that is written to be seen. */
const CAPITALS = /^[\p{Upper}\s&/:-]{5,}$/u

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

/** Whether they are two columns of running text, or of bullets, that are level only by chance. */
function areListColumns(left: Side, right: Side): boolean {
  if (isList(left) && isList(right)) return true
  return meanLetters(left) > PROSE_LETTERS && meanLetters(right) > PROSE_LETTERS
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
