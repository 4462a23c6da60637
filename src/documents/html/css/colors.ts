// Reads the colours of style sheets, in every notation that browsers know.
import { dataJson } from '../../../tables/data-file.js'

export interface Color {
  red: number
  green: number
  blue: number
  /** From 0 to 1. */
  alpha: number
}

const NAMES = dataJson('./data/color-names.json', import.meta.url) as Record<string, string>

export const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 }
export const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 }
/** Three or four digits, or six or eight; other lengths are refused where they are read. */
const HEX = /^#([\da-f]{3,8})$/
/** A colour written as a function: its name, and what stands in the brackets. */
const FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(([^()]*)\)$/
/**
 * Colours whose channels differ by less (of 255) cannot be told apart. By eye: a tenth of the
 * scale, so that pale grey on white (#eee) counts as hidden.
 */
const SAME_COLOR = 24

/** The colour that a text names; null where it cannot be read. */
export function parseColor(text: string): Color | null {
  if (text === 'transparent') return { ...BLACK, alpha: 0 }
  const named = Object.hasOwn(NAMES, text) ? NAMES[text] : undefined
  const hex = HEX.exec(named ?? text)?.[1]
  if (hex) return fromHex(hex)
  const [, name = '', inner = ''] = FUNCTION.exec(text) ?? []
  return name ? fromFunction(name, inner) : null
}

function fromHex(hex: string): Color | null {
  if (hex.length === 5 || hex.length === 7) return null
  const size = hex.length <= 4 ? 1 : 2
  const part = (index: number) => {
    const digits = hex.slice(index * size, (index + 1) * size)
    return Number.parseInt(size === 1 ? digits + digits : digits, 16)
  }
  const alpha = hex.length === 4 || hex.length === 8 ? part(3) / 255 : 1
  return { red: part(0), green: part(1), blue: part(2), alpha }
}

function fromFunction(name: string, inner: string): Color | null {
  const parts = inner.replace(/[,/]/g, ' ').trim().split(/\s+/)
  const space = name === 'color' ? parts.shift() : ''
  if (name === 'color' && !/^(?:srgb|display-p3|srgb-linear)$/.test(space ?? '')) return null
  const [first, second, third, opacity] = parts
  if (third === undefined) return null
  const alpha = opacity === undefined ? 1 : share(opacity, 1)
  const rgb = channels(name, first ?? '', second ?? '', third)
  if (!rgb || [...rgb, alpha].some((value) => Number.isNaN(value))) return null
  const [red, green, blue] = rgb.map((value) => Math.max(0, Math.min(255, value)))
  return {
    red: red ?? 0,
    green: green ?? 0,
    blue: blue ?? 0,
    alpha: Math.max(0, Math.min(1, alpha)),
  }
}

/** Reads a number, or a percentage of `whole`. */
function share(text: string, whole: number): number {
  if (text === 'none') return 0
  const value = Number.parseFloat(text)
  return text.endsWith('%') ? (value / 100) * whole : value
}

function turns(text: string): number {
  const value = Number.parseFloat(text)
  if (text.endsWith('turn')) return value
  if (text.endsWith('grad')) return value / 400
  return text.endsWith('rad') ? value / (2 * Math.PI) : value / 360
}

/** From here on the a-axis gives a visible tint: a tenth of its range, on each scale. */
const TINTED = { ok: 0.04, lab: 10 } as const
/** The share of one channel that a tint leaves, so that a tinted grey is not taken for grey. */
const TINT_SHARE = 0.6

function channels(name: string, a: string, b: string, c: string): number[] | null {
  if (name.startsWith('rgb')) return [share(a, 255), share(b, 255), share(c, 255)]
  if (name === 'color') return [a, b, c].map((text) => share(text, 1) * 255)
  if (name.startsWith('hsl')) return fromHsl(turns(a), percent(b), percent(c))
  if (name === 'hwb') return fromHwb(turns(a), percent(b), percent(c))
  // Only the lightness of these colours matters, so a grey of that lightness stands for them.
  const light = name.startsWith('ok') ? share(a, 1) : share(a, 100) / 100
  const tinted = Math.abs(Number.parseFloat(b)) > (name.startsWith('ok') ? TINTED.ok : TINTED.lab)
  const grey = Math.round(light * 255)
  return tinted ? [grey * TINT_SHARE, grey, grey] : [grey, grey, grey]
}

/** Lightness and saturation are percentages, with or without the sign. */
const percent = (text: string): number => Number.parseFloat(text) / 100

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((shift) => {
    const at = (((shift + hue * 12) % 12) + 12) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  })
}

function fromHwb(hue: number, white: number, black: number): number[] {
  if (white + black >= 1) return Array(3).fill((255 * white) / (white + black))
  return fromHsl(hue, 1, 0.5).map((value) => value * (1 - white - black) + 255 * white)
}

/** The colour that is seen when a colour is painted on a ground. */
export function over(color: Color, ground: Color): Color {
  const mix = (a: number, b: number) => a * color.alpha + b * (1 - color.alpha)
  return {
    red: mix(color.red, ground.red),
    green: mix(color.green, ground.green),
    blue: mix(color.blue, ground.blue),
    alpha: 1,
  }
}

export const looksAlike = (a: Color, b: Color): boolean =>
  Math.max(Math.abs(a.red - b.red), Math.abs(a.green - b.green), Math.abs(a.blue - b.blue)) <
  SAME_COLOR
