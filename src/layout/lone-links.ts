// Lone links: targets behind an icon, a drawing or a picture, with no words on them. The nearest line keeps them.
import type { Box, PageLink } from '../documents/types.js'
import type { DraftLine } from './lines.js'

/** Nobody sees or hits a link smaller than this; producers sign their files with such. */
const POINTS_MIN = 4
/** A line beside the link is nearer than one above or below it. */
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

/** Space between two stretches of one axis, 0 where they overlap. */
const gap = (a: number, aLength: number, b: number, bLength: number) =>
  Math.max(0, b - a - aLength, a - b - bLength)
