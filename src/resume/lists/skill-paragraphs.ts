// Puts the lines of a skills section back into lists: wrapped lines joined, columns and labels parted.
import { anyOf } from '../../languages/words.js'
import type { Line, Segment } from '../../layout/types.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import { joinText, lineWidth } from './join-lines.js'

/** A stretch of text that is one list, and the lines that it came from. */
export interface Paragraph {
  text: string
  lines: Line[]
}

/** A line with such an end goes on in the next. */
const GOES_ON = new RegExp(String.raw`[,&(/]$|\b(?:${anyOf('skill:goes-on')})$`, 'i')
const ENDS = /[.;:]$/
const SEPARATED = /[,;|•]/
/** A line that fills this much of the section's width was broken by the page. */
const FULL_SHARE = 0.8
/** A typed line shorter than this was ended by its writer: columns are wider, even beside others. */
const TYPED_CHARS_MIN = 40
/** Left edges this close are one column. */
const ALIGNED_POINTS = 4
/** A longer opening is an item, not a label. */
const LABEL_WORDS_MAX = 5

/**
 * A paragraph that grows line by line. Only its last line is looked at, so that a long one stays
 * cheap.
 */
class Growing {
  readonly lines: Line[] = []
  readonly #parts: string[] = []
  isSeparated = false
  /** A bracket was opened and not closed. */
  isOpen = false

  get text(): string {
    return this.#parts.join(' ')
  }

  get isEmpty(): boolean {
    return this.#parts.every((part) => part === '')
  }

  get last(): string {
    return this.#parts.at(-1) ?? ''
  }

  add(text: string, line: Line): this {
    const joined = joinText(this.last, text)
    const isWhole = this.#parts.length > 0 && joined !== `${this.last} ${text}`
    if (isWhole) this.#parts[this.#parts.length - 1] = joined
    else this.#parts.push(text)
    this.lines.push(line)
    this.isSeparated ||= SEPARATED.test(text)
    const [opened, closed] = [text.lastIndexOf('('), text.lastIndexOf(')')]
    if (opened !== closed) this.isOpen = opened > closed
    return this
  }
}

/** "Databases ¦ Oracle, MySQL": the first column labels the second. */
function isLabelled([first, second, ...more]: Segment[]): boolean {
  if (!first || !second) return false
  if (/:\s*-?$/.test(first.text) || /^[:\-–]/.test(second.text)) return true
  const isShort = first.text.split(/\s+/).length <= LABEL_WORDS_MAX && !SEPARATED.test(first.text)
  return more.length === 0 && isShort && SEPARATED.test(second.text)
}

/**
 * In lines of the body's height: lists of skills have a little more space between lines than prose.
 */
const GAP_MAX = 0.9

function goesOn(before: Growing, line: Line, widest: number): boolean {
  const last = before.lines.at(-1)
  if (
    !last ||
    line.bullet ||
    line.heading > 0 ||
    line.segments.length > 1 ||
    line.gapBefore > GAP_MAX
  )
    return false
  if (GOES_ON.test(before.last) || before.isOpen) return true
  if (/^\p{Lower}/u.test(line.text) && !ENDS.test(before.last)) return true
  if (/^[\p{Alpha}\s/&+.-]{2,40}:/u.test(line.text)) return false
  const isTyped = last.box === null && last.text.length < TYPED_CHARS_MIN
  const isFull = !isTyped && lineWidth(last) >= widest * FULL_SHARE && last.segments.length === 1
  return isFull && before.isSeparated && !ENDS.test(before.last)
}

/** The column whose last item was cut: "Network services support and ¦ …" goes on below. */
function columnBefore(rows: Map<number, Growing>, x: number): Growing | undefined {
  return [...rows].find(([left]) => Math.abs(left - x) <= ALIGNED_POINTS)?.[1]
}

export function skillParagraphs(lines: SectionedLine[]): Paragraph[] {
  const out: Growing[] = []
  const widest = Math.max(0, ...lines.map(({ line }) => lineWidth(line)))
  let columns = new Map<number, Growing>()
  for (const { line, contentStart } of lines) {
    const isTable = line.segments.length > 1 && !isLabelled(line.segments) && contentStart === 0
    if (isTable) {
      const row = new Map<number, Growing>()
      for (const { text, x } of line.segments) {
        const above = columnBefore(columns, x)
        const goesOnAbove =
          above && !above.isEmpty && (GOES_ON.test(above.last) || /^\p{Lower}/u.test(text))
        const paragraph = goesOnAbove ? above : new Growing()
        if (!goesOnAbove) out.push(paragraph)
        row.set(x, paragraph.add(text, line))
      }
      columns = row
      continue
    }
    columns = new Map()
    const text = labelledText(line, contentStart)
    const before = out.at(-1)
    if (before && contentStart === 0 && goesOn(before, line, widest)) before.add(text, line)
    else out.push(new Growing().add(text, line))
  }
  return out
    .filter((paragraph) => !paragraph.isEmpty)
    .map((paragraph) => ({ text: paragraph.text, lines: paragraph.lines }))
}

/**
 * "Databases ¦ Oracle" becomes "Databases: Oracle", so that later steps tell the label from the
 * items.
 */
function labelledText(line: Line, contentStart: number): string {
  const [first, ...rest] = line.segments
  if (contentStart > 0 || !first || rest.length === 0) return line.text.slice(contentStart)
  const content = rest
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[\s:\-–]+/, '')
  return `${first.text.replace(/[\s:\-–]+$/, '')}: ${content}`
}
