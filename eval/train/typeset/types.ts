// A résumé as the typesetter sees it: what it says, freed from how it was set, and the rows that it is set in.

/** What an entry of a résumé says in its head, and the paragraphs below it. */
export interface SetEntry {
  kind: 'work' | 'education'
  /** The entry's place in the list of its kind in gold. */
  at: number
  values: Partial<Record<Slot, string>>
  start?: string | null
  end?: string | null
  body: Paragraph[]
}

export interface Paragraph {
  text: string
  bullet: boolean
}

export interface SetSection {
  heading: string
  /** Paragraphs and entries, in printed order. */
  items: (SetEntry | Paragraph)[]
}

export interface Content {
  /** The lines above the first section: name, contact details. */
  top: string[]
  sections: SetSection[]
}

export const isEntry = (item: SetEntry | Paragraph): item is SetEntry => 'kind' in item

/** What may stand in a head. */
export type Slot =
  | 'employer'
  | 'title'
  | 'institution'
  | 'degree'
  | 'field'
  | 'dates'
  | 'place'
  | 'note'

export interface Look {
  bold: boolean
  italic: boolean
  caps: boolean
  /** Relative to body text. */
  size: number
  /** A gray or coloured text. */
  colored: boolean
}

export interface Span {
  text: string
  look: Look
}

/** One row of a column: text at its left edge, and perhaps text at its right edge. */
export interface Row {
  left: Span[]
  right: Span[]
  /** Stands in the margin beside the row. */
  margin: Span[]
  /** A row of a table has cells instead. */
  cells: Span[][]
  bullet: string
  /** In units of body size. */
  indent: number
  /** White space above, in lines. */
  gap: number
  centered: boolean
  ruled: boolean
}

export interface Sheet {
  /** Rows over the whole width, at the top of the first page. */
  head: Row[]
  columns: Column[]
}

export interface Column {
  /** Left edge and width, as shares of the page's width between its margins. */
  from: number
  width: number
  /** What the margin beside the rows takes, as a share of the page's width. */
  beside: number
  rows: Row[]
}
