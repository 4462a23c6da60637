// Cells of a page: parts of a line between wide gaps, with their positions. Forms and tables are
// read by them: a value is to the right of its label, or below it.
import type { Line } from '../../layout/types.js'
import type { Page, PageLine } from '../page/make-page.js'

export interface Cell {
  /** The position in the page's text. */
  start: number
  end: number
  line: PageLine
  sheet: number
  x: number
  right: number
  top: number
  height: number
}

/**
 * Ends a cell of plain text, which is read as a grid, a character wide and a line high. Bars are
 * rules of a table.
 */
const GAP = /\t| {3,}|\|/g
/** In points; cells are looked up in strips of about a line's height. */
const BUCKET_HEIGHT = 16
/** Lines of one row may differ in height by this share. */
const LEVEL = 0.5
/** No form has more cells in a row, or at one height. The bound keeps hostile pages cheap. */
const ROW_MAX = 16
const LEVEL_MAX = 64
/** How far below a label its value may be, in heights of its line. */
const BELOW_MAX = 2.4

const middle = ({ top, height }: Cell): number => top + height / 2

function cellsOfText(page: Page, line: PageLine): Cell[] {
  const text = page.folded.slice(line.start, line.end)
  const cells: Cell[] = []
  const add = (from: number, to: number) => {
    const lead = text.slice(from, to).search(/\S/)
    if (lead < 0) return
    const [x, right] = [from + lead, from + text.slice(from, to).trimEnd().length]
    const place = { x, right, top: line.number, height: 1, sheet: 0, line }
    cells.push({ start: line.start + x, end: line.start + right, ...place })
  }
  let at = 0
  for (const match of text.matchAll(GAP)) {
    add(at, match.index)
    at = match.index + match[0].length
  }
  add(at, text.length)
  return cells
}

function cellsOfLayout(line: PageLine, { segments, box, page: sheet }: Line): Cell[] {
  if (!box) return []
  let at = line.start
  return segments.map(({ text, x, right }) => {
    const [start, end] = [at, Math.min(line.end, at + text.length)]
    at = end + 1
    return { start, end, line, sheet, x, right, top: box.y, height: box.height }
  })
}

export class Cells {
  readonly #page: Page
  /** The cells of each line, made on demand: few labels on a page are in a cell. */
  readonly #rows: (Cell[] | undefined)[] = []
  #byHeight: Map<string, Cell[]> | null = null

  constructor(page: Page) {
    this.#page = page
  }

  #row(number: number): readonly Cell[] {
    const line = this.#page.lines[number]
    if (line === undefined) return []
    const known = this.#rows[number]
    if (known !== undefined) return known
    const placed = this.#page.known.layout?.[number]
    const cells = placed?.box ? cellsOfLayout(line, placed) : cellsOfText(this.#page, line)
    const row = cells.slice(0, ROW_MAX)
    this.#rows[number] = row
    return row
  }

  at(line: PageLine, place: number): Cell | undefined {
    return this.#row(line.number).find(({ start, end }) => start <= place && place < end)
  }

  /** The next cell at the same height on another line: a column of values beside one of labels. */
  beside(cell: Cell): Cell | undefined {
    const bucket = Math.floor(middle(cell) / BUCKET_HEIGHT)
    let best: Cell | undefined
    for (const at of [bucket - 1, bucket, bucket + 1]) {
      for (const other of this.#at(cell.sheet, at)) {
        if (other.line === cell.line || other.x < cell.right) continue
        if (Math.abs(middle(other) - middle(cell)) > LEVEL * cell.height) continue
        if (!best || other.x < best.x) best = other
      }
    }
    return best
  }

  /** The cell below it on the next line: a row of values under one of labels. */
  below(cell: Cell): Cell | undefined {
    const near = this.#row(cell.line.number + 1).filter(({ sheet, top }) => {
      const apart = top - cell.top
      return sheet === cell.sheet && apart > 0 && apart <= BELOW_MAX * cell.height
    })
    return near.find(({ x, right }) => x < cell.right && right > cell.x)
  }

  #at(sheet: number, bucket: number): readonly Cell[] {
    this.#byHeight ??= this.#buckets()
    return this.#byHeight.get(`${sheet} ${bucket}`) ?? []
  }

  #buckets(): Map<string, Cell[]> {
    const buckets = new Map<string, Cell[]>()
    for (const cell of this.#page.lines.flatMap(({ number }) => this.#row(number))) {
      const key = `${cell.sheet} ${Math.floor(middle(cell) / BUCKET_HEIGHT)}`
      const own = buckets.get(key)
      if (own && own.length < LEVEL_MAX) own.push(cell)
      else if (!own) buckets.set(key, [cell])
    }
    return buckets
  }
}
