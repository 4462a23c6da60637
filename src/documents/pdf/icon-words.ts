// Icons with a text in the file: a mere name ("envelope") names the icon; any other text is for the
// reader.
import { dataJson } from '../../tables/data-file.js'
import type { Glyph } from './glyph.js'

const names = dataJson('./data/icon-words.json', import.meta.url) as Record<string, string>

/** Only letters: no number, no address. */
const NAME = /^[\p{Alpha} -]+$/u

/** Replaces every icon name by one icon; texts such as "tel:0123 456" stay. */
export function nameIcons(glyphs: readonly Glyph[]): Glyph[] {
  const result: Glyph[] = []
  for (let start = 0; start < glyphs.length; ) {
    const first = glyphs[start] as Glyph
    let end = start + 1
    if (isOfIcon(first)) while (isSameText(first, glyphs[end])) end++
    const own = glyphs.slice(start, end)
    const text = own.reduce((sum, glyph) => sum + (glyph.spaced ? ' ' : '') + glyph.text, '').trim()
    if (isOfIcon(first) && NAME.test(text)) result.push(asIcon(own, first, text))
    else result.push(...own)
    start = end
  }
  return result
}

const isOfIcon = ({ object, icon }: Glyph) => object.traits.icons && icon === ''

const isSameText = (first: Glyph, glyph: Glyph | undefined) =>
  glyph !== undefined && glyph.object === first.object && glyph.icon === ''

function asIcon(glyphs: readonly Glyph[], first: Glyph, text: string): Glyph {
  const last = glyphs.at(-1) ?? first
  const icon = names[text.toLowerCase().replace(/ /g, '-')] ?? 'unknown'
  return { ...first, text: '', icon, right: last.right, index: last.index }
}
