// Document: what every input becomes before layout. Pages of positioned, styled runs of text.

/** Points (1/72 inch), origin at the page's top left. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface RunStyle {
  /** The family name without its subset prefix, '' when unknown. */
  font: string
  /** In points; 0 when unknown (plain text). */
  size: number
  /** 400 is regular, 700 bold. */
  weight: number
  italic: boolean
  /** 0xRRGGBB, -1 when unknown. */
  color: number
}

/** Text in one style on one baseline; usually one word or a few. */
export interface Run {
  text: string
  box: Box
  style: RunStyle
  /** The target of a hyperlink over this run. */
  link?: string
  /** The y on which the letters stand, where it is known. */
  baseline?: number
  /** Continues the word of the run before it on the same line, without a space. */
  joined?: boolean
  /** What a glyph of an icon font shows ('phone', 'email' …); then text is ''. */
  icon?: string
  /** Degrees clockwise against the page's other text. The box encloses the text as it is turned. */
  angle?: 90 | 180 | 270
}

/** Why nobody who looks at the document sees a text in it. */
export type HiddenReason =
  /** It has the colour of what lies behind it. */
  | 'same_color'
  /** It is too small to read. */
  | 'tiny'
  /** It lies beyond the edges of the page. */
  | 'off_page'
  /** It is not painted: an invisible mode, no opacity, a layer that is off, glyphs without ink. */
  | 'invisible'
  /** Something that was painted later lies over it. */
  | 'covered'
  /** It lies outside the part of the page that its clip shows. */
  | 'clipped'
  /** Its letters are too narrow to read. */
  | 'squeezed'
  /** Its letters are printed over other letters. */
  | 'overprinted'
  /** The page shows other words in its place. */
  | 'replaced'
  /** A style sheet takes it away: not displayed, not visible, masked. */
  | 'css'
  /** It has no opacity on a page that shows other text. */
  | 'transparent'
  /** It is spelt in characters that no font shows. */
  | 'characters'
  /** It is shown backwards. */
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
  /** Pages count from 1. */
  number: number
  width: number
  height: number
  runs: Run[]
  links: PageLink[]
  images: Box[]
  /** Filled areas and rules, in painting order. */
  shapes?: Shape[]
  /** The share of characters (0 to 1) without a meaning in the file: a reason to use OCR. */
  unmapped?: number
  /** Whether the text comes from a text layer or from OCR. */
  source: 'text_layer' | 'ocr'
}

/** A visual line with the structure that an HTML page or a plain text states. */
export interface MarkedLine {
  text: string
  /** 1 to 6 for h1 to h6, 0 otherwise. */
  heading: number
  listItem: boolean
  /** The nesting depth of the list, or the leading white space of a plain text line. */
  indent: number
  bold: boolean
  /** Blank space before this line, which begins a new block. */
  gapBefore: boolean
  links: string[]
  /** The cells of a table row, or of a line with wide gaps, if there is more than one. */
  cells?: string[]
  /** A short line as it was typed, if two spaces stand between words: there a mark may be lost. */
  spaced?: string
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
  /** As the page writes them, for instance FULL_TIME. */
  employmentTypes: string[]
  datePosted: string
  /** The months that experienceRequirements asks for, 0 when it does not say. */
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
      /**
       * The format that we set on pages; missing for a PDF or a picture, which have pages of their
       * own.
       */
      setFrom?: 'docx' | 'odt' | 'rtf'
      pages: Page[]
      hidden: HiddenText[]
      warnings: DocumentWarning[]
      /** The PDF whose pages OCR can draw. */
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
