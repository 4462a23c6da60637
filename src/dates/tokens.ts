// Cuts a text into the words, numbers and marks that dates are made of.
import { anyOf } from '../languages/words.js'
import { fold } from '../text/fold.js'
import { JOINED, MONTHS, PRESENT } from './words.js'

export interface DateToken {
  kind: 'number' | 'word' | 'mark'
  /** Folded: lower case, without accents. */
  text: string
  start: number
  end: number
  /** Whether white space stood before it. */
  spaced: boolean
}

/** A full-width dash whose bytes were decoded one by one, as some PDF writers leave it. */
const MANGLED_DASH = /^ï¼/
const JOINED_WORD = [...JOINED].map((word) => word.replace('.', '\\.')).join('|')
/** A mangled dash, a number, a word that holds a stop or a dash of its own, a word, or a mark. */
const TOKEN = new RegExp(
  `ï¼[\\u0080-\\u00bf]?|\\d+|(?<!\\p{Alpha})(?:${JOINED_WORD})(?!\\p{Alpha})|\\p{Alpha}+|[^\\s\\d\\p{Alpha}]`,
  'giu',
)

/** A word in plain letters with small ones behind its first: it is not two words run together. */
const PLAIN = /^[A-Za-z][a-z]*$/

/** "MombasaMay" from a table that lost its gap: where the month's name begins, or 0. */
function gluedMonth(word: string): number {
  if (PLAIN.test(word)) return 0
  const at = word.search(/(?<=\p{Lower})\p{Upper}\p{Lower}+$/u)
  return at > 0 && MONTHS.has(fold(word.slice(at))) ? at : 0
}

const ORDINAL = new RegExp(`^(?:${anyOf('date:ordinals')})`, 'i')

/** "17thNov": where the month's name begins, or 0. */
function monthBehindOrdinal(word: string): number {
  return ORDINAL.test(word) && MONTHS.has(fold(word.slice(2))) ? 2 : 0
}

/** Letters and digits set apart by one space each: "J a n 2 0 1 7". */
const SPACED_YEAR = /(?<!\d)\d \d \d \d(?!\d)/

/** The end of the run of single letters, or of four single digits, that begins at `from`. */
function spacedRun(tokens: DateToken[], from: number): number {
  const kind = tokens[from]?.kind
  const most = kind === 'number' ? YEAR_DIGITS : SPACED_LETTERS_MAX
  let end = from
  while (end - from < most) {
    const [before, token] = [tokens[end - 1], tokens[end]]
    if (token?.kind !== kind || token?.text.length !== 1) break
    if (end > from && token.start !== (before?.end ?? 0) + 1) break
    end++
  }
  return end
}

/** How many digits of a year may be set apart. */
const YEAR_DIGITS = 4
/**
 * How many letters of a month may be set apart: "septiembre" has ten, and a misspelling may add
 * some.
 */
const SPACED_LETTERS_MAX = 12

/** Joins the letters of a month and the digits of a year that were set apart. */
function joinSpaced(tokens: DateToken[]): DateToken[] {
  const out: DateToken[] = []
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as DateToken
    const end = first.kind === 'mark' ? at : spacedRun(tokens, at)
    const text = tokens.slice(at, end).reduce((sum, token) => sum + token.text, '')
    const isDate = first.kind === 'number' ? text.length === YEAR_DIGITS : DATE_WORDS.has(text)
    if (end - at > 1 && isDate) {
      out.push({ ...first, text, end: tokens[end - 1]?.end ?? first.end })
      at = end
    } else {
      out.push(first)
      at++
    }
  }
  return out
}

const DATE_WORDS: ReadonlySet<string> = new Set([...MONTHS.keys(), ...PRESENT])

export function dateTokens(text: string): DateToken[] {
  const tokens: DateToken[] = []
  let last = 0
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const mangled = MANGLED_DASH.test(match[0])
    const isBehindDay = tokens.at(-1)?.kind === 'number' && match.index === last
    const cut = isBehindDay ? monthBehindOrdinal(match[0]) : gluedMonth(match[0])
    const raw = mangled ? '-' : match[0].slice(cut)
    const code = raw.charCodeAt(0)
    const kind = code >= 48 && code <= 57 ? 'number' : /\p{Alpha}/u.test(raw) ? 'word' : 'mark'
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
  return SPACED_YEAR.test(text) ? joinSpaced(tokens) : tokens
}
