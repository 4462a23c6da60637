// Cuts a text into the words, numbers and marks that dates are made of.
import { fold } from '../fold.js'

export interface DateToken {
  kind: 'number' | 'word' | 'mark'
  /** Folded: lower case, without accents. */
  text: string
  start: number
  end: number
  /** White space stood before it. */
  spaced: boolean
}

const TOKEN = /\d+|\p{L}+|[^\s\d\p{L}]/gu

export function dateTokens(text: string): DateToken[] {
  const tokens: DateToken[] = []
  let last = 0
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0]
    const code = raw.charCodeAt(0)
    const kind = code >= 48 && code <= 57 ? 'number' : /\p{L}/u.test(raw) ? 'word' : 'mark'
    const start = match.index
    tokens.push({
      kind,
      text: kind === 'word' ? fold(raw) : raw,
      start,
      end: start + raw.length,
      spaced: start > last,
    })
    last = start + raw.length
  }
  return tokens
}
