// A flow document: what DOCX, ODT and RTF say before anyone has set it on pages. Lengths in points.

export interface FlowStyle {
  font: string
  size: number
  bold: boolean
  italic: boolean
  /** 0xRRGGBB, -1 where the document leaves it to the reader: black on white. */
  color: number
  /** Colour behind the text, -1 for the paper. */
  ground: number
  /** The document itself says that it is not shown. */
  hidden: boolean
}

export type TabAlign = 'left' | 'center' | 'right'

export type Inline =
  | { kind: 'text'; text: string; style: FlowStyle; link: string; icon?: string }
  | { kind: 'tab'; align?: TabAlign }
  | { kind: 'break'; of: 'line' | 'page' | 'column' }
  | { kind: 'box'; box: FlowBox }

export interface TabStop {
  /** From the left edge of the text, as all indents. */
  at: number
  align: TabAlign
}

/** Distance of baselines: so many times the usual one, exactly so many points, or at least so many. */
export interface LineSpacing {
  rule: 'times' | 'exact' | 'least'
  value: number
}

export interface Paragraph {
  kind: 'paragraph'
  inlines: Inline[]
  /** Bullet or number of a list item, '' for none. */
  mark: string
  /** Of the mark, and of a paragraph without text. */
  style: FlowStyle
  left: number
  right: number
  /** Of the first line, added to `left`; negative where it hangs out. */
  first: number
  before: number
  after: number
  /** No space to a neighbour of the same group, '' for none. */
  group: string
  spacing: LineSpacing
  align: 'left' | 'center' | 'right'
  tabs: readonly TabStop[]
  /** A rule below (or above) the paragraph. */
  ruled: boolean
}

export interface Cell {
  /** Columns that it spans. */
  span: number
  /** Width where the table has no columns of its own, 0 when not said. */
  width: number
  /** Continues the cell above. */
  merged: boolean
  ground: number
  blocks: Block[]
}

export interface Table {
  kind: 'table'
  /** Widths of the columns; may be empty. */
  columns: readonly number[]
  /** Space between a cell's edge and its text. */
  padding: number
  left: number
  bordered: boolean
  rows: { cells: Cell[]; heightMin: number }[]
}

export type Block = Paragraph | Table

/** Where a box stands: so far from an edge of something, or aligned in it. */
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
  /** Fill, -1 for none. */
  ground: number
  isPicture: boolean
  link: string
}

export interface Section {
  /** Colour of the page, -1 for white. */
  paper: number
  page: { width: number; height: number }
  margin: { top: number; right: number; bottom: number; left: number }
  /** Distance of header and footer from the page's edge. */
  headerAt: number
  footerAt: number
  columns: { count: number; gap: number; widths: readonly number[] }
  startsPage: boolean
  header: Block[]
  footer: Block[]
  /** Of the first page, where it has its own. */
  firstHeader: Block[] | null
  firstFooter: Block[] | null
  blocks: Block[]
}

export const PLAIN_STYLE: FlowStyle = {
  font: '',
  size: 11,
  bold: false,
  italic: false,
  color: -1,
  ground: -1,
  hidden: false,
}
