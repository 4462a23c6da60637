// Reads plain text into marked lines: breaks, blocks, indents, bullets, columns, and Markdown.
import { LIMITS } from '../../runtime/limits.js'
import { squeeze } from '../clean-text.js'
import { inlineItems } from '../inline-items.js'
import { openingMarkLength } from '../marks.js'
import { splitLongLine } from '../split-long-line.js'
import type { Document, DocumentWarning, HiddenText, MarkedLine } from '../types.js'
import { headingOf, inlineMarks, isRule, tableCells, underlineLevel } from './markdown.js'

/** As most editors show a tab. */
const TAB_WIDTH = 4
/** Two spaces end a typed sentence; three separate columns. */
const WIDE_GAPS = /( {3,}|[ ]*\t[\t ]*)/
/**
 * After a full stop, a gap separates columns only if it is wider than anyone types between
 * sentences.
 */
const COLUMN_GAP = / {5}|\t/
/**
 * After a full stop, a narrower gap separates columns too if a short cell with a figure follows:
 * "Acme Inc.  2019 – 2021".
 */
const FIGURE_CELL = /^(?=[^\d]{0,39}\d).{1,40}$/
const SENTENCE_END = /[.!?]$/
/** Two spaces between words, of which the first ends no sentence. */
const LOST_MARK = /[^\s.!?] {2}\S/
/** A longer line is prose, in which people type two spaces by habit. */
const SPACED_CHARS_MAX = 160

/** Reads clean text (see cleanText). Linear in its length, however long its lines are. */
export function readPlain(text: string, hidden: HiddenText[] = []): Document {
  const { lines, cut } = readPlainLines(text)
  const warnings: DocumentWarning[] = cut ? ['lines_cut'] : []
  if (hidden.length > 0) warnings.push('hidden_text')
  return { kind: 'marked', format: 'text', lines, title: '', posting: null, hidden, warnings }
}

export function readPlainLines(text: string): { lines: MarkedLine[]; cut: boolean } {
  const lines: MarkedLine[] = []
  let gapBefore = false
  for (const raw of rawLines(text)) {
    if (lines.length >= LIMITS.linesMax) return { lines, cut: true }
    const content = raw.trim()
    const previous = lines.at(-1)
    const level = underlineLevel(content)
    if (level && previous && !gapBefore && isTitle(previous)) {
      previous.heading = level
      gapBefore = true
    } else if (content === '' || isRule(content)) {
      gapBefore = true
    } else {
      addLines(lines, raw, content, gapBefore || previous === undefined)
      gapBefore = false
    }
  }
  return { lines, cut: false }
}

/** Not split(): that would first make an array of millions from a flood of line breaks. */
function* rawLines(text: string): Generator<string> {
  for (let from = 0; from <= text.length; ) {
    const end = text.indexOf('\n', from)
    if (end < 0) {
      yield text.slice(from)
      return
    }
    yield text.slice(from, end)
    from = end + 1
  }
}

/** A short line above a rule is a heading; a longer one ends a paragraph. */
const TITLE_CHARS_MAX = 80

const isTitle = (line: MarkedLine) =>
  line.heading === 0 && !line.listItem && !line.cells && line.text.length <= TITLE_CHARS_MAX

function addLines(lines: MarkedLine[], raw: string, content: string, gapBefore: boolean): void {
  const indent = indentOf(raw)
  const heading = headingOf(content)
  const body = heading ? heading.text : content
  const mark = heading ? 0 : openingMarkLength(body, indent > 0)
  const list = inlineItems(body.slice(mark))
  const add = (text: string, item: boolean, gap: boolean) =>
    addPieces(lines, text, { indent, heading: heading?.level ?? 0, item, gap })
  if (!list || heading) {
    add(body.slice(mark), mark > 0, gapBefore)
    return
  }
  if (list.lead !== '') add(list.lead, mark > 0, gapBefore)
  for (const [index, item] of list.items.entries()) {
    add(item, true, gapBefore && list.lead === '' && index === 0)
  }
}

interface LineMarks {
  indent: number
  heading: number
  item: boolean
  gap: boolean
}

function addPieces(lines: MarkedLine[], content: string, marks: LineMarks): void {
  const { indent, heading, item, gap } = marks
  for (const [index, piece] of splitLongLine(content).entries()) {
    if (lines.length >= LIMITS.linesMax) return
    const { text, bold, links } = inlineMarks(piece)
    const cells = tableCells(text) ?? gapCells(text)
    const isSpaced = !cells && text.length <= SPACED_CHARS_MAX && LOST_MARK.test(text)
    lines.push({
      text: cells ? cells.join(' ') : squeeze(text),
      heading,
      listItem: item && index === 0,
      indent,
      bold,
      gapBefore: gap && index === 0,
      links,
      ...(cells && { cells }),
      ...(isSpaced && { spaced: text.trim() }),
    })
  }
}

function indentOf(raw: string): number {
  let indent = 0
  for (const character of raw) {
    if (character === ' ') indent++
    else if (character === '\t') indent += TAB_WIDTH - (indent % TAB_WIDTH)
    else break
  }
  return indent
}

function gapCells(text: string): string[] | null {
  const parts = text.split(WIDE_GAPS)
  const cells: string[] = []
  // Wide spaces in justified or dictated prose are no columns.
  let columns = false
  for (let index = 0; index < parts.length; index += 2) {
    const cell = parts[index] ?? ''
    const before = cells.at(-1)
    if (before !== undefined && cell !== '') {
      const isColumn = COLUMN_GAP.test(parts[index - 1] ?? '') || FIGURE_CELL.test(cell)
      if (isColumn || !SENTENCE_END.test(before)) columns = true
    }
    if (cell !== '') cells.push(cell)
  }
  return columns ? cells.map((cell) => squeeze(cell)) : null
}
