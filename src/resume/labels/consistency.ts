// Second look at a document: what lines of the same looks were taken for. Authors set every
// position's head alike, so a line that looks like the heads found so far is one too.
import type { Labelled } from '../../core/crf/decode.js'
import { bucket } from './bucket.js'
import { counted, paired, stepped, worded } from './feature-names.js'
import type { SeenLine } from './line-features.js'

const SIZE_EDGES = [0.93, 1.04, 1.15] as const
const INDENT_EDGES = [0.5, 2] as const
const SHARE_EDGES = [0.01, 0.2, 0.5, 0.8] as const
const SURE_EDGES = [0.5, 0.8, 0.95] as const
const WATCHED = ['W+', 'W', 'Wb', 'E+', 'E'] as const

/** All labels together. */
const TOTAL = ''

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

const FIRST = worded('1st:')
const LABEL = worded('')
const SURE = stepped('', SURE_EDGES)
const WITH = paired('/')
const THEN = paired('>')
const ALIKE = counted('alike:', 4)
const SHARES = WATCHED.map((label) => [label, stepped(`alike:${label}:`, SHARE_EDGES)] as const)

/** How often each label was given to lines of the same looks. */
function countAlike(signatures: string[], first: Labelled[]): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>()
  signatures.forEach((sign, index) => {
    const label = first[index]?.label ?? 'O'
    const row = counts.get(sign) ?? new Map<string, number>()
    row.set(label, (row.get(label) ?? 0) + 1)
    row.set(TOTAL, (row.get(TOTAL) ?? 0) + 1)
    counts.set(sign, row)
  })
  return counts
}

/** Features for the second labelling: first labels near by, and of lines that look the same. */
export function consistencyFeatures(seen: SeenLine[], first: Labelled[]): number[][] {
  const signatures = seen.map(signature)
  const counts = countAlike(signatures, first)
  return seen.map((_, index) => {
    const alike = counts.get(signatures[index] ?? '')
    const own = first[index]?.label ?? 'O'
    const others = (alike?.get(TOTAL) ?? 1) - 1
    const label = FIRST(own)
    const out = [
      label,
      WITH(label, SURE(first[index]?.probability ?? 0)),
      THEN(label, LABEL(first[index + 1]?.label ?? '')),
      THEN(FIRST(first[index - 1]?.label ?? ''), LABEL(own)),
      ALIKE(others),
    ]
    for (const [watched, name] of SHARES) {
      const same = (alike?.get(watched) ?? 0) - (own === watched ? 1 : 0)
      out.push(name(others > 0 ? same / others : 0))
    }
    return out
  })
}
