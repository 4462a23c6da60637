// Sequences to learn from: the features of items as numbers in one array, and their labels.
import { type Chain, featureName } from '#engine/resume/training.js'

/** Numbers the names of features. */
export class Names {
  readonly #ids = new Map<string, number>()
  readonly names: string[] = []

  idOf(name: string): number {
    const known = this.#ids.get(name)
    if (known !== undefined) return known
    this.#ids.set(name, this.names.length)
    return this.names.push(name) - 1
  }
}

export interface Sequence {
  /** Features of all items, one after the other. */
  features: Int32Array
  /** Where each item's features begin; one more than there are items. */
  starts: Int32Array
  /** The kind of step that leads to each item. */
  steps: Uint8Array
  labels: string[]
  /** The document that the sequence comes from: copies of one document count once. */
  group: string
  /** How much the sequence counts; 1 by default. */
  weight?: number
}

export function sequenceOf(
  names: Names,
  { features: items, steps }: Pick<Chain, 'features'> & Partial<Pick<Chain, 'steps'>>,
  labels: string[],
  group: string,
): Sequence {
  const starts = new Int32Array(items.length + 1)
  const all: number[] = []
  items.forEach((item, at) => {
    for (const id of new Set(item.map((feature) => names.idOf(featureName(feature))))) all.push(id)
    starts[at + 1] = all.length
  })
  return {
    features: Int32Array.from(all),
    starts,
    steps: steps ?? new Uint8Array(items.length),
    labels,
    group,
  }
}
