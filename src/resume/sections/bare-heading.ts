// A heading without the marks around it: "== Skills ==", "Education:-" → "Skills", "Education".
import { isPlainLetter } from '../../text/ascii-runs.js'
import { codeAt } from '../../text/code-at.js'
import { trimEnd } from '../../text/trim-end.js'

const LEADING = /^[\s\-–—_*•=►▪|~#+<>[\]{}]+/
/** Colons and stops only end a heading. */
const TRAILING = '-–—_*•=►▪|~#+<>[]{}·:：.'

/** Most lines open with a plain letter, and have nothing to cut off there. */
const opensWithLetter = (text: string): boolean => isPlainLetter(codeAt(text, 0))

export function bareHeading(text: string): string {
  const ended = trimEnd(text, TRAILING)
  return opensWithLetter(ended) ? ended : ended.replace(LEADING, '')
}
