// Where blocks are set, and what sets them.
import type { Galley } from './galley.js'
import type { Block } from './types.js'

export interface Frame {
  /** Left edge on the page, and width. */
  x: number
  width: number
}

export interface SetsBlocks {
  readonly galley: Galley
  /** Sets blocks from y on; gives where they end. */
  set(blocks: readonly Block[], frame: Frame, from: number): number
}
