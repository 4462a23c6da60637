// Folds one character of a PDF to what a person would type: splits ligatures, makes odd spaces and
// hyphens plain, names bullets and icons.
import { dataJson } from '../../tables/data-file.js'
import { iconName } from '../icon-names.js'
import type { FontTraits } from './font-traits.js'

export type Folded =
  | { kind: 'text'; text: string }
  | { kind: 'space' }
  | { kind: 'icon'; name: string }
  /** Nothing visible: control characters, zero-width marks. */
  | { kind: 'nothing' }
  /** The file does not say what this glyph means. */
  | { kind: 'unmapped' }

interface Tables {
  /** Replacement text by code point in hex. */
  replace: Record<string, string>
  /** Icon name by code in Wingdings-like fonts. */
  dingbats: Record<string, string>
}

const tables = dataJson('./data/characters.json', import.meta.url) as Tables
const SPACE: Folded = { kind: 'space' }
const NOTHING: Folded = { kind: 'nothing' }
const UNMAPPED: Folded = { kind: 'unmapped' }
const BULLET: Folded = { kind: 'text', text: '•' }

/** The one symbol font whose telephone and envelope codes are known. */
const WINGDINGS = /^wingdings(?! ?[23])/i

const isSpace = (code: number) =>
  code === 0x20 ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000 ||
  code === 0x2028 ||
  code === 0x2029 ||
  (code >= 9 && code <= 13)

const isZeroWidth = (code: number) =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  (code >= 0xfe00 && code <= 0xfe0f) ||
  code === 0xfeff

const isPrivate = (code: number) =>
  (code >= 0xe000 && code <= 0xf8ff) || (code >= 0xf0000 && code <= 0x10ffff)

/** ASCII needs no look-up, and most characters are ASCII. */
const ascii: readonly Folded[] = Array.from({ length: 0x7f }, (_, code) => ({
  kind: 'text',
  text: String.fromCharCode(code),
}))
/** More than any language needs; this keeps a document from filling the memory. */
const SEEN_MAX = 4096
const seen = new Map<number, Folded>()

/** Folds a code point that is painted in this font. */
export function foldCharacter(code: number, font: FontTraits): Folded {
  if (font.icons && !isSpace(code)) return foldIcon(code)
  if (code > 0x20 && code < 0x7f && !font.dingbats) return ascii[code] ?? NOTHING
  if (font.dingbats && !isSpace(code)) return foldDingbat(code, font)
  if (isPrivate(code)) return foldPrivate(code, font)
  const known = seen.get(code)
  if (known) return known
  const folded = foldPlain(code)
  if (seen.size < SEEN_MAX) seen.set(code, folded)
  return folded
}

function foldPlain(code: number): Folded {
  if (isSpace(code)) return SPACE
  // PDFium's mark for a hyphen at the end of a line.
  if (code === 2) return { kind: 'text', text: '-' }
  if (code === 0 || code === 0xfffd) return UNMAPPED
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return NOTHING
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) || (code & 0xfffe) === 0xfffe)
    return UNMAPPED
  if (isZeroWidth(code)) return NOTHING
  const key = code.toString(16)
  const icon = iconName(code)
  if (icon) return { kind: 'icon', name: icon }
  return { kind: 'text', text: tables.replace[key] ?? String.fromCodePoint(code).normalize('NFC') }
}

/** Every glyph of an icon font is a picture, whatever code it has. */
function foldIcon(code: number): Folded {
  if (code < 0x20) return NOTHING
  return { kind: 'icon', name: iconName(code) ?? 'unknown' }
}

function foldDingbat(code: number, font: FontTraits): Folded {
  const low = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
  if (low <= 0x20) return low === 0x20 ? SPACE : NOTHING
  const icon = WINGDINGS.test(font.family) ? tables.dingbats[low.toString(16)] : undefined
  if (icon) return { kind: 'icon', name: icon }
  const replaced = code > 0xff && !isPrivate(code) ? foldPlain(code) : BULLET
  return replaced
}

function foldPrivate(code: number, font: FontTraits): Folded {
  const key = code.toString(16)
  const replaced = tables.replace[key]
  if (replaced && !font.icons) return { kind: 'text', text: replaced }
  const icon = iconName(code)
  if (icon) return { kind: 'icon', name: icon }
  // Private characters of a symbol font are its bullets and arrows; any other one is an unknown
  // picture.
  if (code >= 0xf000 && code <= 0xf0ff && !font.icons) return BULLET
  return { kind: 'icon', name: 'unknown' }
}
