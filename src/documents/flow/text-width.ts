// Estimates how wide a text is in a font that we do not have: close enough to break lines as Word
// does.
import { dataJson } from '../../tables/data-file.js'
import type { FlowStyle } from './types.js'

const data = dataJson('./data/widths.json', import.meta.url) as {
  widths: number[]
  other: number
  wide: number
  mono: number
  bold: number
  faces: [pattern: string, factor: number][]
  unknownFace: number
}

/** Widths are in thousandths of the size. */
const THOUSAND = 1000
/** Scripts whose letters are as wide as they are high: Hangul, kana, Han, full-width forms. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]/
const faces = data.faces.map(([pattern, factor]) => ({ is: new RegExp(pattern, 'i'), factor }))
const factors = new Map<string, number>()
/** Bounds the cache: a document may name any number of fonts. */
const FACES_KEPT_MAX = 500

/** 0 for a font whose characters all have the same width. */
function faceFactor(font: string): number {
  const known = factors.get(font)
  if (known !== undefined) return known
  const factor = faces.find(({ is }) => is.test(font))?.factor ?? data.unknownFace
  if (factors.size < FACES_KEPT_MAX) factors.set(font, factor)
  return factor
}

function characterWidth(character: string): number {
  const code = character.charCodeAt(0)
  const known = data.widths[code - 32]
  if (known !== undefined) return known
  if (WIDE.test(character)) return data.wide
  const plain = character.normalize('NFD').charCodeAt(0)
  return data.widths[plain - 32] ?? data.other
}

export function textWidth(text: string, { font, size, bold }: FlowStyle): number {
  const factor = faceFactor(font)
  if (factor === 0) return (text.length * data.mono * size) / THOUSAND
  let sum = 0
  for (let index = 0; index < text.length; index++) sum += characterWidth(text.charAt(index))
  return (sum * size * factor * (bold ? data.bold : 1)) / THOUSAND
}
