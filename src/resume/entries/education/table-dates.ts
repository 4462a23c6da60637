// Dates of a table that was pasted cell by cell: its years stand anywhere among marks, boards and
// towns, often far from their degrees. If there are as many dates as schools that lack one, each
// school takes one, in order.
import { findDates } from '../../../dates/find-dates.js'
import type { DateRange } from '../../../dates/types.js'
import { readDegree } from '../../../taxonomy/degrees/read-degree.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import type { Section } from '../../sections/types.js'
import type { EducationFound } from '../../types.js'
import { dateAlone } from '../date-columns.js'

interface PrintedDate {
  range: DateRange
  line: number
}

/** Which entry takes which date. */
type Deal = ReadonlyMap<number, PrintedDate>

/** One part of the document: its entries, as indices, and the dates on lines of their own. */
interface Part {
  entries: readonly EducationFound[]
  own: number[]
  dates: PrintedDate[]
}

/** Parts of a résumé that hold tables of schools; elsewhere a date belongs to something else. */
const SECTIONS: ReadonlySet<Section> = new Set<Section>(['education', 'training'])

/** Runs of lines in one section, over all headings: names of columns look like headings, too. */
function parts(clued: readonly CluedLine[]): CluedLine[][] {
  const out: CluedLine[][] = []
  let last: Section | null = null
  for (const line of clued) {
    const { section } = line.source
    if (section === last) out.at(-1)?.push(line)
    else if (SECTIONS.has(section)) out.push([line])
    last = SECTIONS.has(section) ? section : null
  }
  return out
}

const hasDay = ({ source }: CluedLine): boolean =>
  findDates(source.line.text).some((date) => date.hasDay)

/** The dates on lines of their own. The only one with a day among them is somebody's birthday. */
function printedDates(lines: readonly CluedLine[]): PrintedDate[] {
  const alone = lines.flatMap((line) => {
    const range = dateAlone(line)
    return range ? [{ range, line: line.source.line.index, hasDay: hasDay(line) }] : []
  })
  const birthday = alone.filter(({ hasDay }) => hasDay).length === 1
  return birthday ? alone.filter(({ hasDay }) => !hasDay) : alone
}

/**
 * Nobody ends a higher one of these before a lower one. Diplomas and certificates may come at any
 * time.
 */
const RANKS: Partial<Record<string, number>> = {
  high_school: 0,
  bachelor: 1,
  master: 2,
  doctorate: 3,
}

const endYear = ({ to }: DateRange): number => (to === 'present' ? Infinity : to.year)

function isInOrder(entries: readonly EducationFound[]): boolean {
  const known = entries.flatMap(({ degree, dates }) => {
    const rank = RANKS[readDegree(degree?.value ?? '')?.level ?? '']
    return rank === undefined || !dates ? [] : [{ rank, end: endYear(dates.range) }]
  })
  return known.every((a) => known.every((b) => a.rank >= b.rank || a.end <= b.end))
}

const inTurn = (owners: readonly number[], dates: readonly PrintedDate[]): Deal =>
  new Map(owners.flatMap((owner, at) => (dates[at] ? [[owner, dates[at]]] : [])))

const undatedOf = ({ entries, own }: Part): number[] => own.filter((at) => !entries[at]?.dates)

function freeDates({ entries, dates }: Part): PrintedDate[] {
  const taken = new Set(entries.map(({ dates }) => dates?.line))
  return dates.filter(({ line }) => !taken.has(line))
}

/** All dates are dealt anew if the last entry has taken the first date, which stands next to it. */
function dealtAnew({ entries, own, dates }: Part): Deal[] {
  const lines = new Set(dates.map(({ line }) => line))
  const isOfTable = (at: number): boolean => {
    const line = entries[at]?.dates?.line
    return line === undefined || lines.has(line)
  }
  return own.length === dates.length && own.every(isOfTable) ? [inTurn(own, dates)] : []
}

/** The dates that nobody has go to the entries without one. */
function dealtOut(part: Part): Deal[] {
  const [undated, free] = [undatedOf(part), freeDates(part)]
  return undated.length === free.length ? [inTurn(undated, free)] : []
}

/** An entry takes the only date before the next entry. */
function singly(part: Part): Deal[] {
  const free = freeDates(part)
  return undatedOf(part).flatMap((at) => {
    const from = part.entries[at]?.head.at(-1) ?? 0
    const to = part.entries[at + 1]?.head[0] ?? Infinity
    const between = free.filter(({ line }) => line > from && line < to)
    return between.length === 1 ? [inTurn([at], between)] : []
  })
}

/** The entries with their dates, or null if somebody would have left university before school. */
function afterDeal({ entries, own }: Part, deal: Deal): EducationFound[] | null {
  const out = entries.map((entry, at) => {
    const date = deal.get(at)
    return date ? { ...entry, dates: { ...date, confidence: entry.confidence } } : entry
  })
  return isInOrder(own.flatMap((at) => out[at] ?? [])) ? out : null
}

function dealIn(entries: readonly EducationFound[], lines: readonly CluedLine[]): EducationFound[] {
  const inside = new Set(lines.map(({ source }) => source.line.index))
  const own = entries.flatMap(({ head }, at) => (inside.has(head[0] ?? -1) ? [at] : []))
  if (own.every((at) => entries[at]?.dates)) return [...entries]
  const part = { entries, own, dates: printedDates(lines) }
  for (const deal of [...dealtAnew(part), ...dealtOut(part)]) {
    const out = afterDeal(part, deal)
    if (out) return out
  }
  return singly(part).reduce(
    (known, deal) => afterDeal({ ...part, entries: known }, deal) ?? known,
    [...entries],
  )
}

export const datesFromTables = (
  entries: readonly EducationFound[],
  clued: readonly CluedLine[],
): EducationFound[] => parts(clued).reduce(dealIn, [...entries])
