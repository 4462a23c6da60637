// Makes any string into valid, visible text in NFC. Every reader of documents starts from it.
import { asShown } from './hidden-characters.js'

/**
 * Marks behind eight: no script puts more on one letter. Attacks do, and NFC sorts them slowly. A
 * pattern that takes millions of them at once throws.
 */
const MARK_RUNS = /(?<=\p{M}{8})\p{M}{1,1000}/gu
const LINE_BREAKS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g
const LONE_SURROGATES = /\p{Surrogate}/gu
/**
 * Format and control characters (bidi marks, zero-width characters, soft hyphens, tags), and a few
 * marks and letters that show nothing.
 */
const INVISIBLE =
  /(?![\n\t])[\p{Cc}\p{Cf}]|\u034f|[\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5|[\u180b-\u180d]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|\p{Noncharacter_Code_Point}/gu
/** Spaces and hyphens that other programs tell apart, and letters drawn as one. */
const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const ODD_HYPHENS = /[\u2010\u2011]/g
const LIGATURES = /[\ufb00-\ufb06]/g
const ANY_ODD = /[^\n\t\u0020-\u007e]/

/** The meaning of the bytes 0x80 to 0x9f in windows-1252. As code points they are controls. */
const WESTERN_CONTROLS =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

/** Mends text in which windows-1252 was taken for Latin-1. */
export const mendWestern = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (control) =>
    WESTERN_CONTROLS.charAt(control.charCodeAt(0) - 0x80),
  )

/**
 * Letters that appear where UTF-8 was read byte by byte: first what its first byte usually becomes,
 * then what the following bytes become.
 */
const DOUBLE = new RegExp(
  `[ÂÃâïð][\\u0080-\\u00bf${WESTERN_CONTROLS.replace(/[\u0080-\u009f]/g, '')}]{1,3}`,
  'g',
)
/** The rest of a no-break space that was encoded twice and then cut at the space. */
const DOUBLE_SPACE = /\u00c2(?=\s|$)/g
const byteOf = (character: string): number => {
  const western = WESTERN_CONTROLS.indexOf(character)
  return western >= 0 ? 0x80 + western : character.charCodeAt(0)
}

/** How many bytes a character has, by its first byte. */
const LENGTH: Readonly<Record<string, number>> = { Â: 2, Ã: 2, â: 3, ï: 3, ð: 4 }

/** "â€“" → "–": mends text that was encoded twice. Other text stays as it is. */
function mendDouble(found: string): string {
  const length = LENGTH[found.charAt(0)] ?? 0
  if (length > found.length) return found
  // The first byte holds 5, 4 or 3 bits, the others 6 each.
  let code = byteOf(found.charAt(0)) & (0xff >> (length + 1))
  for (let at = 1; at < length; at++) code = (code << 6) | (byteOf(found.charAt(at)) & 0x3f)
  return String.fromCodePoint(code) + found.slice(length)
}

/** Valid Unicode with only \n as line break, and without invisible characters. */
export function cleanText(text: string): string {
  if (!ANY_ODD.test(text)) return text
  return mendWestern(asShown(text).replace(LINE_BREAKS, '\n').replace(DOUBLE, mendDouble))
    .replace(DOUBLE_SPACE, '')
    .replace(LONE_SURROGATES, '')
    .replace(INVISIBLE, '')
    .replace(ODD_SPACES, ' ')
    .replace(ODD_HYPHENS, '-')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(MARK_RUNS, '')
    .normalize('NFC')
}

/** White space other than single spaces. */
const UNEVEN_SPACE = /[^\S ]| {2}/

/**
 * Makes white space single spaces, with none at the ends. A line that is so already is not copied.
 */
export function squeeze(text: string): string {
  return (UNEVEN_SPACE.test(text) ? text.replace(/\s+/g, ' ') : text).trim()
}
