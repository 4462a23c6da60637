// What the server has read of a document: its text, and the places of its lines on the pages.
import type { Source } from '../lib/source'
import type { DocumentLine } from '../lib/types'
import type { Piece } from './find-quote'

/** Such a text is read without its tags, so it is not shown with them either. */
const TAG = /<[!/a-z][^<>]*>/i

/** A text as somebody gave it, line breaks and all; null where only the server knows the text. */
export const givenText = (source: Source): string | null =>
  source.kind === 'text' && !TAG.test(source.text) ? source.text : null

export const textOf = (lines: readonly DocumentLine[]): string =>
  lines.map(({ text }) => text).join('\n')

/** The lines of a page in the form of printed text: a scan holds no text of its own. */
export const linesOn = (page: number, lines: readonly DocumentLine[]): Piece[] =>
  lines.flatMap((line) =>
    line.page === page && line.box ? [{ text: line.text, ...line.box }] : [],
  )
