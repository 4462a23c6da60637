// Schools in a column of their own: pasted text gives the degrees of a table first and their
// schools below, one under the other, or the schools first. If there are as many schools as
// degrees, each degree takes one, in order.
import type { CluedLine } from '../../labels/clued-lines.js'
import type { TaggedField } from '../../labels/label-words.js'
import type { EntryLines } from '../group-entries.js'

/** The lines of an entry, and what the labeller of words found in its head. */
export interface ReadGroup {
  group: EntryLines
  fields: TaggedField[]
}

type ColumnTag = 'DEG' | 'INS'

/** A degree or a school, and what follows it up to the next one. */
interface Cell {
  named: TaggedField
  fields: TaggedField[]
}

interface Table {
  upper: Cell[]
  lower: Cell[]
  groups: readonly ReadGroup[]
}

/** One degree above one school is an entry, not a table. */
const CELLS_MIN = 2
/** Left edges that differ by less, in points, are one: fonts set the first letter a little off. */
const SAME_EDGE = 2

const has = (fields: readonly TaggedField[], tag: ColumnTag): boolean =>
  fields.some((field) => field.tag === tag)

const lineOf = ({ spans }: TaggedField): number => spans[0]?.line ?? -1

function cellsOf(fields: readonly TaggedField[], tag: ColumnTag): Cell[] {
  const out: Cell[] = []
  for (const field of fields) {
    if (field.tag === tag) out.push({ named: field, fields: [field] })
    else out.at(-1)?.fields.push(field)
  }
  return out
}

/** The names stand on lines of their own. */
const isColumn = (cells: readonly Cell[]): boolean =>
  cells.length >= CELLS_MIN &&
  new Set(cells.map(({ named }) => lineOf(named))).size === cells.length

/**
 * Where a page tells places, the two columns of a table stand side by side: what begins at the same
 * left edge stands under the other. Pasted text has no places.
 */
function isBeside({ upper, lower, groups }: Table): boolean {
  const lines = groups.flatMap(({ group }) => group.head).map(({ source }) => source.line)
  const edges = (cells: readonly Cell[]): number[] =>
    cells.flatMap(({ named }) => lines.find(({ index }) => index === lineOf(named))?.box?.x ?? [])
  const others = edges(lower)
  return edges(upper).every((x) => others.every((other) => Math.abs(x - other) >= SAME_EDGE))
}

/** The table that begins with this group: names of one kind, then as many of the other. */
function tableAt(
  groups: readonly ReadGroup[],
  from: number,
  [first, second]: readonly [ColumnTag, ColumnTag],
): Table | null {
  if (groups[from]?.fields[0]?.tag !== first) return null
  let to = groups.findIndex(({ fields }, at) => at >= from && has(fields, second)) + 1
  if (to === 0) return null
  for (let next = groups[to]; next && has(next.fields, second); next = groups[to]) {
    if (has(next.fields, first)) break
    to++
  }
  const own = groups.slice(from, to)
  const fields = own.flatMap((group) => group.fields)
  const cut = fields.findIndex(({ tag }) => tag === second)
  if (has(fields.slice(cut), first)) return null
  const table = {
    upper: cellsOf(fields.slice(0, cut), first),
    lower: cellsOf(fields.slice(cut), second),
    groups: own,
  }
  const isEven = table.upper.length === table.lower.length
  return isEven && isColumn(table.upper) && isColumn(table.lower) && isBeside(table) ? table : null
}

/** The lines from each name of the upper column to the next, and those of its own lower cell. */
function headsOf({ upper, lower, groups }: Table): CluedLine[][] {
  const lines = groups.flatMap(({ group }) => group.head)
  const starts = [...upper, ...lower].map(({ named }) => lineOf(named))
  return upper.map((_, at) => {
    const from = at === 0 ? 0 : (starts[at] ?? 0)
    const to = starts[at + 1] ?? 0
    const below = new Set(lower[at]?.named.spans.map(({ line }) => line))
    return lines.filter(({ source: { line } }) => {
      const isAbove = line.index >= from && line.index < to
      return isAbove || below.has(line.index)
    })
  })
}

/** The table as entries. Subjects below belong to their cells if each cell has one. */
function entriesOf(table: Table): ReadGroup[] {
  const { upper, lower, groups } = table
  const subjects = lower.flatMap(({ fields }) => fields.filter(({ tag }) => tag === 'FLD'))
  const hasSubjects = subjects.length === lower.length
  const heads = headsOf(table)
  return upper.flatMap(({ named, fields }, at) => {
    const group = groups.find((own) => own.fields.includes(named))?.group
    const below = lower[at]?.fields.filter(({ tag }) => tag !== 'FLD' || hasSubjects) ?? []
    const body = at === upper.length - 1 ? (groups.at(-1)?.group.body ?? []) : []
    if (!group) return []
    return [
      { group: { ...group, head: heads[at] ?? [], near: [], body }, fields: [...fields, ...below] },
    ]
  })
}

export function schoolsFromColumns(groups: readonly ReadGroup[]): ReadGroup[] {
  const out: ReadGroup[] = []
  let at = 0
  while (at < groups.length) {
    const table = tableAt(groups, at, ['DEG', 'INS']) ?? tableAt(groups, at, ['INS', 'DEG'])
    out.push(...(table ? entriesOf(table) : groups.slice(at, at + 1)))
    at += table?.groups.length ?? 1
  }
  return out
}
