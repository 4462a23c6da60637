// Second look at a document: what lines of the same looks were taken for. Authors set every
// position's head alike, so a line that looks like the heads found so far is one too.
import type { Labelled } from '../../core/crf/decode.js'
import { bucket } from './bucket.js'
import type { SeenLine } from './line-features.js'

const SIZE_EDGES = [0.93, 1.04, 1.15] as const
const INDENT_EDGES = [0.5, 2] as const
const SHARE_EDGES = [0.01, 0.2, 0.5, 0.8] as const
const SURE_EDGES = [0.5, 0.8, 0.95] as const
const WATCHED = ['W+', 'W', 'Wb', 'E+', 'E'] as const

/** Everything about a line's looks that an author repeats from entry to entry. */
function signature({ source: { line }, ranges }: SeenLine): string {
  const date = ranges[0] ? (ranges[0].single ? 's' : 'r') : '-'
  return [
    line.bold ? 'b' : line.segments.some((segment) => segment.bold) ? 'p' : '-',
    line.italic ? 'i' : '-',
    line.caps ? 'c' : '-',
    line.bullet ? '*' : '-',
    bucket(line.size, SIZE_EDGES),
    bucket(line.indent, INDENT_EDGES),
    date,
    Math.min(line.segments.length, 3),
  ].join('')
}

/** Features for the second labelling: first labels near by, and of lines that look the same. */
export function consistencyFeatures(seen: SeenLine[], first: Labelled[]): string[][] {
  const signatures = seen.map(signature)
  const counts = new Map<string, Map<string, number>>()
  const totals = new Map<string, number>()
  signatures.forEach((sign, index) => {
    const label = first[index]?.label ?? 'O'
    const row = counts.get(sign) ?? new Map<string, number>()
    row.set(label, (row.get(label) ?? 0) + 1)
    counts.set(sign, row)
    totals.set(sign, (totals.get(sign) ?? 0) + 1)
  })
  return seen.map((_, index) => {
    const sign = signatures[index] ?? ''
    const own = first[index]?.label ?? 'O'
    const others = (totals.get(sign) ?? 1) - 1
    const out = [
      `1st:${own}`,
      `1st:${own}/${bucket(first[index]?.probability ?? 0, SURE_EDGES)}`,
      `1st:${own}>${first[index + 1]?.label ?? ''}`,
      `1st:${first[index - 1]?.label ?? ''}>${own}`,
      `alike:${Math.min(others, 4)}`,
    ]
    for (const label of WATCHED) {
      const same = (counts.get(sign)?.get(label) ?? 0) - (own === label ? 1 : 0)
      const share = others > 0 ? same / others : 0
      out.push(`alike:${label}:${bucket(share, SHARE_EDGES)}`)
    }
    return out
  })
}
