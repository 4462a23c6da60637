// The tags of HTML by what they mean for visible text.
import { dataJson } from '../../tables/data-file.js'

const lists = dataJson('./data/tags.json', import.meta.url) as Record<string, string[]>

const set = (name: string): ReadonlySet<string> => new Set(lists[name])

export const TAGS = {
  /** Never shown as text. */
  dropped: set('dropped'),
  /** Blocks with space around them. */
  gap: set('gap'),
  /** Blocks without space around them. */
  block: set('block'),
  bold: set('bold'),
  /** Inline elements that are often laid out as boxes. */
  inlineBox: set('inlineBox'),
  /** These hold the page's content and are never furniture. */
  content: set('content'),
}
