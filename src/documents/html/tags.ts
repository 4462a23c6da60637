// The tag names of HTML by what they mean for visible text.
import { dataJson } from '../../tables/data-file.js'

const lists = dataJson('./data/tags.json', import.meta.url) as Record<string, string[]>

const set = (name: string): ReadonlySet<string> => new Set(lists[name])

export const TAGS = {
  /** Never shown as text. */
  dropped: set('dropped'),
  /** Blocks with space around them. */
  gap: set('gap'),
  /** Blocks without. */
  block: set('block'),
  bold: set('bold'),
  /** Inline, but often laid out as a box of its own. */
  inlineBox: set('inlineBox'),
  /** Holds the page's content: never furniture itself. */
  content: set('content'),
}
