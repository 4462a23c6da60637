// The shape of a printed address. Its host may have letters beyond ASCII: "müller.de".
import { dataJson } from '../../tables/data-file.js'

/** Letters that LaTeX leaves for icons; one may touch the address behind it. */
const ICON_LETTERS = Object.keys(
  dataJson('./data/icon-letters.json', import.meta.url) as Record<string, string>,
).join('')
/** Letters of scripts that part words with blanks: others run on from the sentence into the host. */
export const LETTER = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}`
const LABELS = String.raw`(?:[${LETTER}0-9_-]{1,63}\.){1,4}`
const MARKED = String.raw`(?:https?:\/\/|www\.)${LABELS}[${LETTER}]{2,12}`
/** Without a mark its ending is in ASCII: "и.о" is an abbreviation. */
const BARE = String.raw`(?![${ICON_LETTERS}])(?:https?:\/\/)?${LABELS}[a-z]{2,12}`
const PATH = String.raw`(?:(?:\/|\?\w{1,20}=)[^\s,;|<>"')\]]{0,200})?`

/** A host of at least two names, with or without scheme and path; bounded to stay linear. */
export const PRINTED_LINK = new RegExp(`(?:${MARKED}|${BARE})(?![${LETTER}])${PATH}`, 'giu')
