// Converts measures of Office Open XML to points, bounded because a document may say anything.
import { POINTS_MAX } from '../flow/bounds.js'

/** Word measures text in twentieths of a point (twips), and drawings in English Metric Units. */
const TWIPS_PER_POINT = 20
const EMU_PER_POINT = 12_700
/** Points in one unit of length. */
export const POINTS_PER: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835 }

const bounded = (points: number): number =>
  Number.isFinite(points) ? Math.min(POINTS_MAX, Math.max(-POINTS_MAX, points)) : 0

/** Twentieths of a point; newer files may write a unit ("1.5pt"). */
export function twips(text: string): number {
  // A number, and one of the units of POINTS_PER behind it.
  const [, number = '', unit = ''] = /^(-?[\d.]+)(pt|in|cm|mm)?$/.exec(text) ?? []
  const value = Number.parseFloat(number)
  return bounded(unit === '' ? value / TWIPS_PER_POINT : value * (POINTS_PER[unit] ?? 1))
}

export const emu = (text: string): number => bounded(Number.parseFloat(text) / EMU_PER_POINT)

/** RRGGBB as a number; -1 for "auto" and for anything that is no colour. */
export const hexColor = (text: string): number =>
  /^[\da-f]{6}$/i.test(text) ? Number.parseInt(text, 16) : -1

/** A switch such as w:b is on when it is there without a value. */
export const isOn = (value: string): boolean => !/^(?:0|false|off|none)$/.test(value)
