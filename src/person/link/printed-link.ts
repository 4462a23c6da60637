// The shape of a printed address. Its host may have letters beyond ASCII: "müller.de".
import { dataJson } from '../../tables/data-file.js'

/** Letters that LaTeX leaves for icons; one may touch the address behind it. */
const ICON_LETTERS = Object.keys(
  dataJson('./data/icon-letters.json', import.meta.url) as Record<string, string>,
).join('')
/**
 * Latin, Greek and Cyrillic letters, large and small, with their accents: scripts that part words
 * with blanks. Letters of others run on from the sentence into the host. As ranges, because a class
 * of scripts that ignores case takes a start several milliseconds.
 */
const LETTER = String.raw`A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0300-\u052f\u1e00-\u1fff`
const LABELS = String.raw`(?:[${LETTER}0-9_-]{1,63}\.){1,4}`
const SCHEME = String.raw`[Hh][Tt]{2}[Pp][Ss]?:\/\/`
const MARKED = String.raw`(?:${SCHEME}|[Ww]{3}\.)${LABELS}[${LETTER}]{2,12}`
/** Without a mark its ending is in ASCII: "и.о" is an abbreviation. */
const BARE = `(?![${ICON_LETTERS}])(?:${SCHEME})?${LABELS}[A-Za-z]{2,12}`
const PATH = String.raw`(?:(?:\/|\?\w{1,20}=)[^\s,;|<>"')\]]{0,200})?`

/** A host of at least two names, with or without scheme and path; bounded to stay linear. */
export const LINK_SHAPE = `(?:${MARKED}|${BARE})(?![${LETTER}])${PATH}`
export const PRINTED_LINK = new RegExp(LINK_SHAPE, 'g')
