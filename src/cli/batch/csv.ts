// CSV as spreadsheets read it (RFC 4180), without cells that they would take for a formula.

/**
 * Spreadsheets compute a cell that begins like this, so text of a résumé must not begin a cell with
 * it.
 */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s().-]*$)/
const QUOTED = /[",\n\r]/

export function csvCell(value: string | number | null | undefined): string {
  const text = String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  const safe = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  cells.map(csvCell).join(',')

/** The cells of one line; a quoted cell may hold commas and quotes, never a line break. */
export function csvCells(line: string): string[] {
  const cells: string[] = []
  const cell = /("(?:[^"]|"")*"|[^,]*)(,|$)/y
  for (let at = 0; at <= line.length; at = cell.lastIndex) {
    cell.lastIndex = at
    const [, text = '', comma] = cell.exec(line) ?? []
    cells.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text)
    if (comma !== ',') break
  }
  return cells
}
