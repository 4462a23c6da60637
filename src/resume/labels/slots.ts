// Slots: where a piece stands in its entry's head and how it is set. What the same slot holds in the
// other entries of the document tells what it holds in this one.
import { LIKELIHOOD_EDGES } from './bucket.js'
import type { CluedLine } from './clued-lines.js'
import { type Clues, KINDS } from './clues.js'
import { closed, counted, type Feature, stepped } from './feature-names.js'
import { looksOf, segmentAt } from './segment-looks.js'

/** Later lines and pieces of heads share one slot: few heads have them. */
const LINE_MAX = 3
const PIECE_MAX = 3

export function slotOf(clued: CluedLine, line: number, piece: number): string {
  const own = clued.pieces[piece]
  const { source, ranges } = clued
  const range = ranges[0]
  const date = range ? ((own?.start ?? 0) < range.start ? '<' : '>') : '-'
  const caps =
    own && own.text === own.text.toUpperCase() && /\p{Upper}{2}/u.test(own.text) ? 'c' : ''
  const looks = looksOf(segmentAt(source.line, own?.start ?? 0))
  return `${Math.min(line, LINE_MAX)}.${Math.min(piece, PIECE_MAX)}.${date}.${looks}.${caps}`
}

const COUNT = counted('slot:', 4)
const MEANS = KINDS.map((kind) => [kind, stepped(`slot.${kind}:`, LIKELIHOOD_EDGES)] as const)
const ALONE = [closed('slot:alone')]

interface Group {
  count: number
  sums: Clues
}

/** What the vocabularies make of the pieces in each slot, over all heads of the document. */
export class Slots {
  readonly #groups = new Map<string, Group>()
  readonly #features = new Map<string, Feature[]>()

  constructor(heads: readonly (readonly CluedLine[])[]) {
    for (const head of heads) {
      head.forEach((clued, line) => {
        clued.clues.forEach((clues, piece) => {
          this.#add(slotOf(clued, line, piece), clues)
        })
      })
    }
  }

  #add(slot: string, clues: Clues): void {
    const group = this.#groups.get(slot)
    if (!group) {
      this.#groups.set(slot, { count: 1, sums: { ...clues } })
      return
    }
    group.count++
    for (const kind of KINDS) group.sums[kind] += clues[kind]
  }

  featuresOf(slot: string): Feature[] {
    const known = this.#features.get(slot)
    if (known) return known
    const group = this.#groups.get(slot)
    const out: Feature[] =
      group && group.count > 1
        ? [COUNT(group.count), ...MEANS.map(([kind, name]) => name(group.sums[kind] / group.count))]
        : ALONE
    this.#features.set(slot, out)
    return out
  }
}
