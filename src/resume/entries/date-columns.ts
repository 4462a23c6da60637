// Dates in a column of their own: pasted text gives the entries of a table first and their dates
// below (or above), one under the other. When there are as many dates as undated entries beside
// them, each entry takes one.
import { standsAlone } from '../../dates/stands-alone.js'
import type { DateRange } from '../../dates/types.js'
import type { CluedLine } from '../labels/clued-lines.js'
import type { FoundRange } from '../types.js'

/** An entry, as far as its dates are concerned. */
export interface Dated {
  dates: FoundRange | null
  /** Indices of the entry's head lines. */
  head: number[]
  confidence: number
}

/** A single date on a line of its own is too little to be called a column. */
const COLUMN_LINES_MIN = 2

/** The date of a line that is nothing else. */
export function dateAlone({ source, ranges }: CluedLine): DateRange | null {
  const [range, ...others] = ranges
  if (!range || others.length > 0 || source.heading !== null) return null
  return standsAlone(source.line.text, range) ? range : null
}

/** Runs of lines that are dates and nothing else. */
function columns(clued: readonly CluedLine[]): CluedLine[][] {
  const out: CluedLine[][] = []
  let run: CluedLine[] = []
  for (const line of clued) {
    if (dateAlone(line)) {
      run.push(line)
      continue
    }
    if (run.length >= COLUMN_LINES_MIN) out.push(run)
    run = []
  }
  return run.length >= COLUMN_LINES_MIN ? [...out, run] : out
}

/** Undated entries that stand next to one another, up to `end` or from it on. */
function undated(isUndated: readonly boolean[], end: number, step: 1 | -1): number[] {
  const out: number[] = []
  for (let at = end; isUndated[at]; at += step) out.push(at)
  return step < 0 ? out.reverse() : out
}

export function datesFromColumns<Entry extends Dated>(
  entries: readonly Entry[],
  clued: readonly CluedLine[],
): Entry[] {
  const out = [...entries]
  for (const column of columns(clued)) {
    const lines = new Set(column.map(({ source }) => source.line.index))
    const first = column[0]?.source.line.index ?? 0
    const isUndated = out.map(({ dates }) => dates === null || lines.has(dates.line))
    const last = out.findLastIndex(({ head }) => (head[0] ?? 0) < first)
    const above = undated(isUndated, last, -1)
    const below = undated(isUndated, last + 1, 1)
    const owners = [above, below].find(({ length }) => length === column.length) ?? []
    owners.forEach((owner, at) => {
      const [entry, line] = [out[owner], column[at]]
      const range = line?.ranges[0]
      if (!entry || !line || !range) return
      const dates = { range, line: line.source.line.index, confidence: entry.confidence }
      out[owner] = { ...entry, dates }
    })
  }
  return out
}
