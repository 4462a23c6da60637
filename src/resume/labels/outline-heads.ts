// The heads of a résumé's entries as far as its outline needs them: which dated lines tell of a
// position, and which of a school.
import type { SectionedLine } from '../sections/assign-sections.js'
import type { Section } from '../sections/types.js'
import { datedLines } from './asked-lines.js'
import { type CluedLine, clueLines } from './clued-lines.js'
import { type Heads, headsOf } from './heads.js'
import { labelLines } from './label-lines.js'
import type { ResumeModels } from './models.js'

/** Sections of long descriptions. Their lines far from any date are no heads, nor near one. */
const DESCRIPTIONS: ReadonlySet<Section> = new Set(['work', 'projects', 'summary', 'skills'])
/** A labeller of lines hardly looks farther than this. */
const NEAR_LINES = 3

/**
 * Leaves descriptions out, a quarter of all lines. Of 622 PDFs none is redacted in another way for
 * it, of 618 texts 5, and an outline takes 0.88 of the time (`npm run bench:redact`).
 */
function withoutDescriptions(clued: readonly CluedLine[]): CluedLine[] {
  const isNear = new Uint8Array(clued.length)
  for (const [at, { ranges }] of clued.entries()) {
    if (ranges.length > 0) isNear.fill(1, Math.max(0, at - NEAR_LINES), at + NEAR_LINES + 1)
  }
  return clued.filter(
    ({ source }, at) =>
      isNear[at] === 1 || source.heading !== null || !DESCRIPTIONS.has(source.section),
  )
}

export function outlineHeads(sections: SectionedLine[], models: ResumeModels): Heads {
  const clued = withoutDescriptions(clueLines(sections, datedLines))
  return headsOf(clued, labelLines(clued, models))
}
