// Splits an advertisement that is one long sentence, or a few lines of clauses, so that each clause
// is read like a line.

import { gloss } from '../../languages/gloss.js'
import type { Language } from '../../languages/languages.js'
import { anyOf, patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'

/**
 * A text that lost its breaks has few lines, and each is long with many commas and hardly a full
 * stop.
 */
const LINES_MAX = 4
const CHARS_MIN = 220
const COMMAS_MIN = 5
const STOPS_MAX = 2
/** A small ad is short because it is paid by the letter, and it has no headings. */
const SMALL_AD_CHARS = 360
const CLAUSE = /(?<=[,;])\s+(?=\D)/u
/**
 * The ends of a small ad's clauses. A full stop behind an abbreviation ends nothing: "min. 3
 * Jahre".
 */
const SMALL_AD_CLAUSE = new RegExp(
  String.raw`(?<=[,;]|\p{Alpha}{3}[.!]|\))(?<!(?<!\p{Alpha})(?:${anyOf('glossed:abbreviations')})\.)\s+(?=[\p{Alpha}\d])`,
  'iu',
)
/**
 * Translated words with which a clause continues with a statement of its own: "… and at least a
 * year".
 */
const NEXT_STATEMENT = new RegExp(patternOf('glossed-next-statement'), 'giu')

const isRunOn = (text: string): boolean =>
  text.length >= CHARS_MIN &&
  (text.match(/[,;]\s/g)?.length ?? 0) >= COMMAS_MIN &&
  (text.match(/\p{Lower}[.!?]\s+\p{Upper}/gu)?.length ?? 0) <= STOPS_MAX

/** The statements that "and" joins in a clause. */
function statementsOf(clause: string, language: Language): string[] {
  const { text, original } = gloss(clause, language)
  const cuts = Array.from(text.matchAll(NEXT_STATEMENT), ({ 0: { length }, index }) => {
    const at = index + length
    return original(at, at).start
  })
  return [0, ...cuts].map((from, at) => clause.slice(from, cuts[at])).filter((one) => one !== '')
}

/** The lines, or the clauses if the lines are one sentence. */
export function clausesOf(lines: Line[], language: Language): Line[] {
  if (lines.length > LINES_MAX) return lines
  const isSmall = lines.reduce((sum, { text }) => sum + text.length, 0) <= SMALL_AD_CHARS
  if (!isSmall && !lines.some(({ text }) => isRunOn(text))) return lines
  return lines
    .flatMap((line) => {
      if (isSmall) return line.text.split(SMALL_AD_CLAUSE).map((text) => ({ ...line, text }))
      if (!isRunOn(line.text)) return [line]
      const clauses = line.text.split(CLAUSE).flatMap((clause) => statementsOf(clause, language))
      return clauses.map((text) => ({ ...line, text }))
    })
    .map((line, index) => ({ ...line, index }))
}
