// Finds degrees written as abbreviations, with and without dots: "B.Tech", "M.S C.", "H S C".

import { type DegreeMatch, WEIGHT } from './degree-match.js'
import { ABBREVIATIONS, CAPITALS, dense } from './degree-table.js'
import type { Token } from './tokens.js'

/** "B. Sc. (Hons.)" has no more parts. */
const ABBREVIATION_PARTS_MAX = 5
/** What may stand inside one abbreviation: "B. Tech", "B’COM", "M.S C.". */
const INSIDE_ABBREVIATION = /^(?:\.|\s|['’`´-]|\. |\.-){0,1}$|^\.\s$/

function isCapital(tokens: Token[]): boolean {
  const text = tokens.map((token) => token.text).join('')
  const dotted = tokens.length > 1 && tokens.slice(1).every((token) => token.gap.startsWith('.'))
  return text === text.toUpperCase() || (dotted && /^\p{Upper}/u.test(text))
}

/**
 * "B Tech", "H S C": parts before the last are single letters, or longer with a dot behind them.
 */
function isNextPart(before: Token | undefined, { gap }: Token): boolean {
  if (gap === ' ') return isLetter(before)
  return INSIDE_ABBREVIATION.test(gap) && (/[.'’`´-]/.test(gap) || isLetter(before))
}

export function abbreviationAt(tokens: Token[], from: number): DegreeMatch | null {
  let count = 1
  while (count < ABBREVIATION_PARTS_MAX) {
    const next = tokens[from + count]
    if (!next || !isNextPart(tokens[from + count - 1], next)) break
    count += 1
  }
  for (; count > 0; count -= 1) {
    if (isInChain(tokens, from, from + count)) continue
    const found = abbreviation(tokens, from, count)
    if (found) return found
  }
  return null
}

function textOf(tokens: Token[], from: number, count: number): string {
  let text = ''
  for (let at = from; at < from + count; at += 1) text += tokens[at]?.text ?? ''
  return text
}

function abbreviation(tokens: Token[], from: number, count: number): DegreeMatch | null {
  // A single token's key has no spaces or dots already.
  const key = count === 1 ? tokens[from]?.key : dense(textOf(tokens, from, count))
  const level = ABBREVIATIONS.get(key ?? '')
  if (level !== undefined) return { level, from, to: from + count, weight: WEIGHT.abbreviation }
  const capital = CAPITALS.get(key ?? '')
  if (capital === undefined || !isCapital(tokens.slice(from, from + count))) return null
  return { level: capital, from, to: from + count, weight: WEIGHT.capitals }
}

const joins = (gap: string | undefined): boolean => /^(?:\.|\s|\.\s)$/.test(gap ?? '')

/** "W.B.B.S.E", "S A H S S": a longer run of letters is some other abbreviation. */
function isInChain(tokens: Token[], from: number, to: number): boolean {
  const first = tokens[from]
  const after = tokens[to]
  const before = tokens[from - 1]
  const last = tokens[to - 1]
  const chained = isLetter(before) && isLetter(first) && joins(first?.gap)
  return chained || (isLetter(last) && isLetter(after) && joins(after?.gap))
}

function isLetter(token: Token | undefined): boolean {
  return token !== undefined && token.text.length === 1
}
