// An advertisement that is one long sentence: its clauses are read like lines of their own.
import type { Line } from '../../layout/types.js'

const LINES_MAX = 4
const CHARS_MIN = 220
const COMMAS_MIN = 5
const STOPS_MAX = 2
const CLAUSE = /(?<=[,;])\s+(?=\D)/u

const isRunOn = (text: string): boolean =>
  text.length >= CHARS_MIN &&
  (text.match(/[,;]\s/g)?.length ?? 0) >= COMMAS_MIN &&
  (text.match(/\p{Ll}[.!?]\s+\p{Lu}/gu)?.length ?? 0) <= STOPS_MAX

/** The lines, or the clauses of the sentence that they are. */
export function clausesOf(lines: Line[]): Line[] {
  if (lines.length > LINES_MAX || !lines.some(({ text }) => isRunOn(text))) return lines
  return lines
    .flatMap((line) =>
      isRunOn(line.text) ? line.text.split(CLAUSE).map((text) => ({ ...line, text })) : [line],
    )
    .map((line, index) => ({ ...line, index }))
}
