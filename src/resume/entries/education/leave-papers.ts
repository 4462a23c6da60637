// Under a heading of certificates, only what names a degree is schooling: a membership of an institute
// looks like a school with its year.
import type { Labelled } from '../../../sequence/crf/decode.js'
import type { CluedLine } from '../../labels/clued-lines.js'

/** Likelihood from which an entry names a degree, and so stays. */
const DEGREE_MIN = 0.5

const isHead = (labelled: Labelled | undefined): boolean =>
  labelled?.label === 'E' || labelled?.label === 'E+'

/** Takes entries without a degree that stand under such a heading for lines of no entry. */
export function leavePapers(clued: CluedLine[], labels: Labelled[]): Labelled[] {
  const out = [...labels]
  for (let from = 0; from < clued.length; from++) {
    if (!isHead(labels[from]) || clued[from]?.source.section !== 'certifications') continue
    let to = from + 1
    while (labels[to]?.label === 'E' || labels[to]?.label === 'Eb') to++
    const head = clued.slice(from, to)
    if (head.every(({ best }) => best.degree < DEGREE_MIN))
      for (let at = from; at < to; at++)
        out[at] = { label: 'O', probability: labels[at]?.probability ?? 0 }
    from = to - 1
  }
  return out
}
