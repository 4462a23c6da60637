// Look-ups over the date words of data/date-words.json.
import { dataText } from '../data-file.js'
import { fold } from '../fold.js'

interface DateWords {
  months: Record<string, string[]>
  weakMonths: string[]
  seasons: Record<string, string[]>
  present: string[]
  to: string[]
  since: string[]
  openSince: string[]
}

const words = JSON.parse(dataText('./data/date-words.json', import.meta.url)) as DateWords

const byWord = (table: Record<string, string[]>): Map<string, number> =>
  new Map(
    Object.entries(table).flatMap(([value, names]) =>
      names.map((name) => [fold(name), Number(value)] as const),
    ),
  )

export const MONTHS = byWord(words.months)
export const SEASONS = byWord(words.seasons)
/** Month names that are also common words: they need a year beside them. */
export const WEAK_MONTHS = new Set(words.weakMonths)
export const PRESENT = new Set(words.present)
export const RANGE_WORDS = new Set(words.to)
export const SINCE = new Set(words.since)
export const OPEN_SINCE = new Set(words.openSince)
export const DASHES = new Set(['-', '–', '—', '‐', '‑', '−', '~', '→', '‒', '―', ''])
export const APOSTROPHES = new Set(["'", '’', '‘', '`', '´', 'ʼ'])
