// The lines that the labeller takes for heads of entries.
import type { Labelled } from '../../sequence/crf/decode.js'
import type { CluedLine } from './clued-lines.js'

/** By what they head; lines are told by their index. */
export interface Heads {
  work: number[]
  education: number[]
}

const isHead = (label: string | undefined, letter: 'W' | 'E'): boolean =>
  label === letter || label === `${letter}+`

export function headsOf(clued: readonly CluedLine[], labels: readonly Labelled[]): Heads {
  const of = (letter: 'W' | 'E'): number[] =>
    clued.flatMap(({ source }, at) =>
      isHead(labels[at]?.label, letter) ? [source.line.index] : [],
    )
  return { work: of('W'), education: of('E') }
}
