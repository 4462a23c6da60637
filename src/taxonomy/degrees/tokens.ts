// Words of a degree line, with what stands between them.
import { asciiClass, asciiRuns, LETTERS_AND_DIGITS } from '../../core/ascii-runs.js'
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
const ASCII_TOKEN = asciiClass(LETTERS_AND_DIGITS)
export const TOKENS_MAX = 60

/** Start and end of every token, in turns. */
function tokenEdges(text: string): number[] {
  const edges = text.includes('+') ? null : asciiRuns(text, ASCII_TOKEN)
  if (edges !== null) return edges
  return [...text.matchAll(TOKEN)].flatMap((match) => [match.index, match.index + match[0].length])
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const edges = tokenEdges(text)
  let last = 0
  for (let at = 0; at < edges.length && tokens.length < TOKENS_MAX; at += 2) {
    const start = edges[at] ?? 0
    const end = edges[at + 1] ?? start
    const token = text.slice(start, end)
    const key = foldKey(token)
    tokens.push({
      text: token,
      key: key.includes(' ') ? key.replace(/ /g, '') : key,
      start,
      end,
      gap: text.slice(last, start),
    })
    last = end
  }
  return tokens
}
