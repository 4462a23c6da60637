// Figures as the measuring commands print them.

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** "97.5 %" of a share between 0 and 1. */
export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`

/** How often each key was counted, in the order in which keys first came. */
export class Counts<K> extends Map<K, number> {
  count(key: K): void {
    this.set(key, (this.get(key) ?? 0) + 1)
  }
}
