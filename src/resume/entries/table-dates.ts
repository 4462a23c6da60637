// Dates of a table that was pasted cell by cell: they stand anywhere among marks, boards and towns,
// often far from their entries. If there are as many dates as entries that lack one, each entry
// takes one, in order.
import { findDates } from '../../dates/find-dates.js'
import type { DateRange } from '../../dates/types.js'
import type { CluedLine } from '../labels/clued-lines.js'
import type { Section } from '../sections/types.js'
import { type Dated, dateAlone } from './date-columns.js'

/** What is known of the tables of one kind of entry. */
export interface DatedTable<Entry> {
  /** Sections that hold such tables; elsewhere a date belongs to something else. */
  sections: ReadonlySet<Section>
  /** Whether a single date may be an entry's, or only a range. */
  takesSingle: boolean
  /** Whether the entries of a section may have these dates. */
  isPossible: (entries: readonly Entry[]) => boolean
}

interface PrintedDate {
  range: DateRange
  line: number
}

/** Which entry takes which date. */
type Deal = ReadonlyMap<number, PrintedDate>

/** One part of the document: its entries, as indices, and the dates on lines of their own. */
interface Part<Entry> {
  entries: readonly Entry[]
  own: number[]
  dates: PrintedDate[]
}

/** Runs of lines in one section, over all headings: names of columns look like headings, too. */
function partsOf(clued: readonly CluedLine[], sections: ReadonlySet<Section>): CluedLine[][] {
  const out: CluedLine[][] = []
  let last: Section | null = null
  for (const line of clued) {
    const { section } = line.source
    if (section === last) out.at(-1)?.push(line)
    else if (sections.has(section)) out.push([line])
    last = sections.has(section) ? section : null
  }
  return out
}

const hasDay = ({ source }: CluedLine): boolean =>
  findDates(source.line.text).some((date) => date.hasDay)

/** The dates on lines of their own. The only single one with a day is somebody's birthday. */
function printedDates(lines: readonly CluedLine[], takesSingle: boolean): PrintedDate[] {
  const alone = lines.flatMap((line) => {
    const range = dateAlone(line)
    if (!range || (range.single && !takesSingle)) return []
    return [{ range, line: line.source.line.index, isOfDay: range.single && hasDay(line) }]
  })
  const ofDays = alone.filter(({ isOfDay }) => isOfDay)
  return ofDays.length === 1 ? alone.filter(({ isOfDay }) => !isOfDay) : alone
}

const inTurn = (owners: readonly number[], dates: readonly PrintedDate[]): Deal =>
  new Map(owners.flatMap((owner, at) => (dates[at] ? [[owner, dates[at]]] : [])))

const undatedOf = ({ entries, own }: Part<Dated>): number[] =>
  own.filter((at) => !entries[at]?.dates)

function freeDates({ entries, dates }: Part<Dated>): PrintedDate[] {
  const taken = new Set(entries.map(({ dates }) => dates?.line))
  return dates.filter(({ line }) => !taken.has(line))
}

/** All dates are dealt anew if the last entry has taken the first date, which stands next to it. */
function dealtAnew({ entries, own, dates }: Part<Dated>): Deal[] {
  const lines = new Set(dates.map(({ line }) => line))
  const isOfTable = (at: number): boolean => {
    const line = entries[at]?.dates?.line
    return line === undefined || lines.has(line)
  }
  return own.length === dates.length && own.every(isOfTable) ? [inTurn(own, dates)] : []
}

/** The dates that nobody has go to the entries without one. */
function dealtOut(part: Part<Dated>): Deal[] {
  const [undated, free] = [undatedOf(part), freeDates(part)]
  return undated.length === free.length ? [inTurn(undated, free)] : []
}

/** An entry takes the only date before the next entry. */
function singly(part: Part<Dated>): Deal[] {
  const free = freeDates(part)
  return undatedOf(part).flatMap((at) => {
    const from = part.entries[at]?.head.at(-1) ?? 0
    const to = part.entries[at + 1]?.head[0] ?? Infinity
    const between = free.filter(({ line }) => line > from && line < to)
    return between.length === 1 ? [inTurn([at], between)] : []
  })
}

export function datesFromTables<Entry extends Dated>(
  entries: readonly Entry[],
  clued: readonly CluedLine[],
  { sections, takesSingle, isPossible }: DatedTable<Entry>,
): Entry[] {
  const afterDeal = ({ entries, own }: Part<Entry>, deal: Deal): Entry[] | null => {
    const out = entries.map((entry, at) => {
      const date = deal.get(at)
      return date ? { ...entry, dates: { ...date, confidence: entry.confidence } } : entry
    })
    return isPossible(own.flatMap((at) => out[at] ?? [])) ? out : null
  }
  return partsOf(clued, sections).reduce<Entry[]>(
    (known, lines) => {
      const inside = new Set(lines.map(({ source }) => source.line.index))
      const own = known.flatMap(({ head }, at) => (inside.has(head[0] ?? -1) ? [at] : []))
      if (own.every((at) => known[at]?.dates)) return known
      const part = { entries: known, own, dates: printedDates(lines, takesSingle) }
      for (const deal of [...dealtAnew(part), ...dealtOut(part)]) {
        const out = afterDeal(part, deal)
        if (out) return out
      }
      return singly(part).reduce(
        (entries, deal) => afterDeal({ ...part, entries }, deal) ?? entries,
        known,
      )
    },
    [...entries],
  )
}
