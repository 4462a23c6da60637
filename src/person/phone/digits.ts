// Counts digits by their codes: most lines have none, and then no pattern needs to be tried.
import { NINE, ZERO } from '../../text/char-codes.js'
import { codeIn } from '../../text/code-at.js'

export function digitCount(text: string): number {
  let count = 0
  for (let at = 0, end = text.length; at < end; at++) {
    const code = codeIn(text, at)
    if (code >= ZERO && code <= NINE) count++
  }
  return count
}

export function hasDigit(text: string): boolean {
  for (let at = 0, end = text.length; at < end; at++) {
    const code = codeIn(text, at)
    if (code >= ZERO && code <= NINE) return true
  }
  return false
}
