// A language's words for personal details, as parts of patterns over folded text, and the lines
// that hold them.
import { kindOf, type Language } from '../../languages/languages.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import type { PageLine } from '../page/make-page.js'

const FILE = 'personal-words.tsv'
/** A longer line is prose. */
const LINE_CHARS_MAX = 400
const OWN_PARTS: ReadonlySet<PageLine['part']> = new Set(['top', 'personal', 'summary', undefined])

export const personalWords = (code: Language, kind: string): string[] => kindOf(code, FILE, kind)

/** The phrases of a kind, longest first. */
export const choice = (code: Language, kind: string): string =>
  personalWords(code, kind)
    .map((phrase) => foldInPlace(phrase).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .sort((a, b) => b.length - a.length)
    .join('|')

/** Finds the lines with a phrase of these kinds; patterns that need one are tried only there. */
export const cuesOf = (code: Language, kinds: readonly string[]): RegExp =>
  new RegExp(kinds.map((kind) => choice(code, kind)).join('|'), 'g')

/**
 * Whether a line is among the person's own details: further down a nationality may be a customer's.
 */
export const isOwnLine = ({ part, start, end }: PageLine): boolean =>
  OWN_PARTS.has(part) && end - start <= LINE_CHARS_MAX
