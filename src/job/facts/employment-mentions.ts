// Finds mentions of a kind of employment in a text: in words ("fixed term"), in hours a week, as a
// share of full time.

import type { EmploymentType } from '../../contract/role.js'
import { languageFileJson } from '../../languages/read-languages.js'
import { patternOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'

const data = languageFileJson('en', 'employment-types.json') as Record<EmploymentType, string[]>
const TYPE_OF = new Map<string, EmploymentType>()
/**
 * The type '' lists phrases with such a word that mean something else: "bank holidays", "ad hoc
 * reports".
 */
for (const [type, cues] of Object.entries(data))
  for (const cue of cues) TYPE_OF.set(cue, type as EmploymentType)
/** Taken from the data, so that every cue can be found. */
const CUE_WORDS_MAX = Math.max(...[...TYPE_OF.keys()].map((cue) => cue.split(' ').length))
/** Hardly any word begins a cue, so only those that do are joined with the words behind them. */
const FIRST_WORDS = new Set([...TYPE_OF.keys()].map((cue) => cue.split(' ')[0]))

/** "37.5 hours per week", "24 hrs pw": the weekly hours of the post. */
const HOURS = new RegExp(patternOf('employment-hours'), 'gi')
/** Many countries call 35 hours a full week, so from here on a post is full-time. */
const HOURS_FULL = 35
/** "0.6 FTE", "FTE: 1.0": the share of full time. */
const FTE =
  /\b(0?[.,]\d{1,2}|1(?:[.,]0+)?)\s*(?:w\.?)?fte\b|\bfte:?\s*(0?[.,]\d{1,2}|1(?:[.,]0+)?)\b/gi
/** From nine tenths of full time on, people call a post full-time. */
const FTE_FULL = 0.9
/**
 * The words that tell what a mention is about are at most this many words, and this many
 * characters, away.
 */
const AROUND_WORDS = 3
const AROUND_CHARS = 40

export interface Mention {
  type: EmploymentType
  cue: string
  before: string[]
  after: string[]
}

function numbers(text: string): Mention[] {
  const around = (from: number, to: number) => ({
    before: foldKey(text.slice(Math.max(0, from - AROUND_CHARS), from))
      .split(' ')
      .slice(-AROUND_WORDS),
    after: foldKey(text.slice(to, to + AROUND_CHARS))
      .split(' ')
      .slice(0, AROUND_WORDS),
  })
  const out: Mention[] = []
  for (const match of text.matchAll(HOURS)) {
    const most = Number(match[2] ?? match[1])
    const type = most >= HOURS_FULL ? 'full_time' : 'part_time'
    out.push({ type, cue: 'hours', ...around(match.index, match.index + match[0].length) })
  }
  for (const match of text.matchAll(FTE)) {
    const share = Number((match[1] ?? match[2] ?? '').replace(',', '.'))
    const type = share >= FTE_FULL ? 'full_time' : 'part_time'
    out.push({ type, cue: 'fte', ...around(match.index, match.index + match[0].length) })
  }
  return out
}

/** Marks between the values of a row. */
const BETWEEN_VALUES = /\s[/|·•]\s/

/** "Full-time / Employee": two values, and not the full-time employees of a company. */
function isOneValue(cue: string, values: readonly string[]): boolean {
  return values.some((value) => ` ${value} `.includes(` ${cue} `))
}

/** Every mention of a kind of employment in a text, those in words before those in numbers. */
export function mentionsIn(text: string): Mention[] {
  const words = foldKey(text).split(' ')
  const values = BETWEEN_VALUES.test(text) ? text.split(BETWEEN_VALUES).map(foldKey) : null
  const out: Mention[] = []
  for (let at = 0; at < words.length; at++) {
    if (!FIRST_WORDS.has(words[at])) continue
    for (let size = CUE_WORDS_MAX; size > 0; size--) {
      const cue = words.slice(at, at + size).join(' ')
      const type = TYPE_OF.get(cue)
      if (type === undefined || at + size > words.length) continue
      if (type === '' && values && !isOneValue(cue, values)) continue
      at += size - 1
      if (type === '') break
      const from = at - size + 1
      const before = words.slice(Math.max(0, from - AROUND_WORDS), from)
      out.push({ type, cue, before, after: words.slice(at + 1, at + 1 + AROUND_WORDS) })
      break
    }
  }
  return [...out, ...numbers(text)]
}
