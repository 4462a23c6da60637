// Leaves out what only tells more about a program that is asked for: its parts in brackets, "dbt (models,
// macros)", and what it is used for, "Python for automation or validation".
import { anyOf } from '../../languages/words.js'
import type { Phrase } from '../phrases/read-phrases.js'
import { isProgram, isProper } from './examples.js'

/** "dbt experience (": words of asking may stand between the program and its bracket or purpose. */
const ASKED = String.raw`(?:\s+(?:${anyOf('demand:tool-asked')}))*`
/** Its parts, in brackets or behind a colon. */
const PARTS = new RegExp(String.raw`^${ASKED}\s*(?:\(([^()]*)\)|:\s+([^.;:()]*)\.?$)`, 'i')
/** "Python or a similar language for …": the purpose of both. */
const PURPOSE = new RegExp(
  String.raw`^${ASKED}(?:\s+(?:${anyOf('demand:list-or')})\s+(?:\p{Alpha}+\s+){0,2}\p{Alpha}+)?\s+(?:${anyOf('demand:purpose')})\s+[^.;:()]*`,
  'iu',
)
/** "Dagster (or another orchestrator)": an alternative and no part. */
const CHOICE = new RegExp(String.raw`\b(?:${anyOf('demand:list-or')})\b`, 'i')

interface Stretch {
  from: number
  to: number
}

const isIn = ({ start, end }: Phrase, { from, to }: Stretch): boolean => start >= from && end <= to

/**
 * Where the parts of a program stand. If the reader took each of them for a skill, they may be asked for by
 * themselves: "React (state management, hooks)".
 */
function partsOf(text: string, { end }: Phrase, phrases: readonly Phrase[]): Stretch | null {
  const [whole = '', bracket, list] = PARTS.exec(text.slice(end)) ?? []
  const inner = bracket ?? list ?? ''
  if (inner === '' || CHOICE.test(inner)) return null
  const items = inner.split(',')
  let from = end + whole.lastIndexOf(inner)
  const isRead = items.every((item) => {
    const stretch = { from, to: from + item.length }
    from = stretch.to + 1
    return phrases.some((phrase) => isIn(phrase, stretch))
  })
  return isRead ? null : { from: end, to: end + whole.length }
}

/** More purposes, joined by "and", are work that is asked for too: "Python for machine learning, scripting and …". */
const PURPOSES_MAX = 2

function purposeOf(text: string, { end }: Phrase, phrases: readonly Phrase[]): Stretch | null {
  const [found] = PURPOSE.exec(text.slice(end)) ?? []
  if (found === undefined) return null
  const stretch = { from: end, to: end + found.length }
  const within = phrases.filter((phrase) => isIn(phrase, stretch)).length
  return within <= PURPOSES_MAX || CHOICE.test(found) ? stretch : null
}

/** @param text the unit that the phrases were found in */
export function withoutDetails(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const dropped = new Set<Phrase>()
  for (const program of phrases) {
    if (dropped.has(program) || !isProgram(program)) continue
    for (const stretch of [partsOf(text, program, phrases), purposeOf(text, program, phrases)]) {
      const details = stretch ? phrases.filter((each) => isIn(each, stretch)) : []
      // "Office (Word, Excel)": the names of other programs are asked for by themselves.
      if (details.some(isProper)) continue
      for (const detail of details) dropped.add(detail)
    }
  }
  return dropped.size === 0 ? phrases : phrases.filter((each) => !dropped.has(each))
}
