// Reads a font's name and descriptor: family, weight, slant, and whether its glyphs are pictures.
import type { Pdfium } from './pdfium.js'
import { SCRATCH_BYTES } from './pdfium.js'

export interface FontTraits {
  family: string
  weight: number
  italic: boolean
  /** The letters of this font are marks (bullets, arrows), as in Wingdings. */
  dingbats: boolean
  /** Private-use characters of this font are icons. */
  icons: boolean
}

/** What is known of a text without a font: nothing but the usual weight. */
export const NO_FONT: FontTraits = {
  family: '',
  weight: 400,
  italic: false,
  dingbats: false,
  icons: false,
}

/**
 * Weights by words in font names; the first match counts. Rows with odd letters are for fonts of TeX
 * ("cmbx10", "phvb") and of Nimbus, whose names never spell the weight.
 */
const WEIGHT_NAMES: readonly (readonly [RegExp, number])[] = [
  [/extra-?bold|ultra-?bold|black|heavy/i, 800],
  [/semi-?bold|demi(?!b)|demi-?bold|semibd/i, 600],
  [/bold|(^|[-_, ])bd($|[-_, ])|^(cm|sf|ec|lm|pl)[a-z]*bx\d*|cmssbx|[-_](b|bi|bdit)$/i, 700],
  [/nimbus.*-medi|times-medi|utmb|phvb|ptmb|ugqb|eurb|msbm/i, 700],
  [/medium|[-_](md|med)$/i, 500],
  [/regular|roman|book|normal/i, 400],
  [/extra-?light|ultra-?light|thin|hairline/i, 200],
  [/light|[-_]lt$/i, 300],
]

/** Words and endings of slanted fonts, including the abbreviations of TeX. */
const ITALIC =
  /italic|oblique|kursiv|slanted|^(cm|sf|ec|lm)[a-z]*(ti|sl|bxti)\d*$|[-_](it|i|bi|bdit|ital)$/i
/** Fonts whose letters are symbols. */
const DINGBATS = /wingdings|webdings|dingbats|marlett|^symbol|[, -]symbol(mt)?$|bullets/i
/** Fonts whose symbols are icons. */
const ICONS =
  /awesome|icon|icomoon|glyphicon|fontello|material|entypo|typicons|feather|elusive|octicons|mfglabs/i
const SUBSET = /^[A-Z]{6}\+/
/** Endings that name a style; the family stands before them. */
const FAMILY_END =
  /[-,_ ]?(ps)?(mt)?([-,_ ]*(regular|roman|book|normal|bold|italic|oblique|light|medium|semi|demi|extra|black|heavy|thin|mt|it|bd|ital))+$/i

/**
 * Names that tell nothing. Only for these is the descriptor used, because producers make up its
 * stem width.
 */
const NAMELESS = /^(?:cidfont\+)?[a-z]{0,3}\d{0,3}$/i

/** Weights on the scale of CSS. */
const REGULAR = 400
const BOLD = 700

/** Bits 7 and 19 of a font descriptor's flags (ISO 32000, table 123). */
const FLAG_ITALIC = 1 << 6
const FLAG_FORCE_BOLD = 1 << 18
/**
 * Where the name tells nothing, the descriptor's weight (made from the stem width) means bold from
 * here on.
 */
const DESCRIPTOR_BOLD = { min: 650, max: 1000 }

/** Traits of a font handle. */
export function fontTraits(lib: Pdfium, font: number): FontTraits {
  const name = fontName(lib, font)
  const flags = lib.call.FPDFFont_GetFlags(font)
  return traitsOf(name, Math.max(0, flags), lib.call.FPDFFont_GetWeight(font))
}

/** PDF allows 127 bytes; a name that does not fit is ignored. */
const NAME_BYTES_MAX = 256

function fontName(lib: Pdfium, font: number): string {
  const length = lib.call.FPDFFont_GetBaseFontName(font, lib.scratch, SCRATCH_BYTES)
  if (length <= 1 || length > NAME_BYTES_MAX) return ''
  const bytes = lib.bytes()
  return Buffer.from(bytes.buffer, bytes.byteOffset + lib.scratch, length - 1).toString('latin1')
}

/** Traits by name, descriptor flags and descriptor weight. */
export function traitsOf(rawName: string, flags: number, descriptorWeight: number): FontTraits {
  const name = rawName.replace(SUBSET, '')
  const named = WEIGHT_NAMES.find(([pattern]) => pattern.test(name))
  let weight = named?.[1] ?? REGULAR
  const heavy = descriptorWeight >= DESCRIPTOR_BOLD.min && descriptorWeight <= DESCRIPTOR_BOLD.max
  if (!named && (flags & FLAG_FORCE_BOLD || (heavy && NAMELESS.test(name)))) weight = BOLD
  return {
    family: name.replace(FAMILY_END, '') || name,
    weight,
    italic: ITALIC.test(name) || (flags & FLAG_ITALIC) !== 0,
    dingbats: DINGBATS.test(name),
    icons: ICONS.test(name),
  }
}
