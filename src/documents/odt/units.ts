// Reads lengths and colours of OpenDocument: "1.27cm" and "#rrggbb".
import { POINTS_MAX } from '../flow/bounds.js'

/** Points in one unit of length. */
const POINTS: Record<string, number> = { cm: 28.3465, mm: 2.83465, in: 72, pt: 1, pc: 12, px: 0.75 }

/** A length in points; undefined for any other text, also for a share such as "50%". */
export function points(text: string | undefined): number | undefined {
  // A number, and one of the units of POINTS behind it.
  const [, number, unit = ''] = /^(-?[\d.]+)(cm|mm|in|pt|pc|px)$/.exec(text ?? '') ?? []
  if (number === undefined) return undefined
  const value = Number.parseFloat(number) * (POINTS[unit] ?? 1)
  return Number.isFinite(value) ? Math.min(POINTS_MAX, Math.max(-POINTS_MAX, value)) : undefined
}

export const share = (text: string | undefined): number | undefined => {
  const [, number] = /^([\d.]+)%$/.exec(text ?? '') ?? []
  return number === undefined ? undefined : Number.parseFloat(number) / 100
}

/** 0xRRGGBB; -1 for none. */
export const color = (text: string | undefined): number =>
  /^#[\da-f]{6}$/i.test(text ?? '') ? Number.parseInt((text ?? '').slice(1), 16) : -1
