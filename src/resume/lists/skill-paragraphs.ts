// Puts the lines of a skills section back into lists: wrapped lines joined, columns and labels parted.
import type { Line, Segment } from '../../layout/types.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import { joinText } from './join-lines.js'

/** A stretch of text that is one list, and the lines that it came from. */
export interface Paragraph {
  text: string
  lines: Line[]
}

const GOES_ON = /[,&(/]$|\b(?:and|or|of|in|with|the|for|to|using|as)$/i
const ENDS = /[.;:]$/
const SEPARATED = /[,;|•]/
/** A line that fills this much of the section's width was broken by the page. */
const FULL_SHARE = 0.8
const ALIGNED_POINTS = 4
const LABEL_WORDS_MAX = 5

const width = (line: Line): number => line.box?.width ?? line.text.length
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

/** "Databases ¦ Oracle, MySQL": the first column labels the second. */
function isLabelled([first, second, ...more]: Segment[]): boolean {
  if (!first || !second) return false
  if (/:\s*-?$/.test(first.text) || /^[:\-–]/.test(second.text)) return true
  const isShort = first.text.split(/\s+/).length <= LABEL_WORDS_MAX && !SEPARATED.test(first.text)
  return more.length === 0 && isShort && SEPARATED.test(second.text)
}

/** Lines of the body's height: lists of skills are set a little wider than prose. */
const GAP_MAX = 0.9

function goesOn(before: Paragraph, line: Line, widest: number): boolean {
  const last = before.lines.at(-1)
  if (
    !last ||
    line.bullet ||
    line.heading > 0 ||
    line.segments.length > 1 ||
    line.gapBefore > GAP_MAX
  )
    return false
  if (GOES_ON.test(before.text) || isOpen(before.text)) return true
  if (/^\p{Ll}/u.test(line.text) && !ENDS.test(before.text)) return true
  if (/^[\p{L}\s/&+.-]{2,40}:/u.test(line.text)) return false
  const isFull = width(last) >= widest * FULL_SHARE && last.segments.length === 1
  return isFull && SEPARATED.test(before.text) && !ENDS.test(before.text)
}

/** Where the last item of a column was cut: "Network services support and ¦ …" goes on below. */
function columnBefore(rows: Map<number, Paragraph>, x: number): Paragraph | undefined {
  return [...rows].find(([left]) => Math.abs(left - x) <= ALIGNED_POINTS)?.[1]
}

export function skillParagraphs(lines: SectionedLine[]): Paragraph[] {
  const out: Paragraph[] = []
  const widest = Math.max(0, ...lines.map(({ line }) => width(line)))
  let columns = new Map<number, Paragraph>()
  for (const { line, contentStart } of lines) {
    const isTable = line.segments.length > 1 && !isLabelled(line.segments) && contentStart === 0
    if (isTable) {
      const row = new Map<number, Paragraph>()
      for (const { text, x } of line.segments) {
        const above = columnBefore(columns, x)
        const paragraph =
          above && (GOES_ON.test(above.text) || /^\p{Ll}/u.test(text))
            ? above
            : { text: '', lines: [] }
        if (paragraph.text === '') out.push(paragraph)
        paragraph.text = paragraph.text === '' ? text : joinText(paragraph.text, text)
        paragraph.lines.push(line)
        row.set(x, paragraph)
      }
      columns = row
      continue
    }
    columns = new Map()
    const text = labelledText(line, contentStart)
    const before = out.at(-1)
    if (before && contentStart === 0 && goesOn(before, line, widest)) {
      before.text = joinText(before.text, text)
      before.lines.push(line)
    } else out.push({ text, lines: [line] })
  }
  return out.filter(({ text }) => text !== '')
}

/** "Databases ¦ Oracle" becomes "Databases: Oracle", so that the label is told from the items. */
function labelledText(line: Line, contentStart: number): string {
  const [first, ...rest] = line.segments
  if (contentStart > 0 || !first || rest.length === 0) return line.text.slice(contentStart)
  const content = rest
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[\s:\-–]+/, '')
  return `${first.text.replace(/[\s:\-–]+$/, '')}: ${content}`
}
