// Chooses the lines that describe the job: the posting's own description, or else the page's text.
import { boundedLines } from '../../layout/bounded-lines.js'
import { layoutDocument } from '../../layout/layout-document.js'
import type { Line, ReadableDocument } from '../../layout/types.js'
import { mendLines } from './mend-lines.js'

/** A shorter description is a teaser, and the page says more. */
const DESCRIPTION_CHARS_MIN = 200

const charCount = (lines: readonly { text: string }[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0)

export function sourceLines(document: ReadableDocument): Line[] {
  const description = document.posting?.description ?? []
  const chars = charCount(description)
  const own = document.lines.filter((line) => !line.furniture || line.page === 1)
  // If the page shows less than half of a short description, its data is used instead of its text.
  if (chars < DESCRIPTION_CHARS_MIN && charCount(own) >= chars / 2) {
    return mendLines(boundedLines(own))
  }
  const { lines } = layoutDocument({
    kind: 'marked',
    format: 'html',
    lines: description,
    title: '',
    posting: null,
    hidden: [],
    warnings: [],
  })
  return mendLines(boundedLines(lines))
}
