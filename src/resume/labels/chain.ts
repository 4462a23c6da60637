// What a labeller goes by: the lines of a document, or the words of its heads.
import type { Feature } from './feature-names.js'

export interface Chain {
  features: readonly Feature[][]
  /** The kind of step that leads to each item. */
  steps: Uint8Array
  /** Items of the same looks are asked together. */
  looks: readonly string[]
  /** Items of one chain, then of the next: the steps of one do not lead to the other. */
  lengths: readonly number[]
}
