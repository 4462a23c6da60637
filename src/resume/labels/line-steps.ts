// The kind of step from one line to the next: what follows what depends on how the two are set.
import type { SeenLine } from './line-features.js'

export const LINE_STEPS = 6
const GAP_MIN = 0.3

function stepTo({ source }: SeenLine, above: SeenLine | undefined): number {
  const { line, heading } = source
  if (heading === 'section' || above?.source.heading === 'section') return 5
  const wasBullet = above?.source.line.bullet ?? false
  if (line.bullet) return wasBullet ? 0 : 1
  const isApart = line.gapBefore >= GAP_MIN
  if (wasBullet) return isApart ? 3 : 2
  return isApart ? 4 : 0
}

export const lineSteps = (seen: readonly SeenLine[]): Uint8Array =>
  Uint8Array.from(seen, (line, at) => stepTo(line, seen[at - 1]))
