// What a labeller goes by: the lines of a document, or the words of its heads.
import type { Feature } from './feature-names.js'

export interface Chain {
  features: readonly Feature[][]
  /** The kind of step that leads to each item. */
  steps: Uint8Array
  /** The model sees each item beside the mean of all items with the same looks. */
  looks: readonly string[]
  /**
   * How many items each chain has. Chains follow one another, and no step leads from one to the
   * next.
   */
  lengths: readonly number[]
}
