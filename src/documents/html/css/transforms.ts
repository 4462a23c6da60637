// What transforms and zoom do to an element: how far they move it, and how they scale its letters.
import { topLevelParts } from './properties.js'

/** The value of an element's property, by its name. */
export type Value = (name: string) => string

/** Letters that are turned this near to a right angle about an axis are seen from their edge. */
const EDGE_ON_DEGREES = 4

/**
 * A shift with what stands in its brackets, which may hold brackets. No shift has more signs: a
 * pattern without a bound throws on megabytes of them.
 */
const SHIFT = /(translate(?:x|y|3d)?|matrix)\(((?:[^()]|\([^()]*\)){0,1000})\)/g

/** Every shift of transform and translate, as written. */
export function moves(value: Value): [string, string][] {
  const found: [string, string][] = []
  for (const [, name = '', inner = ''] of value('transform').matchAll(SHIFT)) {
    const parts = topLevelParts(inner)
    const [first = '', second = ''] = parts
    if (name === 'translatey') found.push(['', first])
    else if (name === 'translatex') found.push([first, ''])
    else if (name === 'matrix') found.push([parts[4] ?? '', parts[5] ?? ''])
    else found.push([first, second])
  }
  const [x = '', y = ''] = topLevelParts(value('translate'))
  if (x !== '' && x !== 'none') found.push([x, y])
  return found
}

/** The factor by which sizes change. */
export const scaleOf = (value: Value): number => transformScale(value) * zoomOf(value('zoom'))

/** The smallest factor of all transforms: letters that are flat in one direction cannot be read. */
function transformScale(value: Value): number {
  let scale = 1
  // The functions that can make letters smaller or flat, and what is in their brackets: "scalex(0.5)".
  for (const [, name = '', inner = ''] of value('transform').matchAll(
    /(scale(?:x|y|3d|z)?|matrix|rotatex|rotatey|skewx|skewy|skew)\(([^()]*)\)/g,
  )) {
    const parts = topLevelParts(inner).map(Number.parseFloat)
    const [first = 1, second = first] = parts
    if (name === 'matrix')
      scale *= Math.min(Math.hypot(first, parts[1] ?? 0), Math.hypot(parts[2] ?? 0, parts[3] ?? 1))
    else if (name.startsWith('rotate') || name.startsWith('skew'))
      scale *= isEdgeOn(first, inner) ? 0 : 1
    else if (name !== 'scalez') scale *= Math.min(Math.abs(first), Math.abs(second))
  }
  const own = topLevelParts(value('scale'))
    .map(Number.parseFloat)
    .filter((part) => !Number.isNaN(part))
  if (own.length > 0) scale *= Math.min(...own.map(Math.abs))
  if (/^(?:x|y) (?:90|270|-90)deg/.test(value('rotate'))) scale = 0
  return Number.isNaN(scale) ? 1 : scale
}

function isEdgeOn(angle: number, text: string): boolean {
  const degrees = text.includes('turn')
    ? angle * 360
    : text.includes('rad')
      ? (angle * 180) / Math.PI
      : angle
  const fromEdge = Math.abs((((degrees % 180) + 180) % 180) - 90)
  return fromEdge < EDGE_ON_DEGREES
}

function zoomOf(text: string): number {
  const value = Number.parseFloat(text)
  if (Number.isNaN(value) || value <= 0) return 1
  return text.endsWith('%') ? value / 100 : value
}
