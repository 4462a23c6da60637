// Orders columns so that a sidebar does not interrupt text that continues on the next page.
import type { Region } from './columns.js'
import { isSectionHeading } from './content.js'
import { textOf } from './pieces.js'

/**
 * The main column continues on the next page if the first piece there begins this near to its edge.
 * Bullets are indented by up to three or four units, so it need not be exact.
 */
const SAME_LEFT_EM = 4

/**
 * The regions of each page in reading order. A sidebar to the right of text that continues on the
 * next page comes before that text.
 */
export function threadColumns(pages: Region[][]): Region[][] {
  return pages.map((regions, index) => {
    const next = pages[index + 1]
    const last = regions.at(-1)
    const main = regions.at(-2)
    if (!next || !last?.sidebar || !main || main.sidebar) return regions
    if (last.left <= main.left || !goesOn(main, next)) return regions
    return [...regions.slice(0, -2), last, main]
  })
}

/** Whether the next page opens in the main column and not with a heading. */
function goesOn(main: Region, next: readonly Region[]): boolean {
  const first = next[0]?.rows[0]?.pieces[0]
  if (!first || isSectionHeading(textOf(first.runs))) return false
  return Math.abs(first.x - main.left) < first.size * SAME_LEFT_EM
}
