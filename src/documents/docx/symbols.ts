// Characters of symbol fonts: Word writes codes that mean nothing in any other font.
import { dataJson } from '../../tables/data-file.js'

const data = dataJson('./data/symbols.json', import.meta.url) as Record<
  string,
  Record<string, string>
>

/** Word moves the codes of symbol fonts into Unicode's private area, from here on. */
const PRIVATE = 0xf000
const ICON = 'icon:'

/** What a symbol shows: a text, the name of an icon, or nothing where it is unknown. */
export function symbolOf(font: string, code: number): { text: string; icon?: string } {
  const key = (code >= PRIVATE ? code - PRIVATE : code).toString(16)
  const face = font.toLowerCase().replace(/[^a-z]/g, '')
  const shown = data[face]?.[key] ?? data[face.replace(/\d+$/, '')]?.[key] ?? ''
  return shown.startsWith(ICON) ? { text: '', icon: shown.slice(ICON.length) } : { text: shown }
}

/** Codes of symbol fonts, where Word puts them. */
const PRIVATE_USE = /[\uf000-\uf0ff]/g

/** Replaces the characters of symbol fonts by what they show. */
export function withSymbols(text: string, font: string): string {
  if (!PRIVATE_USE.test(text)) return text
  return text.replace(PRIVATE_USE, (one) => symbolOf(font, one.charCodeAt(0)).text)
}
