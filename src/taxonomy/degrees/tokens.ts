// Words of a degree line, with what stands between them.
import { foldKey } from '../../core/fold.js'

export interface Token {
  text: string
  key: string
  start: number
  end: number
  /** The characters between the token before and this one. */
  gap: string
}

/** A word, or a school form such as "10+2" and "+2". */
const TOKEN = /\d{2}\s?\+\s?\d|\+\s?\d(?!\d)|[\p{L}\p{M}\p{N}]+/gu
export const TOKENS_MAX = 60

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index
    const end = start + match[0].length
    tokens.push({
      text: match[0],
      key: foldKey(match[0]).replace(/ /g, ''),
      start,
      end,
      gap: text.slice(last, start),
    })
    last = end
    if (tokens.length === TOKENS_MAX) break
  }
  return tokens
}
