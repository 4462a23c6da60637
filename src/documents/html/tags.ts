// The tag names of HTML by what they mean for visible text.
import { readFileSync } from 'node:fs'

const lists = JSON.parse(
  readFileSync(new URL('./data/tags.json', import.meta.url), 'utf8'),
) as Record<string, string[]>

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
