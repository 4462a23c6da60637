// What lines of the same looks have in common over a document. Where most of them carry dates, or
// one of them surely names a title, the others are probably heads of entries too.
import { bucket, LIKELIHOOD_EDGES } from './bucket.js'
import { type CluedLine, hasRange } from './clued-lines.js'
import { closed, counted, type Feature, stepped } from './feature-names.js'
import { looksOf } from './segment-looks.js'

/** Steps of a line's size against the body's, and of its indent, at which looks differ. */
const SIZE_EDGES = [0.93, 1.04, 1.15] as const
const INDENT_EDGES = [0.5, 2] as const

/** A line of more parts belongs to a table or a list. */
const SEGMENTS_MAX = 3

/** Everything about a line's looks that an author repeats from entry to entry. */
export function lineLooks({ source: { line }, ranges }: CluedLine): string {
  const date = ranges[0] ? (ranges[0].single ? 's' : 'r') : '-'
  return [
    looksOf(line.segments[0]),
    line.segments.length > 1 ? looksOf(line.segments.at(-1)) : '',
    line.caps ? 'c' : '-',
    line.bullet ? '*' : '-',
    bucket(line.size, SIZE_EDGES),
    bucket(line.indent, INDENT_EDGES),
    date,
    Math.min(line.segments.length, SEGMENTS_MAX),
  ].join('.')
}

const WATCHED = ['title', 'employer', 'institution', 'degree'] as const
const MEANS = WATCHED.map((kind) => [kind, stepped(`same.${kind}:`, LIKELIHOOD_EDGES)] as const)
const COUNT = counted('same:', 6)
/** Steps of a share: hardly any, up to half, most, all. */
const SHARE_EDGES = [0.1, 0.5, 0.9] as const
/** The share of undated lines of these looks that have a range right above, or right below. */
const DATE_ABOVE = stepped('same.above:', SHARE_EDGES)
const DATE_BELOW = stepped('same.below:', SHARE_EDGES)
const ALONE = [closed('same:alone')]

interface Group {
  count: number
  above: number
  below: number
  sums: Record<(typeof WATCHED)[number], number>
}

/** Features of each line by the lines that look like it. */
export function patternFeatures(
  clued: readonly CluedLine[],
  looks: readonly string[],
): Feature[][] {
  const groups = new Map<string, Group>()
  clued.forEach((line, at) => {
    const key = looks[at] ?? ''
    const group = groups.get(key) ?? {
      count: 0,
      above: 0,
      below: 0,
      sums: { title: 0, employer: 0, institution: 0, degree: 0 },
    }
    group.count++
    const [above, below] = [clued[at - 1], clued[at + 1]]
    if (above && hasRange(above)) group.above++
    if (below && hasRange(below)) group.below++
    for (const kind of WATCHED) group.sums[kind] += line.best[kind]
    groups.set(key, group)
  })
  const features = new Map<string, Feature[]>()
  for (const [key, { count, above, below, sums }] of groups) {
    if (count === 1) continue
    const out: Feature[] = [COUNT(count), DATE_ABOVE(above / count), DATE_BELOW(below / count)]
    for (const [kind, name] of MEANS) out.push(name(sums[kind] / count))
    features.set(key, out)
  }
  return looks.map((key) => features.get(key) ?? ALONE)
}
