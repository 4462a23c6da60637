// What a view of a document gets: the values in it, and which of them is lit.
import type { Box } from '../lib/types'

export interface Place {
  key: string
  quote: string
  /** 0 when the page is not known. */
  page: number
  box: Box | null
}

export interface LitPlace extends Place {
  turn: number
}

export interface ViewProps {
  places: readonly Place[]
  lit: LitPlace | null
  onPick(place: Place, byKeyboard: boolean): void
}
