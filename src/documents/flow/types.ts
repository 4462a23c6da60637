// A flow document: what DOCX, ODT and RTF hold before it is set on pages. Lengths are in points.

export interface FlowStyle {
  font: string
  size: number
  bold: boolean
  italic: boolean
  /** 0xRRGGBB; -1 where the document leaves it open: black on white. */
  color: number
  /** The colour behind the text, -1 for the paper. */
  ground: number
  /** The document says that the text is not shown. */
  hidden: boolean
}

export type TabAlign = 'left' | 'center' | 'right'

export type Inline =
  | { kind: 'text'; text: string; style: FlowStyle; link: string; icon?: string }
  | { kind: 'tab'; align?: TabAlign }
  | { kind: 'break'; of: 'line' | 'page' | 'column' }
  | { kind: 'box'; box: FlowBox }

export interface TabStop {
  /** Measured from the left edge of the text, like all indents. */
  at: number
  align: TabAlign
}

/**
 * The distance of baselines: a multiple of the usual one, an exact number of points, or a least
 * one.
 */
export interface LineSpacing {
  rule: 'times' | 'exact' | 'least'
  value: number
}

export interface Paragraph {
  kind: 'paragraph'
  inlines: Inline[]
  /** The bullet or number of a list item, '' for none. */
  mark: string
  /** The style of the mark, and of a paragraph without text. */
  style: FlowStyle
  left: number
  right: number
  /** The indent of the first line, added to `left`; negative for a hanging indent. */
  first: number
  before: number
  after: number
  /** Paragraphs of the same group have no space between them; '' for none. */
  group: string
  spacing: LineSpacing
  align: 'left' | 'center' | 'right'
  tabs: readonly TabStop[]
  /** A rule below (or above) the paragraph. */
  ruled: boolean
}

export interface Cell {
  /** How many columns it spans. */
  span: number
  /** Used where the table does not give its columns' widths; 0 when unknown. */
  width: number
  /** Whether it continues the cell above. */
  merged: boolean
  ground: number
  blocks: Block[]
}

export interface Table {
  kind: 'table'
  /** The widths of the columns; may be empty. */
  columns: readonly number[]
  /** Space between a cell's edge and its text. */
  padding: number
  left: number
  bordered: boolean
  rows: { cells: Cell[]; heightMin: number }[]
}

export type Block = Paragraph | Table

/** Where a box stands: at a distance from an edge of something, or aligned in it. */
export interface BoxPlace {
  from: 'page' | 'margin' | 'anchor'
  offset: number
  align?: 'start' | 'center' | 'end'
}

/** A text box, a drawn shape or a picture; without a place it stands in its line. */
export interface FlowBox {
  place: { x: BoxPlace; y: BoxPlace } | null
  width: number
  height: number
  blocks: Block[]
  /** The fill, -1 for none. */
  ground: number
  isPicture: boolean
  link: string
}

export interface Section {
  /** The colour of the page, -1 for white. */
  paper: number
  page: { width: number; height: number }
  margin: { top: number; right: number; bottom: number; left: number }
  /** Distance of the header and the footer from the page's edge. */
  headerAt: number
  footerAt: number
  columns: { count: number; gap: number; widths: readonly number[] }
  startsPage: boolean
  header: Block[]
  footer: Block[]
  /** The first page's own header, if it has one. */
  firstHeader: Block[] | null
  firstFooter: Block[] | null
  blocks: Block[]
}

/** Text of which the document says nothing: Word's usual size, no colour of its own. */
export const PLAIN_STYLE: FlowStyle = {
  font: '',
  size: 11,
  bold: false,
  italic: false,
  color: -1,
  ground: -1,
  hidden: false,
}
