// Document: what every input becomes before layout. Pages of positioned, styled runs of text.

/** Points (1/72 inch), origin at the page's top left. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface RunStyle {
  /** Family name without subset prefix, '' when unknown. */
  font: string
  /** Points; 0 when unknown (plain text). */
  size: number
  /** 400 is regular, 700 bold. */
  weight: number
  italic: boolean
  /** 0xRRGGBB, -1 when unknown. */
  color: number
}

/** A stretch of text in one style on one baseline; usually one word or a few. */
export interface Run {
  text: string
  box: Box
  style: RunStyle
  /** Target of a hyperlink that covers this run. */
  link?: string
  /** y on which the letters stand, where it is known. */
  baseline?: number
  /** Continues the word of the run before it on the same line: no space between them. */
  joined?: boolean
  /** What a glyph of an icon font shows ('phone', 'email' …); text is '' then. */
  icon?: string
  /** Turned against the page's own text, in degrees clockwise; the box is the turned text's. */
  angle?: 90 | 180 | 270
}

/** Why a text that stands in the document is not seen by whoever looks at it. */
export type HiddenReason =
  /** Of the colour of what lies behind it. */
  | 'same_color'
  /** Too small to read. */
  | 'tiny'
  /** Beyond the edges of the page. */
  | 'off_page'
  /** Not painted at all: an invisible mode, no opacity, a layer that is off, glyphs without ink. */
  | 'invisible'
  /** Under something that was painted later. */
  | 'covered'
  /** Outside the part of the page that its clip shows. */
  | 'clipped'
  /** Letters narrower than any that can be read. */
  | 'squeezed'
  /** Letters printed over other letters. */
  | 'overprinted'
  /** Other words than the page shows in its place. */
  | 'replaced'
  /** Taken away by a style sheet: not displayed, not visible, masked. */
  | 'css'
  /** Without opacity on a page that shows other text. */
  | 'transparent'
  /** Spelt in characters that no font shows. */
  | 'characters'
  /** Shown backwards. */
  | 'reordered'

export interface HiddenText {
  text: string
  page: number
  reason: HiddenReason
}

export interface PageLink {
  box: Box
  target: string
}

/** A filled rectangle: a sidebar's ground, a table's shading, a rule when it is thin. */
export interface Shape {
  box: Box
  /** 0xRRGGBB, -1 when unknown. */
  color: number
}

export interface Page {
  /** From 1. */
  number: number
  width: number
  height: number
  runs: Run[]
  links: PageLink[]
  images: Box[]
  /** Painted areas and rules, in painting order. */
  shapes?: Shape[]
  /** Share of characters (0 to 1) whose meaning the file does not tell: a reason to read by OCR. */
  unmapped?: number
  /** How the text was had: from a text layer, or by OCR. */
  source: 'text_layer' | 'ocr'
}

/** Structure that an HTML page or a plain text already states, one per visual line. */
export interface MarkedLine {
  text: string
  /** 1 to 6 for h1 to h6, 0 otherwise. */
  heading: number
  listItem: boolean
  /** Nesting depth of the list, or leading white space of a plain text line. */
  indent: number
  bold: boolean
  /** Blank space before this line (a new block). */
  gapBefore: boolean
  links: string[]
  /** Cells of a table row or of a line with wide gaps, when there is more than one. */
  cells?: string[]
}

/** The posting data that a page carries for machines (JSON-LD, microdata, job-board JSON). */
export interface JobPostingData {
  source: 'json_ld' | 'microdata' | 'greenhouse' | 'lever' | 'ashby' | 'workday' | 'embedded'
  title: string
  employer: string
  /** Visible text of the description as marked lines. */
  description: MarkedLine[]
  locations: { city: string; region: string; country: string }[]
  remote: boolean
  /** As written, for instance FULL_TIME. */
  employmentTypes: string[]
  datePosted: string
  /** Months asked for in experienceRequirements, 0 when not said. */
  experienceMonths: number
  skills: string[]
  qualifications: string[]
  responsibilities: string[]
}

export type DocumentWarning =
  | 'read_by_ocr'
  | 'pages_cut'
  | 'lines_cut'
  | 'hidden_text'
  | 'language_limited'

export type Document =
  | {
      kind: 'paged'
      /** What was set on pages here; a PDF, or a picture made one, has its own. */
      setFrom?: 'docx' | 'odt' | 'rtf'
      pages: Page[]
      hidden: HiddenText[]
      warnings: DocumentWarning[]
      /** The PDF whose pages can be drawn for OCR. */
      pdf?: Uint8Array
    }
  | {
      kind: 'marked'
      format: 'text' | 'html'
      lines: MarkedLine[]
      title: string
      posting: JobPostingData | null
      hidden: HiddenText[]
      warnings: DocumentWarning[]
    }
