// Compares a list of a Candidate with its gold list, by the rules of the labelled set's scorer.

export interface Counts {
  tp: number
  fp: number
  fn: number
}

/** Each gold value takes the first answer that equals it; the remaining answers are wrong. */
export function countList(
  gold: string[],
  got: string[][],
  equal: (gold: string, forms: string[]) => boolean,
): Counts {
  const rest = [...got]
  let tp = 0
  for (const value of gold) {
    const at = rest.findIndex((forms) => equal(value, forms))
    if (at < 0) continue
    rest.splice(at, 1)
    tp++
  }
  return { tp, fp: rest.length, fn: gold.length - tp }
}

export const f1 = ({ tp, fp, fn }: Counts): number => (200 * tp) / (2 * tp + fp + fn || 1)

/** Counts by name, added up. */
export class Sheet {
  readonly #counts = new Map<string, Counts>()

  add(names: Iterable<string>, { tp, fp, fn }: Counts): void {
    for (const name of new Set(names)) {
      const sum = this.#counts.get(name) ?? { tp: 0, fp: 0, fn: 0 }
      this.#counts.set(name, { tp: sum.tp + tp, fp: sum.fp + fp, fn: sum.fn + fn })
    }
  }

  figures(): Record<string, number> {
    const sorted = [...this.#counts].sort(([a], [b]) => a.localeCompare(b))
    return Object.fromEntries(
      sorted.map(([name, counts]) => [name, Math.round(f1(counts) * 10) / 10]),
    )
  }
}
