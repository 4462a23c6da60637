// What the words before a date say of it: "Since 2021", "from 2018", "until March 2019", "ended 2020".
import { eachOf } from '../languages/words.js'
import { phraseAt } from './range-words.js'
import type { DateToken } from './tokens.js'
import type { DateRange } from './types.js'
import { OPEN_SINCE, SINCE, UNTIL } from './words.js'

const ORDINALS: ReadonlySet<string> = new Set(eachOf('date:ordinals'))

/** A word before a date: where the date may begin, and which end of something it then is. */
export interface ToldBefore {
  next: number
  told: 'start' | 'end'
  /** "Since 2021" alone lasts until today; "from 2021" alone may have ended. */
  isOpen: boolean
}

const UNTIL_OPENERS: ReadonlySet<string> = new Set(
  [...UNTIL].map((phrase) => phrase.split(' ', 1)[0] ?? phrase),
)

/** "16th to 24th May 2010", "Mar 10 to Mar 12, 2019": from one day to another of the same weeks. */
const isBehindDay = (tokens: DateToken[], at: number): boolean =>
  tokens[at - 1]?.kind === 'number' ||
  (ORDINALS.has(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.kind === 'number')

export function toldBefore(tokens: DateToken[], at: number): ToldBefore | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  if (SINCE.has(token.text)) {
    return { next: at + 1, told: 'start', isOpen: OPEN_SINCE.has(token.text) }
  }
  const isEnd = UNTIL_OPENERS.has(token.text) && !isBehindDay(tokens, at)
  const next = isEnd ? phraseAt(tokens, at, UNTIL) : -1
  if (next < 0) return null
  return { next: tokens[next]?.text === ':' ? next + 1 : next, told: 'end', isOpen: false }
}

/** A range that such a word opens at `start`: it says more only where one date was written. */
export function openedBy(range: DateRange, { told, isOpen }: ToldBefore, start: number): DateRange {
  if (!range.single) return { ...range, start }
  return isOpen ? { ...range, start, to: 'present', single: false } : { ...range, start, told }
}
