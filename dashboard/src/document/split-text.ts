// Splits a text into plain runs, runs that became a value, and the run that is lit.
import { findAllInText } from './find-quote'
import type { LitPlace, Place } from './types'

export interface Run {
  text: string
  /** The value that these words became. */
  place: Place | null
  isLit: boolean
}

interface Found {
  start: number
  end: number
  place: Place | null
}

/**
 * Of overlapping places the one that begins first counts; of those that begin together, the
 * longest.
 */
function apart(found: Found[]): Found[] {
  const kept: Found[] = []
  for (const one of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one)
  }
  return kept
}

/**
 * Lit words stay clickable if they are a value's own; where other values overlap them, the lit
 * words win.
 */
export function splitText(text: string, places: readonly Place[], lit: LitPlace | null): Run[] {
  const wanted = lit ? [...places, lit] : places
  const ranges = findAllInText(
    text,
    wanted.map(({ quote }) => quote),
  )
  const litRange = lit ? (ranges[places.length] ?? null) : null
  const found: Found[] = []
  for (const [index, place] of places.entries()) {
    const range = ranges[index]
    if (!range) continue
    const [start, end] = range
    const touchesLit = litRange !== null && start < litRange[1] && end > litRange[0]
    if (!touchesLit) found.push({ start, end, place })
  }
  if (litRange) {
    const own = places.find(({ key }) => key === lit?.key) ?? null
    found.push({ start: litRange[0], end: litRange[1], place: own })
  }
  const runs: Run[] = []
  let passed = 0
  for (const { start, end, place } of apart(found)) {
    if (start > passed) runs.push({ text: text.slice(passed, start), place: null, isLit: false })
    runs.push({ text: text.slice(start, end), place, isLit: start === litRange?.[0] })
    passed = end
  }
  if (passed < text.length) runs.push({ text: text.slice(passed), place: null, isLit: false })
  return runs
}
