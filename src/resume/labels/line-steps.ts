// The kind of step from one line to the next: which label follows which depends on how the two
// lines are set.
import type { CluedLine } from './clued-lines.js'

/** The kinds by number, as the chain's tables of transitions are laid out. */
const STEP = { on: 0, intoList: 1, outOfList: 2, outOfListApart: 3, apart: 4, section: 5 } as const
export const LINE_STEPS = Object.keys(STEP).length
/** White space above a line, in lines, that an author set on purpose. */
const GAP_MIN = 0.3

function stepTo({ source }: CluedLine, above: CluedLine | undefined): number {
  const { line, heading } = source
  if (heading === 'section' || above?.source.heading === 'section') return STEP.section
  const wasBullet = above?.source.line.bullet ?? false
  if (line.bullet) return wasBullet ? STEP.on : STEP.intoList
  const isApart = line.gapBefore >= GAP_MIN
  if (wasBullet) return isApart ? STEP.outOfListApart : STEP.outOfList
  return isApart ? STEP.apart : STEP.on
}

export const lineSteps = (clued: readonly CluedLine[]): Uint8Array =>
  Uint8Array.from(clued, (line, at) => stepTo(line, clued[at - 1]))
