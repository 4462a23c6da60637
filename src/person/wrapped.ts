// Finds patterns of prose, whose words may go on in the next line.
import type { Placeholder, RemovalCategory } from '../contract/redaction.js'
import { linesOf } from './listed.js'
import { isOwnPart } from './own-parts.js'
import type { Page, PageLine } from './page/make-page.js'
import type { Finding } from './types.js'

export interface Kind {
  category: RemovalCategory
  placeholder: Placeholder
}

/**
 * Between two words of a sentence, which may go on in the next line. A loop over one class: told
 * as alternatives with counts, a gap makes a pattern five times longer when it is compiled.
 */
export const GAP = String.raw`(?:[ \t\n]+)`
/** A wider space parts columns: no sentence goes on behind it. */
const WIDE = /[ \t]{4,}/g
const NOT_A_GAP = '\0'

/** Whether a line may tell of the person's own life. */
export const isAboutPerson = ({ part }: PageLine): boolean => isOwnPart(part)

/**
 * Whether a line is known to be outside the history of work. A part about the person may follow
 * skills or schools under a heading that nobody knows.
 */
export const isOffWork = ({ part }: PageLine): boolean => part !== undefined && part !== 'work'

/** A line with the next one of the same part, in which a sentence may go on, without wide gaps. */
function stretchOf(page: Page, line: PageLine): string {
  const next = page.lines[line.number + 1]
  const end = next && next.part === line.part ? next.end : line.end
  return page.folded.slice(line.start, end).replace(WIDE, (gap) => NOT_A_GAP.repeat(gap.length))
}

/** What the patterns find that begins in a line and may end in the next one of the same part. */
export function wrapped(
  page: Page,
  lines: readonly PageLine[],
  patterns: readonly RegExp[],
  kind: Kind,
): Finding[] {
  const found: Finding[] = []
  for (const line of lines) {
    const text = stretchOf(page, line)
    for (const pattern of patterns) {
      pattern.lastIndex = 0
      for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
        const start = line.start + match.index
        if (start >= line.end) break
        const end = start + match[0].length
        for (const piece of linesOf(page, start, end)) found.push({ ...piece, ...kind })
      }
    }
  }
  return found
}
