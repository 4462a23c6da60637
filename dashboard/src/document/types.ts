// What a view of a document is told: the values that stand in it, and which of them is lit up.
import type { Box } from '../lib/types'

export interface Place {
  key: string
  quote: string
  /** 0 when it is not known. */
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
