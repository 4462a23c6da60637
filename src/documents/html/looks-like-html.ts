// Tells a page or a fragment of HTML from text that only mentions a few tags.
import { dataJson } from '../../tables/data-file.js'

const tags = dataJson('./data/tags.json', import.meta.url) as {
  sniffed: string[]
  structural: string[]
}

/** Enough to tell; bounds what a large text costs. */
const SAMPLE_CHARS = 200_000
/** Counting stops where more tags or lines would change nothing. */
const TAGS_COUNTED_MAX = 1000
const LINES_COUNTED_MAX = 100_000
/** A whole page, whatever comes before its doctype. */
const OPENS_AS_PAGE =
  /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i
/** A tag with its attributes, before any text. */
const OPENS_AS_FRAGMENT = new RegExp(
  `^\\s*<(?:${tags.sniffed.join('|')})(?:\\s[^<>]{0,2000})?/?>`,
  'i',
)
/** Tags that lay a text out; their number tells markup from a mention. */
const STRUCTURE = new RegExp(`</(?:${tags.structural.join('|')})\\s*>|<(?:br|li|p)\\s*/?>`, 'gi')
/** The end of a line that is not blank. */
const WRITTEN_LINE = /\S[\t ]{0,100}\n/g
/** Tags of a page that was escaped once too often on its way. */
const ESCAPED_STRUCTURE = /&lt;\/?(?:p|li|ul|ol|br|div|strong|b|h[1-6]|span)\b/gi
/** Fewer tags than this are mentions; more tags, but far apart, are code in a text. */
const STRUCTURE_MIN = 4
const CHARS_PER_TAG_MAX = 1500
/** Markup laid out by hand has about one line break a tag. */
const BREAKS_PER_TAG = 2

const count = (text: string, pattern: RegExp, most: number) => {
  let found = 0
  for (const _match of text.matchAll(pattern)) if (++found >= most) break
  return found
}

export function looksLikeHtml(text: string): boolean {
  const sample = text.slice(0, SAMPLE_CHARS)
  if (OPENS_AS_PAGE.test(sample)) return true
  const found = count(sample, STRUCTURE, TAGS_COUNTED_MAX)
  if (OPENS_AS_FRAGMENT.test(sample)) return found > 0
  return found >= STRUCTURE_MIN && sample.length / found <= CHARS_PER_TAG_MAX
}

/** Whether a text with a few tags has line breaks of its own that make its lines. */
export function hasOwnLines(text: string): boolean {
  const sample = text.slice(0, SAMPLE_CHARS)
  if (OPENS_AS_PAGE.test(sample)) return false
  return (
    count(sample, WRITTEN_LINE, LINES_COUNTED_MAX) >
    count(sample, STRUCTURE, LINES_COUNTED_MAX) * BREAKS_PER_TAG
  )
}

/** Whether this is HTML whose tags were escaped on the way: "&lt;p&gt;…". */
export function looksLikeEscapedHtml(text: string): boolean {
  const sample = text.slice(0, SAMPLE_CHARS)
  return (
    count(sample, ESCAPED_STRUCTURE, STRUCTURE_MIN) >= STRUCTURE_MIN ||
    // A text that opens with a tag of running text, "&lt;p", needs no further ones.
    /^\s*&lt;(?:p|div|ul|h[1-6]|strong|span|b)\b/i.test(sample)
  )
}
