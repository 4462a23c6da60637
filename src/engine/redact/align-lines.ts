// Tells for each line of a plain text which line of the read document it became.
import { cleanText } from '../../documents/clean-text.js'
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'

const bare = (text: string): string => text.replace(/[^\p{Alpha}\p{N}]+/gu, '')
/**
 * How many lines of the document may have been dropped or added between two that agree: a header
 * with its empty lines.
 */
const LOOK_AHEAD = 8
/**
 * The number of a list item, or the letter of Word's second bullet. Reading drops them like other
 * list marks.
 */
const COUNT = /^\s*(?:\(?(?:\d{1,2}|[a-zA-Z]|[ivxIVX]{1,4})[.)]|o)\s+/

/**
 * Whether two lines are the same apart from a list mark or an indent. This is cheaper than making
 * keys of both.
 */
const isSame = (line: string, read: string): boolean =>
  line.endsWith(read) && !hasLetterOrDigit(line.slice(0, line.length - read.length))

/**
 * How many read lines, from `next` on, a long line was cut into without any other change; 0 if it
 * was changed. Comparing keys instead would cost a tenth of redacting a megabyte in one line.
 */
function cutInto(line: string, lines: readonly string[], next: number): number {
  let end = 0
  let count = 0
  for (let read = lines[next]; read; read = lines[next + count]) {
    while (line.charAt(end) === ' ') end++
    if (!line.startsWith(read, end)) break
    end += read.length
    count++
  }
  return hasLetterOrDigit(line.slice(end)) ? 0 : count
}

/**
 * Reading joins wide gaps, drops list marks and cuts long lines, so lines are compared by their
 * letters and digits, in order.
 */
export function alignLines(text: string, read: readonly string[]): (number | undefined)[] {
  // Lines of signs only, such as a column of colons, match no line and would use up the look-ahead.
  const places = [...read.keys()].filter((at) => hasLetterOrDigit(read[at] ?? ''))
  const found = alignWords(
    text,
    places.map((at) => read[at] ?? ''),
  )
  return found.map((at) => (at === undefined ? undefined : places[at]))
}

function alignWords(text: string, lines: readonly string[]): (number | undefined)[] {
  // Kept, because a text whose lines all fail to match asks for the same few keys once a line.
  const keys: (string | undefined)[] = []
  const keyOf = (at: number): string => {
    keys[at] ??= bare(lines[at] ?? '')
    return keys[at]
  }
  let next = 0
  return text.split('\n').map((given) => {
    const same = lines[next]
    if (same !== undefined && isSame(given, same)) return next++
    // The line is cleaned as reading cleans it: ligatures, marks behind their letter, text that was
    // encoded twice.
    const line = cleanText(given)
    if (!hasLetterOrDigit(line)) return undefined
    const read = lines[next]
    if (read !== undefined && isSame(line, read)) return next++
    const pieces = cutInto(line, lines, next)
    if (pieces > 0) {
      next += pieces
      return next - pieces
    }
    const whole = bare(line)
    const forms = COUNT.test(line) ? [whole, bare(line.replace(COUNT, ''))] : [whole]
    for (let at = next; at < Math.min(lines.length, next + LOOK_AHEAD); at++) {
      const candidate = keyOf(at)
      const key = forms.find((form) => form.startsWith(candidate.slice(0, form.length)))
      if (candidate === '' || key === undefined) continue
      // The long line became several read lines, so all of them are skipped.
      let rest = key.length - candidate.length
      next = at + 1
      while (rest > 0 && next < lines.length && keyOf(next).length <= rest) {
        rest -= keyOf(next).length
        next++
      }
      return at
    }
    return undefined
  })
}
