// Reads rows of data under a row that names their columns, as spreadsheets and databases export
// them: "Name,Email,DOB" above "Ana Sample,ana@example.org,1990-05-06".
import type { Page, PageLine } from '../page/make-page.js'
import { type Field, fieldOfLabel, labelList } from './fields.js'
import type { Label } from './label.js'

const SEPARATORS = [',', ';', '\t', '|'] as const
/** Fewer columns, or fewer labels among them, may be a list of words in a sentence. */
const COLUMNS_MIN = 4
const LABELS_MIN = 3
/** A longer line, or a longer name of a column, is no such header. */
const HEADER_CHARS_MAX = 600
const COLUMN_CHARS_MAX = 30
/** No export has more columns; this keeps hostile lines cheap. */
const COLUMNS_MAX = 60
/** Fields that a header of people has, and a list of other words has not. */
const TELLING: ReadonlySet<string> = new Set(['own_name', 'own_name_part', 'email', 'phone'])

interface Cell {
  start: number
  end: number
}

/** The cells of a line; a separator inside double quotes belongs to its cell. */
function cellsOf(page: Page, line: PageLine, separator: string): Cell[] {
  const cells: Cell[] = []
  let isQuoted = false
  let start = line.start
  for (let at = line.start; at <= line.end && cells.length <= COLUMNS_MAX; at++) {
    const sign = page.folded[at]
    if (sign === '"' && at < line.end) isQuoted = !isQuoted
    if (at < line.end && (isQuoted || sign !== separator)) continue
    cells.push({ start, end: at })
    start = at + 1
  }
  return cells
}

const QUOTE_OR_BLANK = /["'\s]/

/** The cell without the quotes and blanks around it. */
function inner(page: Page, { start, end }: Cell): Cell {
  let [from, to] = [start, end]
  while (from < end && QUOTE_OR_BLANK.test(page.folded[from] ?? '')) from++
  while (to > from && QUOTE_OR_BLANK.test(page.folded[to - 1] ?? '')) to--
  return { start: from, end: to }
}

/** Whether a sign cuts a text into so many pieces. */
function isCutBy(text: string, sign: string, pieces: number): boolean {
  let at = -1
  for (let piece = 1; piece < pieces; piece++) {
    at = text.indexOf(sign, at + 1)
    if (at < 0) return false
  }
  return true
}

interface Header {
  separator: string
  columns: (Field | null)[]
}

function headerOf(page: Page, line: PageLine): Header | null {
  if (line.end - line.start > HEADER_CHARS_MAX) return null
  const text = page.folded.slice(line.start, line.end)
  // A date, a number or an address is data.
  if (/[\d@]/.test(text)) return null
  for (const separator of SEPARATORS) {
    // Quotes only join cells, so a line has no more of them than pieces.
    if (!isCutBy(text, separator, COLUMNS_MIN)) continue
    const cells = cellsOf(page, line, separator).map((cell) => inner(page, cell))
    if (cells.length < COLUMNS_MIN || cells.length > COLUMNS_MAX) continue
    if (cells.some(({ start, end }) => end - start > COLUMN_CHARS_MAX)) continue
    const columns = cells.map(({ start, end }) => fieldOfLabel(page.folded.slice(start, end)))
    const named = columns.filter((field) => field !== null)
    if (named.length >= LABELS_MIN && named.some(({ name }) => TELLING.has(name)))
      return { separator, columns }
  }
  return null
}

/** The values of a row as labels, each with its column's field. */
function rowLabels(page: Page, line: PageLine, header: Header): Label[] | null {
  const cells = cellsOf(page, line, header.separator)
  if (cells.length !== header.columns.length) return null
  return cells.flatMap((cell, column): Label[] => {
    const field = header.columns[column]
    const { start, end } = inner(page, cell)
    if (!field || end <= start) return []
    const place = { start, end: start, valueStart: start, valueEnd: end }
    return [{ field, line, ...place, below: false, apart: true }]
  })
}

export interface HeaderTables {
  labels: Label[]
  /** Numbers of the lines of such tables, headers included. */
  lines: ReadonlySet<number>
}

const read = new WeakMap<Page['words'], HeaderTables>()

/** Every such table of a page; read once, since its words stay the same. */
export function headerTables(page: Page): HeaderTables {
  const known = read.get(page.words)
  if (known) return known
  const labels: Label[] = []
  const lines = new Set<number>()
  let header: Header | null = null
  for (const number of linesToRead(page)) {
    if (lines.has(number)) continue
    const first = page.lines[number]
    header = first ? headerOf(page, first) : null
    for (let at = number + 1; header && at < page.lines.length; at++) {
      const line = page.lines[at]
      const row = line ? rowLabels(page, line, header) : null
      if (!row) break
      labels.push(...row)
      lines.add(number).add(at)
    }
  }
  const tables = { labels, lines }
  read.set(page.words, tables)
  return tables
}

/** The numbers of the lines in which several words may open labels: few lines of a page. */
function linesToRead(page: Page): number[] {
  const openings = labelList.openings(page)
  const numbers: number[] = []
  let next = 0
  for (const { number, firstWord, lastWord } of page.lines) {
    while ((openings[next] ?? Number.POSITIVE_INFINITY) < firstWord) next++
    if ((openings[next + LABELS_MIN - 1] ?? Number.POSITIVE_INFINITY) < lastWord)
      numbers.push(number)
  }
  return numbers
}
