// A value that was read from the lines of a document, with its place.

/** A stretch of one line's text. */
export interface Span {
  /** Line index in reading order. */
  line: number
  start: number
  end: number
}

export interface Found {
  value: string
  /** Empty if the page's own data gives the value and no line does. */
  spans: Span[]
  /** How sure we are of it, 0 to 1. */
  confidence: number
}
