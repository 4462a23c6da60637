// Takes off the marks that surround a value in its line.
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'

const MARKS = new Set(' \t\n,;:|•·-–—/*&(@')
/** Shorter names may be doubled: "Walla Walla", "Duran Duran". */
const ECHO_CHARS_MIN = 16
const PAIRS: [string, string][] = [
  ['(', ')'],
  ['[', ']'],
  ['"', '"'],
  ['“', '”'],
]

/** A bracket without its partner is left over from the cut. */
function balance(text: string): string {
  let out = text
  for (const [open, close] of PAIRS) {
    if (open === close) continue
    if (out.includes(close) && !out.includes(open)) out = out.split(close)[0] ?? out
    if (out.includes(open) && !out.includes(close)) out = `${out}${close}`
  }
  return out
}

/** Written by hand: a pattern for the tail would try every run of marks inside the text. */
function withoutOuterMarks(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && (MARKS.has(text[start] ?? '') || text[start] === '.')) start++
  while (end > start && MARKS.has(text[end - 1] ?? '')) end--
  return text.slice(start, end)
}

/** "Store Manager Store Manager": printed twice, meant once. */
function withoutEcho(text: string): string {
  const half = (text.length - 1) / 2
  const isEcho = text.length > ECHO_CHARS_MIN && text[half] === ' '
  return isEcho && text.slice(0, half) === text.slice(half + 1) ? text.slice(0, half) : text
}

export function cleanField(text: string): string {
  const flat = withoutOuterMarks(text.replace(/\s+/g, ' '))
  const out = withoutEcho(withoutOuterMarks(balance(flat)))
  return hasLetterOrDigit(out) ? out : ''
}
