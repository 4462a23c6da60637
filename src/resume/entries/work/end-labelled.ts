// A list that opens its section by a label on its own line ("Technical Skills: Python, SQL") ends the
// position above it: the labeller takes such a line for one of the position's.
import type { Labelled } from '../../../sequence/crf/decode.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import type { Section } from '../../sections/types.js'

const LISTS: ReadonlySet<Section> = new Set(['skills', 'languages', 'certifications'])

const isHead = (labelled: Labelled | undefined): boolean =>
  labelled?.label === 'W' || labelled?.label === 'W+'

/** The lines of such lists count as those of no entry, and bullets above them as deeds. */
export function endLabelled(clued: CluedLine[], labels: Labelled[]): Labelled[] {
  const out = [...labels]
  let isList = false
  clued.forEach(({ source }, at) => {
    const { distance, heading, section } = source
    if (distance === 0) {
      isList = heading === null && LISTS.has(section)
      if (isList) bulletsAbove(clued, out, at)
    }
    const labelled = out[at]
    if (isList && labelled?.label === 'Wb') out[at] = { ...labelled, label: 'O' }
  })
  return out
}

/** With such a list below it, a lone bullet under its head reads like one more line of the head. */
function bulletsAbove(clued: CluedLine[], labels: Labelled[], list: number): void {
  for (let at = list - 1; at >= 0; at--) {
    const [line, labelled] = [clued[at], labels[at]]
    if (!line?.source.line.bullet || line.ranges.length > 0) return
    if (labelled?.label !== 'W' || !isHead(labels[at - 1])) return
    labels[at] = { ...labelled, label: 'Wb' }
  }
}
