// Joins printed lines into the items and paragraphs that they were before the page broke them.
import { patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'

const ENDS_SENTENCE = /[.!?:;]["”)]?\s*$/
const HYPHENATED = /\p{Lower}[-‐]$/u
/** A line that fills less of its column than this ended because its sentence did. */
const SHORT_SHARE = 0.7
/** After a full stop only a line that fills its column is known to go on. */
const FULL_SHARE = 0.85

/** Typed lines shorter than this were ended by their writer, not by a margin. */
const TYPED_CHARS_MIN = 60

/** In lines of the body's height: a larger gap parts paragraphs. */
const GAP_MIN = 0.8
/** In sizes of the body: lines that begin nearer to each other are aligned. */
const INDENT_SLACK = 0.3

/** "Environment: Java", "Reason for leaving: …": a label opens a line of its own. */
const LABEL = new RegExp(patternOf('line-label'), 'i')

/** The width of the printed line; in a text without pages, its number of characters. */
export const lineWidth = (line: Line): number => line.box?.width ?? line.text.length

/** Words broken at a line end are joined again; real hyphens before capitals stay. */
export function joinText(left: string, right: string): string {
  return HYPHENATED.test(left) && /^\p{Lower}/u.test(right)
    ? `${left.slice(0, -1)}${right}`
    : `${left} ${right}`
}

export interface Item {
  text: string
  lines: Line[]
}

/** Whether this line goes on with the one before it. */
function continues(previous: Line, line: Line, widest: number, bulleted: boolean): boolean {
  if (line.bullet || line.heading > 0 || LABEL.test(line.text)) return false
  if (line.page !== previous.page && !/^\p{Lower}/u.test(line.text)) return false
  if (/^\p{Lower}/u.test(line.text)) return true
  if (line.gapBefore >= GAP_MIN) return false
  if (bulleted)
    return line.indent >= previous.indent - INDENT_SLACK || previous.indent > INDENT_SLACK
  if (ENDS_SENTENCE.test(previous.text)) {
    const isTyped = previous.box === null && previous.text.length < TYPED_CHARS_MIN
    return !isTyped && lineWidth(previous) >= widest * FULL_SHARE
  }
  return lineWidth(previous) >= widest * SHORT_SHARE
}

export const widestOf = (lines: Line[]): number => Math.max(0, ...lines.map(lineWidth))

/**
 * Joins bullets with their wrapped lines, and other prose by paragraph. `widest` is the width that
 * fills the column.
 */
export function joinLines(lines: Line[], widest = widestOf(lines)): Item[] {
  const items: Item[] = []
  for (const line of lines) {
    const item = items.at(-1)
    const previous = item?.lines.at(-1)
    const bulleted = item?.lines[0]?.bullet ?? false
    if (item && previous && continues(previous, line, widest, bulleted)) {
      item.text = joinText(item.text, line.text)
      item.lines.push(line)
    } else items.push({ text: line.text, lines: [line] })
  }
  return items
}
