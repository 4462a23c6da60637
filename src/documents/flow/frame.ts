// The area in which blocks are set, and the function that sets them.
import type { Galley } from './galley.js'
import type { Block } from './types.js'

export interface Frame {
  /** The left edge on the page, and the width. */
  x: number
  width: number
}

export interface SetsBlocks {
  readonly galley: Galley
  /** Sets blocks from y on and gives the y where they end. */
  set(blocks: readonly Block[], frame: Frame, from: number): number
}
