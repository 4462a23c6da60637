// Adds the first item of a list that the reader of phrases left out: "areas: weaving, lace, knots" names three.
import { patternOf } from '../../languages/words.js'
import type { Phrase } from '../phrases/read-phrases.js'

/** A colon, one item and its comma, before the first item that was read. */
const OPENS = new RegExp(patternOf('demand-list-opens'), 'iu')
/** Between two items of a list. */
const NEXT = /^,\s+(?:\p{Alpha}+\s+)?$/u
/** No model has weighed such a name. */
const CONFIDENCE = 0.5

function openingItem(text: string, [first, next]: readonly Phrase[]): Phrase | null {
  if (!first || !next || !NEXT.test(text.slice(first.end, next.start))) return null
  const raw = OPENS.exec(text.slice(0, first.start))?.groups?.item
  if (raw === undefined) return null
  const start = text.lastIndexOf(raw, first.start)
  return { start, end: start + raw.length, raw, confidence: CONFIDENCE }
}

/** @param text the unit that the phrases were found in */
export function withOpening(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const added = phrases.flatMap((_, at) => {
    const item = openingItem(text, phrases.slice(at, at + 2))
    return item ? [item] : []
  })
  return added.length === 0 ? phrases : [...phrases, ...added].sort((a, b) => a.start - b.start)
}
