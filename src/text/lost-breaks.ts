// Restores line breaks that became runs of spaces, as some copies and exports make them.
import { withLostHeadings } from './lost-headings.js'

/** A longer line is no line of a page: even columns side by side are shorter. */
const LONG_CHARS = 400
/** At least this many gaps are needed: fewer are columns, or a slip of the keyboard. */
const GAPS_MIN = 6
/**
 * A printed line has at most about this many characters: where gaps are rarer, they are no breaks.
 */
const CHARS_BETWEEN_MAX = 200
/**
 * A document opens with a short line. A paragraph that opens with more prose than this holds a
 * list, which has its own reader.
 */
const FIRST_LINE_CHARS_MAX = 120
/**
 * Many people type two spaces between sentences, so at least this share of the gaps must not end
 * one.
 */
const UNENDED_SHARE_MIN = 0.4
/** A run this wide was an empty line. */
const EMPTY_LINE_SPACES = 4

/**
 * No document has more lines. A text with more stays as it is, since each line costs its share of
 * every later stage.
 */
const BREAKS_MAX = 5_000

/** A gap after the mark of a list's item belongs to the item. */
const GAP = /(?<![\s•●▪◦■□○‣➢➤✓*·])[ \u00a0]{2,}/g
const SENTENCE_END = /[.!?]$/

/** The break goes last, so that the line after it has no indent. */
const breakFor = (gap: string): string =>
  gap.length < EMPTY_LINE_SPACES
    ? `${' '.repeat(gap.length - 1)}\n`
    : `${' '.repeat(gap.length - 2)}\n\n`

function lostBreaks(line: string): boolean {
  const first = line.search(GAP)
  if (first < 0 || first > FIRST_LINE_CHARS_MAX) return false
  let gaps = 0
  let unended = 0
  for (const { index } of line.matchAll(GAP)) {
    if (gaps === BREAKS_MAX) return false
    gaps++
    if (!SENTENCE_END.test(line.charAt(index - 1))) unended++
  }
  return (
    gaps >= GAPS_MIN &&
    line.length <= gaps * CHARS_BETWEEN_MAX &&
    unended >= gaps * UNENDED_SHARE_MIN
  )
}

/**
 * The text with its breaks restored. Its length stays the same, so every character keeps its place.
 */
export function withLostBreaks(given: string): string {
  const text = withLostHeadings(given)
  let read = ''
  let copied = 0
  for (let start = 0; start + LONG_CHARS <= text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    const line = end - start >= LONG_CHARS ? text.slice(start, end) : ''
    if (lostBreaks(line)) {
      read += text.slice(copied, start) + line.replace(GAP, breakFor)
      copied = end
    }
    start = end + 1
  }
  return copied === 0 ? text : read + text.slice(copied)
}
