// Puts English words in the place of a posting's own, so that readers of English postings read it; and
// tells where in the original each stretch of the gloss stands.

import { bakedMap } from '../tables/baked-map.js'
import { fold } from '../text/fold.js'
import { writtenForms } from './gendered-forms.js'
import { LANGUAGES, type Language, rowsOf } from './languages.js'

/** A stretch of the gloss and the stretch of the original that it stands for. */
interface Piece {
  from: number
  to: number
  start: number
  end: number
}

export interface Gloss {
  text: string
  /** The stretch of the original that a stretch of the gloss stands for. */
  original(start: number, end: number): { start: number; end: number }
}

const PHRASE_WORDS_MAX = 6
const CHARS_MAX = 20_000
const WORD = /\p{L}[\p{L}\p{M}]*/gu
/** Between the words of a phrase. */
const JOINT = /^(?: |-|['’])$/

const keyOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

function wordsOf(code: Language): Map<string, string> {
  return bakedMap(`languages/posting-words/${code}`, () => {
    const words = new Map<string, string>()
    for (const [english = '', list = ''] of rowsOf(code, 'posting-words.tsv')) {
      for (const form of list.split('|').flatMap(writtenForms)) {
        if (!words.has(keyOf(form))) words.set(keyOf(form), english)
      }
    }
    return words
  })
}

const TABLES = new Map(LANGUAGES.map((code) => [code, wordsOf(code)]))

interface Token {
  key: string
  start: number
  end: number
}

const tokensOf = (text: string): Token[] =>
  Array.from(text.slice(0, CHARS_MAX).matchAll(WORD), (match) => ({
    key: keyOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))

/** The longest phrase of the table from a token on. */
function phraseAt(table: Map<string, string>, text: string, tokens: Token[], at: number) {
  let found: { english: string; count: number } | null = null
  let key = ''
  for (let count = 1; count <= PHRASE_WORDS_MAX; count++) {
    const token = tokens[at + count - 1]
    if (!token) break
    const before = tokens[at + count - 2]
    if (count > 1 && before && !JOINT.test(text.slice(before.end, token.start))) break
    key += `${count === 1 ? '' : ' '}${token.key}`
    const english = table.get(key)
    if (english !== undefined) found = { english, count }
  }
  return found
}

const capitalised = (english: string, original: string): string =>
  /^\p{Lu}/u.test(original) ? english.charAt(0).toUpperCase() + english.slice(1) : english

/** @example gloss('Mindestens 3 Jahre Erfahrung', 'de').text // 'At least 3 Years Experience' */
export function gloss(text: string, code: Language): Gloss {
  const table = TABLES.get(code) ?? new Map<string, string>()
  const tokens = tokensOf(text)
  const pieces: Piece[] = []
  let out = ''
  let last = 0
  for (let at = 0; at < tokens.length; ) {
    const found = phraseAt(table, text, tokens, at)
    const start = tokens[at]?.start ?? 0
    const end = tokens[at + (found?.count ?? 1) - 1]?.end ?? start
    at += found?.count ?? 1
    if (!found) continue
    out += text.slice(last, start)
    const from = out.length
    out += capitalised(found.english, text.slice(start, end))
    pieces.push({ from, to: out.length, start, end })
    last = end
  }
  out += text.slice(last)
  return {
    text: out,
    original: (start, end) => ({
      start: place(pieces, start, 'start'),
      end: place(pieces, end, 'end'),
    }),
  }
}

/** Where a place of the gloss is in the original; inside of a piece, at the piece's edge. */
function place(pieces: readonly Piece[], at: number, edge: 'start' | 'end'): number {
  let shift = 0
  for (const piece of pieces) {
    const isBefore = edge === 'start' ? at < piece.from : at <= piece.from
    if (isBefore) break
    const isInside = edge === 'start' ? at < piece.to : at <= piece.to
    if (isInside) return piece[edge]
    shift = piece.end - piece.to
  }
  return at + shift
}
