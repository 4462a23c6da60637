// Keeps lone links, which lie on an icon, a drawing or a picture without words. The nearest line
// gets their targets.
import type { Box, PageLink } from '../documents/types.js'
import type { DraftLine } from './lines.js'

/** Nobody sees or hits a smaller link; some programs sign their files with such links. */
const POINTS_MIN = 4
/**
 * A line beside the link counts as nearer than a line above or below it. By eye: an icon stands
 * left of its text, often farther from it than from the line above.
 */
const VERTICAL_WEIGHT = 4

/** Adds the targets that no line of a page has to the lines nearest to them. */
export function keepLoneLinks(lines: readonly DraftLine[], links: readonly PageLink[]): void {
  if (links.length === 0) return
  const held = new Set(lines.flatMap((line) => line.links))
  for (const { box, target } of links) {
    if (held.has(target) || Math.min(box.width, box.height) < POINTS_MIN) continue
    held.add(target)
    nearestTo(box, lines)?.links.push(target)
  }
}

function nearestTo(box: Box, lines: readonly DraftLine[]): DraftLine | null {
  let nearest: DraftLine | null = null
  let least = Number.POSITIVE_INFINITY
  for (const line of lines) {
    if (!line.box) continue
    const down = gap(box.y, box.height, line.box.y, line.box.height)
    const across = gap(box.x, box.width, line.box.x, line.box.width)
    const distance = VERTICAL_WEIGHT * down + across
    if (distance < least) {
      least = distance
      nearest = line
    }
  }
  return nearest
}

/** The space between two stretches on one axis, 0 if they overlap. */
const gap = (a: number, aLength: number, b: number, bLength: number) =>
  Math.max(0, b - a - aLength, a - b - bLength)
