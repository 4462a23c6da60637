// What a view of a document gets: its pages, the values in it, and which of them is lit.
import type { Box } from '../lib/types'
import type { Piece } from './find-quote'

export interface Sheet {
  number: number
  /** In points. */
  width: number
  height: number
}

/** A document that is open to be drawn. */
export interface OpenPages {
  sheets: Sheet[]
  pageCount: number
  pieces(page: number): Promise<Piece[]>
  /** Paints a page; call the function that it returns to stop. */
  paint(page: number, canvas: HTMLCanvasElement, scale: number): () => void
  close(): void
}

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
