// A value that was read off the lines of a document, with its place.

/** A stretch of one line's text. */
export interface Span {
  /** Line index in reading order. */
  line: number
  start: number
  end: number
}

export interface Found {
  value: string
  /** Empty where a page's own data says it, and no line. */
  spans: Span[]
  /** How sure we are of it, 0 to 1, calibrated. */
  confidence: number
}
