// Splits a line that runs the items of a list together: "We offer: • pay • leave • training".

/** A bullet with blanks behind it. */
const MARK = /\s*[•●▪■◦‣]\s+/
/** A line this long, with this many marks, was several lines. */
const LINE_CHARS_MIN = 120
const ITEMS_MIN = 3
/** Shorter pieces are fields between bullets: "Leeds • 07700 555010 • Profile". */
const ITEM_CHARS_MIN = 20

/** Double spaces where bullets were lost: "You will;  Write the rota  Order the stock". */
const GAP = / {2,}(?=\p{Upper})/u
/** Wide gaps prove less than marks, so the line must be longer. */
const GAP_LINE_CHARS_MIN = 240
/** People type two spaces after a full stop, so only other gaps show a list. */
const GAP_INSIDE = /[^.!?:\s] {2,}\p{Upper}/gu

/** The text before the first mark, and the items; null when the line is no such list. */
export function inlineItems(line: string): { lead: string; items: string[] } | null {
  if (line.length < LINE_CHARS_MIN) return null
  return itemsBetween(line, MARK) ?? (hasGaps(line) ? itemsBetween(line, GAP) : null)
}

function hasGaps(line: string): boolean {
  if (line.length < GAP_LINE_CHARS_MIN) return false
  return Array.from(line.matchAll(GAP_INSIDE)).length >= ITEMS_MIN
}

function itemsBetween(line: string, mark: RegExp): { lead: string; items: string[] } | null {
  const [lead = '', ...items] = line.split(mark)
  const lengths = items.map((item) => item.length).sort((a, b) => a - b)
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0
  return items.length >= ITEMS_MIN && median >= ITEM_CHARS_MIN ? { lead, items } : null
}
