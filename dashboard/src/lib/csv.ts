// Tables as CSV (RFC 4180), safe to open in a spreadsheet.
/** A spreadsheet would take a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Begins with a byte order mark: some spreadsheets recognise UTF-8 only by it. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
