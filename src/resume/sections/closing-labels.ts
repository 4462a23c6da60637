// "Technical Skills: Python, SQL" behind a blank line below the last position: such a label opens a
// section of its own, though its words stand on the line of its list.
import { findDateRanges } from '../../dates/find-dates.js'
import type { Line } from '../../layout/types.js'
import { type ColonLabel, colonHeading } from './colon-label.js'
import type { Section } from './types.js'

interface Reading {
  line: Line
  /** The section that the line heads. */
  whole: { section: Section } | null
}

/** Lists that a position has none of, unless each position has one. */
const LISTS: ReadonlySet<Section> = new Set(['skills', 'languages', 'certifications'])
/** In lines of the body's height: such a gap sets the line apart from the position above. */
const GAP_MIN = 0.8

/** The lines of each section of positions. */
function workParts(readings: readonly Reading[]): Line[][] {
  const parts: Line[][] = []
  let isWork = false
  for (const { line, whole } of readings) {
    if (whole) {
      isWork = whole.section === 'work'
      if (isWork) parts.push([])
    } else if (isWork) parts.at(-1)?.push(line)
  }
  return parts
}

/** The label of a list; a vague word ("Tools") may as well tell of a position. */
function listLabel(line: Line): ColonLabel | null {
  const label = line.bullet ? null : colonHeading(line.text)
  return label && !label.heading.weak && LISTS.has(label.heading.section) ? label : null
}

const hasRange = ({ text }: Line): boolean => findDateRanges(text).some((range) => !range.single)

/** The labels behind the last position. Where a section is named twice, each position names it. */
function closingIn(part: Line[]): [Line, ColonLabel][] {
  const labels = part.flatMap((line, at) => {
    const label = listLabel(line)
    return label ? [{ line, label, at }] : []
  })
  if (labels.length === 0) return []
  const last = part.findLastIndex(hasRange)
  const times = new Map<Section, number>()
  for (const { label } of labels) {
    const { section } = label.heading
    times.set(section, (times.get(section) ?? 0) + 1)
  }
  return labels
    .filter(({ line, at }) => at > last && line.gapBefore >= GAP_MIN)
    .filter(({ label }) => times.get(label.heading.section) === 1)
    .map(({ line, label }) => [line, label])
}

export const closingLabels = (readings: readonly Reading[]): ReadonlyMap<Line, ColonLabel> =>
  new Map(workParts(readings).flatMap(closingIn))
