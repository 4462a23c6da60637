// Finds personal details that a parser put under another heading: labels close together, and lines
// beside the person's mail address or number.

import { anyOf } from '../../languages/words.js'
import { personalListLines } from '../birth/personal-lists.js'
import type { Page, PageLine } from '../page/make-page.js'
import { linesWith } from '../recogniser.js'
import type { Known, LinePart } from '../types.js'
import { type Field, labelList } from './fields.js'
import { headerTables } from './header-tables.js'
import { loneValues } from './lone-values.js'

/** Fields that occur only among personal details. */
const TELLING: ReadonlySet<string> = new Set([
  'birth_date',
  'gender',
  'family_status',
  'nationality',
  'religion',
  'relative_name',
  'spouse_name',
  'health',
  'birth_place',
  'address',
  'village',
])
/** One of these is enough if it opens its line and a sign or nothing follows. */
const SURE: ReadonlySet<string> = new Set([
  'birth_date',
  'gender',
  'family_status',
  'relative_name',
  'spouse_name',
  'health',
])
/** Only phrases are sure: "born", "father" and "home" alone open sentences too. */
const SURE_WORDS_MIN = 2
/** One label alone may open a sentence. */
const LABELS_MIN = 2
/** Lines without a label between two of a run: values that have wrapped. */
const GAP_LINES_MAX = 3
/** A longer line is a sentence that begins like a label. */
const LABEL_LINE_CHARS_MAX = 120
/**
 * What follows a label, a few signs or the blanks of a column away: a mark or the value itself.
 */
const AFTER_SIGN = /^(?:[ \t.'()]{0,4}|[ \t]{5,40})(?:[:=-]|[a-z0-9]|$)/
/** What follows a label surely: a mark, or nothing, or the value in its own column. */
const CLEAR_SIGN = /^(?:[ \t.'()]{0,4}(?:[:=-]|$)|[ \t]{5,40}[a-z0-9])/
/** How near a mail address or number, in lines, a short line must be to belong to it. */
const REACH_LINES = 2
/** How short a line near a mail address or number must be: longer ones are sentences. */
const REACH_CHARS_MAX = 60
/** Bounds the work: mail addresses and numbers that are looked around. */
const REACH_MAX = 12
/** Parts in which a mail address is the person's, not a firm's. */
const OPEN_PARTS: ReadonlySet<LinePart | undefined> = new Set(['summary', 'skills', 'other'])

interface Telling {
  field: Field
  isSure: boolean
}

function tellingOf(page: Page, line: PageLine): Telling | null {
  if (line.end - line.start > LABEL_LINE_CHARS_MAX) return null
  const hit = labelList.at(page, line.firstWord)
  if (!hit || hit.end > line.end || !TELLING.has(hit.value.name)) return null
  const rest = page.folded.slice(hit.end, line.end)
  if (!AFTER_SIGN.test(rest)) return null
  const isPhrase = hit.to - hit.from >= SURE_WORDS_MIN
  return {
    field: hit.value,
    isSure: SURE.has(hit.value.name) && isPhrase && CLEAR_SIGN.test(rest),
  }
}

/** Marks runs of such labels as personal, with the lines between them. */
function markLabels(page: Page, parts: (LinePart | undefined)[]): void {
  let run: { line: number; isSure: boolean }[] = []
  const close = () => {
    const first = run[0]?.line
    const last = run.at(-1)?.line
    const counts = run.length >= LABELS_MIN || run.some(({ isSure }) => isSure)
    if (first !== undefined && last !== undefined && counts) {
      // A label at the end announces the line below it.
      for (let at = first; at <= last + 1; at++) if (parts[at] !== 'top') parts[at] = 'personal'
    }
    run = []
  }
  for (const line of page.lines) {
    const telling = tellingOf(page, line)
    if (!telling) continue
    if (line.number - (run.at(-1)?.line ?? line.number) > GAP_LINES_MAX) close()
    run.push({ line: line.number, isSure: telling.isSure })
  }
  close()
}

/** Marks short lines around a mail address that the order of columns put under another heading. */
function markReach(page: Page, parts: (LinePart | undefined)[]): void {
  const seeds = linesWith(page, /@/g).filter(
    ({ number, start, end }) => OPEN_PARTS.has(parts[number]) && end - start <= REACH_CHARS_MAX,
  )
  for (const { number: seed } of seeds.slice(0, REACH_MAX)) {
    for (let at = seed - REACH_LINES; at <= seed + REACH_LINES; at++) {
      const line = page.lines[at]
      if (!line || line.end - line.start > REACH_CHARS_MAX) continue
      if (OPEN_PARTS.has(parts[at])) parts[at] = 'personal'
    }
  }
}

/** "Place: Sampletown" and "Date: …" near each other: a signature. */
const CLOSING = new RegExp(String.raw`^\W*(${anyOf('name:closing')})\b[ .]{0,12}[:-]`)
/** A signature is near the end, and its lines are short and near each other. */
const CLOSING_LINES = 14
const CLOSING_CHARS_MAX = 100
const CLOSING_REACH = 2

/** Marks the lines of a signature that stand under another heading than a declaration. */
function markSigned(page: Page, parts: (LinePart | undefined)[]): void {
  const closing = page.lines.slice(-CLOSING_LINES).flatMap(({ number, start, end }) => {
    const text = end - start <= CLOSING_CHARS_MAX ? page.folded.slice(start, end) : ''
    const word = CLOSING.exec(text)?.[1]
    return word === undefined ? [] : [{ number, word }]
  })
  for (const { number, word } of closing) {
    const isSigned = closing.some(
      (other) => other.word !== word && Math.abs(other.number - number) <= CLOSING_REACH,
    )
    if (isSigned && parts[number] !== 'top' && parts[number] !== 'personal')
      parts[number] = 'declaration'
  }
}

/** The header of an exported table says what its rows hold, so nothing is guessed about them. */
function markTables(page: Page, parts: (LinePart | undefined)[]): Known['printed'] {
  const { lines } = headerTables(page)
  for (const number of lines) parts[number] = 'other'
  return page.known.printed?.filter(({ line }) => !lines.has(line))
}

/** The knowledge about a page, with such lines marked as personal. */
export function withPersonalRuns(page: Page): Known {
  const { known } = page
  if (known.parts.length === 0) return known
  const parts: (LinePart | undefined)[] = [...known.parts]
  markLabels(page, parts)
  markReach(page, parts)
  markSigned(page, parts)
  for (const number of [...loneValues(page), ...personalListLines(page)])
    if (parts[number] !== 'top') parts[number] = 'personal'
  const printed = markTables(page, parts)
  return { ...known, ...(printed && { printed }), parts: parts.slice(0, known.parts.length) }
}
