// Characters that a program reads otherwise than a person: invisible tags, and text shown
// backwards.
import type { HiddenText } from './types.js'

/** Tag characters spell ASCII that no font shows; fewer than these are the end of a flag. */
const TAGS = /[\u{e0020}-\u{e007e}]{8,}/gu
const TAG_BASE = 0xe0000
/** Right-to-left override up to its end: letters of a left-to-right script are shown in reverse. */
const OVERRIDE = /\u202e([^\n\u202c\u202e]*)\u202c?/g
const ANY = /[\u202e\udb40]/
/** Marks that turn the direction of a text, and show nothing. */
const CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Bounds the report of hidden text: enough to see what was tried. */
export const HIDDEN_TEXTS_MAX = 50
export const HIDDEN_CHARS_MAX = 500

/** Turns a text round, keeping characters and their marks together. */
export const reversed = (text: string): string =>
  (text.match(/\P{M}\p{M}{0,8}/gu) ?? []).reverse().join('')

/** The text as it is shown, without invisible characters. */
export function asShown(text: string): string {
  if (!text.includes('\u202e')) return text
  return text.replace(OVERRIDE, (_whole, inner: string) => reversed(inner.replace(CONTROLS, '')))
}

/** What a program would read in a text but a person would not see. */
export function hiddenCharacters(text: string): HiddenText[] {
  if (!ANY.test(text)) return []
  const found: HiddenText[] = []
  const add = (hidden: string, reason: HiddenText['reason']) => {
    const squeezed = hidden.replace(/\s+/g, ' ').trim().slice(0, HIDDEN_CHARS_MAX)
    if (squeezed !== '' && found.length < HIDDEN_TEXTS_MAX)
      found.push({ text: squeezed, page: 1, reason })
  }
  for (const [tags] of text.matchAll(TAGS)) {
    add(
      String.fromCodePoint(...[...tags.slice(0, HIDDEN_CHARS_MAX * 2)].map(tagLetter)),
      'characters',
    )
  }
  for (const [, inner = ''] of text.matchAll(OVERRIDE)) {
    if (/[A-Za-z]{3}/.test(inner)) add(inner.replace(CONTROLS, ''), 'reordered')
  }
  return found
}

const tagLetter = (tag: string): number =>
  Math.max(0x20, (tag.codePointAt(0) ?? TAG_BASE) - TAG_BASE)
