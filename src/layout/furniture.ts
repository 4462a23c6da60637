// Finds furniture: headers and footers that repeat over pages, and page numbers.

import type { Page } from '../documents/types.js'
import { patternOf } from '../languages/words.js'
import type { DraftLine } from './lines.js'

/**
 * Furniture is within this share of the page's height, at its top and bottom: an inch of margin is
 * 0.09 of a Letter page, and a header may have a second line.
 */
const MARGIN_SHARE = 0.12
/** A line with only a page number: "3", "- 3 -", "Page 3 of 5", "3 | Page". */
const PAGE_NUMBER = new RegExp(patternOf('unit-page-number'), 'i')

/** Sets `furniture` on such lines. */
export function markFurniture(lines: readonly DraftLine[], pages: readonly Page[]): void {
  const heights = new Map(pages.map((page) => [page.number, page.height]))
  const seen = new Map<string, Set<number>>()
  const margins = lines.filter((line) => inMargin(line, heights.get(line.page) ?? 0))
  for (const line of margins) {
    const key = folded(line)
    const on = seen.get(key) ?? new Set()
    seen.set(key, on.add(line.page))
  }
  for (const line of margins) {
    const repeats = (seen.get(folded(line))?.size ?? 0) > 1
    // The first page's copy of a repeated header is often the name itself, so it stays text.
    if (PAGE_NUMBER.test(line.text) || (repeats && (line.page > 1 || isLow(line, heights))))
      line.furniture = true
  }
}

/**
 * Headers and footers shift by a few points from page to page, but by less than a line of small
 * print (9 points).
 */
const SAME_PLACE_POINTS = 8

const folded = (line: DraftLine) =>
  `${line.text.toLowerCase().replace(/\d+/g, '#')}@${Math.round((line.box?.y ?? 0) / SAME_PLACE_POINTS)}`

const isLow = (line: DraftLine, heights: ReadonlyMap<number, number>) =>
  (line.box?.y ?? 0) > (heights.get(line.page) ?? 0) / 2

function inMargin(line: DraftLine, height: number): boolean {
  if (!line.box || height <= 0) return false
  const middle = line.box.y + line.box.height / 2
  return middle < height * MARGIN_SHARE || middle > height * (1 - MARGIN_SHARE)
}
