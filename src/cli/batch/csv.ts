// CSV as spreadsheets read it (RFC 4180), with nothing in it that they would take for a formula.

/** A cell that opens so is computed by spreadsheets: a résumé must not write into one. */
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
