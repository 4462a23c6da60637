// Cuts a text into the words, numbers and marks that dates are made of.
import { fold } from '../fold.js'
import { MONTHS } from './words.js'

export interface DateToken {
  kind: 'number' | 'word' | 'mark'
  /** Folded: lower case, without accents. */
  text: string
  start: number
  end: number
  /** White space stood before it. */
  spaced: boolean
}

/** A full-width mark whose bytes were read one by one, as some PDF writers leave it: a dash. */
const MANGLED_DASH = /^ï¼/
const TOKEN = /ï¼[\u0080-\u00bf]?|\d+|\p{L}+|[^\s\d\p{L}]/gu

/** A word in plain small letters behind its first: no gap was lost in it. */
const PLAIN = /^[A-Za-z][a-z]*$/

/** "MombasaMay" of a table whose gap was lost: where the month's name begins, or 0. */
function gluedMonth(word: string): number {
  if (PLAIN.test(word)) return 0
  const at = word.search(/(?<=\p{Ll})\p{Lu}\p{Ll}+$/u)
  return at > 0 && MONTHS.has(fold(word.slice(at))) ? at : 0
}

export function dateTokens(text: string): DateToken[] {
  const tokens: DateToken[] = []
  let last = 0
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const mangled = MANGLED_DASH.test(match[0])
    const raw = mangled ? '-' : match[0].slice(gluedMonth(match[0]))
    const code = raw.charCodeAt(0)
    const kind = code >= 48 && code <= 57 ? 'number' : /\p{L}/u.test(raw) ? 'word' : 'mark'
    const end = match.index + match[0].length
    const start = mangled ? match.index : end - raw.length
    tokens.push({
      kind,
      text: kind === 'word' ? fold(raw) : raw,
      start,
      end,
      spaced: start > last,
    })
    last = end
  }
  return tokens
}
