// Shows the entities that a copy of a page left in plain text: "O&#39;Sample", "Phone:&nbsp;555".
// What was found in the text as shown can be told in places of the text as sent.
import { dataJson } from '../../tables/data-file.js'

export const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries(dataJson('./data/entities.json', import.meta.url) as Record<string, string>),
)
/** Escaped once, or again on its way: "&amp;nbsp;". */
const ENTITY = /&(?:amp;){0,2}(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}\d{0,2}));/gi
/** Lower codes are control characters, and higher ones are no characters. */
const [FIRST_PRINTED, LAST_CODE] = [32, 0x10ffff]
/** Codes of halves of characters, which are none alone. */
const SURROGATES = { first: 0xd800, last: 0xdfff } as const

export interface ShownText {
  text: string
  /** The place in the text as sent for one in the text as shown. */
  sentAt: (shown: number) => number
}

/** It shows as a space, and counts as one, so that readers need not know both. */
const NO_BREAK_SPACE = '\u00a0'

function characterOf(code: number): string | undefined {
  const isHalf = code >= SURROGATES.first && code <= SURROGATES.last
  if (code < FIRST_PRINTED || code > LAST_CODE || isHalf) return undefined
  return String.fromCodePoint(code)
}

function named(name: string): string | undefined {
  const sign = NAMED_ENTITIES.get(name.toLowerCase())
  return sign !== undefined && /^\p{Upper}/u.test(name) ? sign.toUpperCase() : sign
}

/** Null if the text has no entity, as nearly every text. */
export function shownText(text: string): ShownText | null {
  if (!text.includes('&')) return null
  /** For each entity the place behind it, as shown, and how much longer all so far were sent. */
  const ends: number[] = []
  const longer: number[] = []
  let shown = ''
  let from = 0
  for (const match of text.matchAll(ENTITY)) {
    const [entity, decimal, hex, name = ''] = match
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    const sign = code === undefined ? named(name) : characterOf(code)
    if (sign === undefined) continue
    shown += text.slice(from, match.index) + (sign === NO_BREAK_SPACE ? ' ' : sign)
    from = match.index + entity.length
    ends.push(shown.length)
    longer.push(from - shown.length)
  }
  if (ends.length === 0) return null
  return {
    text: shown + text.slice(from),
    sentAt: (place) => place + (longer[lastAtMost(ends, place)] ?? 0),
  }
}

/** The index of the last number that is not larger, -1 if all are. */
function lastAtMost(sorted: readonly number[], most: number): number {
  let low = -1
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((sorted[middle] ?? 0) <= most) low = middle
    else high = middle - 1
  }
  return low
}
