// Cuts a quote out of a text, word for word: the sentence around a mention, or as many of its clauses
// as there is room for.
import { anyOf } from '../../languages/words.js'
import { WEIGHTS } from '../weights.js'

/** Where redaction took something out. No quote may run across such a place. */
const PLACEHOLDER = /\[[A-Z_]{2,}\]/g
/**
 * Where a sentence ends: at a mark, also where the blank behind it is lost ("… staff.Planned …"), or
 * at a dash or bar between blanks.
 */
const END = String.raw`[;•\n\r\t]|[.!?](?=\s|$)|(?<=[a-z]{4})\.(?=[A-Z][a-z]{2})|\s[-–—|]\s`
const SENTENCE_END = new RegExp(END, 'g')
/** Where a clause may end: a comma, too. */
const BREAK = new RegExp(String.raw`${END}|,\s`, 'g')
/**
 * Bullets come from many fonts, so a quote begins with a word, a number, or a sign that opens one
 * (".NET").
 */
const EDGE =
  /^(?:(?!\.\p{Upper})[^\p{Alpha}\p{N}($€£"“'‘#+]|[#+]\s)+|[\s,;:•*|(–—\uE000-\uF8FF-]+$/gu
/** Words that join a clause to the one before it. */
const JOINT = new RegExp(String.raw`^(?:${anyOf('match:joints')})\s+`, 'i')

interface Bounds {
  from: number
  to: number
}

/** Narrows the bounds to the nearest matches of a pattern around a stretch. */
function narrowed(
  text: string,
  { from, to }: Bounds,
  start: number,
  end: number,
  at: RegExp,
): Bounds {
  const bounds = { from, to }
  // Not matchAll: it copies the pattern.
  at.lastIndex = 0
  for (let match = at.exec(text); match; match = at.exec(text)) {
    const after = match.index + match[0].length
    if (after <= start) bounds.from = Math.max(bounds.from, after)
    else if (match.index >= end) {
      bounds.to = Math.min(bounds.to, match.index)
      break
    }
  }
  return bounds
}

const length = ({ from, to }: Bounds): number => to - from

/** Whole words within the limit, with the mention inside. */
function trimmed(text: string, bounds: Bounds, start: number, end: number): Bounds {
  const spare = Math.max(0, WEIGHTS.quote.charsMax - (end - start))
  let from = Math.max(bounds.from, start - Math.floor(spare / 2))
  let to = Math.min(bounds.to, end + Math.ceil(spare / 2))
  while (from > bounds.from && from < start && !/\s/.test(text[from - 1] ?? ' ')) from += 1
  while (to < bounds.to && to > end && !/\s/.test(text[to] ?? ' ')) to -= 1
  return { from, to }
}

const fits = (bounds: Bounds): boolean => length(bounds) <= WEIGHTS.quote.charsMax

/** The clause around a mention, with the clauses after and before it as long as there is room. */
function clausesAround(text: string, sentence: Bounds, start: number, end: number): Bounds {
  let bounds = narrowed(text, sentence, start, end, BREAK)
  if (!fits(bounds)) return trimmed(text, bounds, start, end)
  for (let isWider = true; isWider; ) {
    const { from, to } = bounds
    const after = narrowed(text, { from, to: sentence.to }, start, to + 1, BREAK)
    const before = narrowed(text, { from: sentence.from, to }, from - 2, end, BREAK)
    const wider = [after, before].find((one) => length(one) > length(bounds) && fits(one))
    isWider = wider !== undefined
    bounds = wider ?? bounds
  }
  return bounds
}

/** A bracket whose other half is outside the quote: "Java)", "in Python (Pandas". */
const ONLY_CLOSED = /^[^()]*\)$/
const ONLY_OPENED = /\s*\([^()]*$/

/** "(Python.)": a bracket with its own full stop, beside a sentence. */
const IN_BRACKETS = /^\(([^()]*?)\.?\)$/

function withoutHalves(quote: string, mention: string): string {
  const [, inner] = IN_BRACKETS.exec(quote) ?? []
  if (inner !== undefined) return inner
  if (ONLY_CLOSED.test(quote)) return quote.slice(0, -1).trimEnd()
  // Most quotes have no bracket, and the pattern would look for one behind every blank.
  const bare = quote.includes('(') ? quote.replace(ONLY_OPENED, '') : quote
  return bare.includes(mention) ? bare : quote
}

/** From inside a bracket to where it closes. */
const CLOSING = /^[^()\n\r;]*\)/

/** "cleaned data (SQL", cut at a comma inside the bracket, goes on to its end if there is room. */
function closed(text: string, { from, to }: Bounds, end: number, limit: number): Bounds {
  const open = text.lastIndexOf('(', end)
  if (open < from || text.slice(open, to).includes(')')) return { from, to }
  const rest = CLOSING.exec(text.slice(to, limit))?.[0].length ?? 0
  const isRoom = to + rest - from <= WEIGHTS.quote.charsMax
  return { from, to: isRoom ? to + rest : to }
}

/**
 * Adds the bracket in which the clause begins, "(scope, design) to plan", if there is room for all
 * of it.
 */
function opened(text: string, { from, to }: Bounds, limit: number): Bounds {
  const shut = text.slice(from, to).indexOf(')')
  const open = text.lastIndexOf('(', from)
  // If nothing follows the bracket, the words in it are a name of their own.
  const isHalf = shut >= 0 && from + shut < to - 1 && !text.slice(from, from + shut).includes('(')
  if (!isHalf || open < limit || text.slice(open, from).includes(')')) return { from, to }
  const before = narrowed(text, { from: limit, to }, open, open, BREAK)
  return to - before.from <= WEIGHTS.quote.charsMax ? { from: before.from, to } : { from, to }
}

/** @example quoteAround('Led a team. Built APIs in Go; on call', 24, 26) // 'Built APIs in Go' */
export function quoteAround(text: string, start: number, end: number): string {
  const whole = narrowed(text, { from: 0, to: text.length }, start, end, PLACEHOLDER)
  const sentence = narrowed(text, whole, start, end, SENTENCE_END)
  const bounds = fits(sentence) ? sentence : clausesAround(text, sentence, start, end)
  const { from, to } = opened(text, closed(text, bounds, end, whole.to), whole.from)
  const cut = text.slice(from, to).replace(EDGE, '').replace(JOINT, '')
  return withoutHalves(cut, text.slice(start, end))
}

/**
 * Begins with a letter, ends with a letter or digit, holds no bracket. Most names are like this,
 * and nothing must be cut from them.
 */
const PLAIN = /^[A-Za-z](?:[^[]*[A-Za-z0-9])?$/

/** A short text as it is, up to the first placeholder. */
export function quoteWhole(text: string): string {
  if (text.length <= WEIGHTS.quote.charsMax && PLAIN.test(text)) return text
  const pieces = text.includes('[') ? text.split(PLACEHOLDER) : [text]
  const first = pieces.find((piece) => /\p{Alpha}/u.test(piece)) ?? ''
  const cut =
    first.length > WEIGHTS.quote.charsMax
      ? trimmed(first, { from: 0, to: first.length }, 0, 1)
      : null
  return (cut ? first.slice(cut.from, cut.to) : first).replace(EDGE, '')
}
