// Finds the labels of a page and the value of each.

import { anyOf, patternOf } from '../../languages/words.js'
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import type { Page, PageLine } from '../page/make-page.js'
import type { PhraseHit } from '../page/phrase-list.js'
import { Cells } from './cells.js'
import { type Field, fieldOfLabel, labelList, misspeltLabels, type ValueKind } from './fields.js'
import { headerTables } from './header-tables.js'
import { isPersonal, type Label } from './label.js'
import { isBlank, withBelow, withCell } from './label-values.js'
import { withStacked } from './stacked.js'

/** What follows a label: a unit ("(cm)"), dots and brackets, then a colon, equals sign or dash. */
const SEPARATOR = new RegExp(patternOf('form-separator'))
/** "PO-Exampur": among personal details a dash needs no space. */
const TIGHT_DASH = /^\.?-(?=[a-z])/
const NOTHING_MORE = /^[ \t.:;=)-]*$/
/** From a label to the next separator on its line. */
const PIECE = /^[ \t.]*[^|•●▪·\t]*/
const CELL_END = new RegExp(patternOf('form-cell-end'))
/** A sign, or the gap between two columns of a form: "SURNAME: SAMPLE  NAME: ANA". */
const SIGN_BEFORE = /[^\p{Alpha}\p{N}\s]\s*$|\t$|\s{2}$/u
/** A number after "Passport Number" without a sign: letters and at least five digits. */
const BARE_ID = /^[ \t.]{1,24}[a-z]{0,3}[ -]?\d(?:[ -]?[\da-z]){4,18}(?:\s*$|\t| {2})/
/** A value without a sign before it is short; only an address is longer. */
const BARE_VALUE_CHARS_MAX = 40
const BARE_ADDRESS_CHARS_MAX = 100
/** A value below its label fills a cell, not a paragraph. */
const BELOW_CHARS_MAX = 60
/** The sign before a label stands within this many characters. */
const SIGN_CHARS = 4
/** How much behind a label is looked at for its value: no value is longer. */
const REST_CHARS = 200
/** Six digits or more right behind a label: a phone number or an id. */
const NUMBER_BEHIND = /^[ \t.:)-]{0,6}[+(]?\d(?:[ ().\-/]{0,2}\d){5,}/

interface Opening {
  hit: PhraseHit<Field>
  /** Where the value starts. */
  valueStart: number
  /** Whether nothing on its line is the value. */
  isHead?: boolean
}

const IN_TABLES: ReadonlySet<ValueKind> = new Set(['name', 'date', 'short', 'address'])

/**
 * "4. Sex", "c) Nationality", "Personal details:- Sex": a count, or the form's heading, before the
 * label.
 */
const BEFORE_FIRST = new RegExp(
  String.raw`^\s*(?:\(?(?:\d{1,2}|[a-z])[.)]|(?:${anyOf('personal:before-the-first-label')}) [a-z]{4,11}\s?[:-]{1,3})\s*$`,
)
/** A count before a label has one word, the heading of a form two. */
const BEFORE_WORDS_MAX = 2
const isFirst = (page: Page, line: PageLine, { from, start }: PhraseHit<Field>): boolean =>
  from === line.firstWord ||
  (from <= line.firstWord + BEFORE_WORDS_MAX &&
    BEFORE_FIRST.test(page.folded.slice(line.start, start)))

/** Whether the label fills its cell, in a row of several cells. */
function fillsCell(page: Page, line: PageLine, hit: PhraseHit<Field>, cells: () => Cells) {
  const cell = cells().at(line, hit.start)
  if (!cell || (cell.start === line.start && cell.end === line.end)) return false
  const opensCell = !hasLetterOrDigit(page.folded.slice(cell.start, hit.start))
  return opensCell && CELL_END.test(page.folded.slice(hit.end, cell.end))
}

/** "Post applied for: …": more words before the colon, of which none opens a label. */
const WORDS_AND_COLON = /^[ \t]{1,2}(?:[a-z']{2,12} ){0,2}[a-z']{2,12}[ \t]{0,2}:/

function goesOn(page: Page, line: PageLine, { to, end }: PhraseHit<Field>, rest: string): boolean {
  const more = WORDS_AND_COLON.exec(rest)
  if (!more) return false
  for (let at = to; at < line.lastWord; at++) {
    if ((page.words[at]?.start ?? line.end) >= end + more[0].length) return true
    if (labelList.at(page, at)) return false
  }
  return true
}

function opening(
  page: Page,
  line: PageLine,
  hit: PhraseHit<Field>,
  cells: () => Cells,
): Opening | null {
  const { value: field } = hit
  if ((field.personal || field.alone) && !isPersonal(line.part)) return null
  const before = page.folded.slice(Math.max(line.start, hit.start - SIGN_CHARS), hit.start)
  const opens = isFirst(page, line, hit) || /[|•●▪·]\s*$/.test(before)
  if (!opens && field.alone && !SIGN_BEFORE.test(before)) return null
  const rest = page.folded.slice(hit.end, Math.min(line.end, hit.end + REST_CHARS))
  // "H-1/176" is a house, "C.Sample" a name: a single letter is a label only before a number.
  if (field.value === 'phone' && hit.end - hit.start === 1 && !NUMBER_BEHIND.test(rest)) return null
  const separator = SEPARATOR.exec(rest) ?? (isPersonal(line.part) ? TIGHT_DASH.exec(rest) : null)
  if (separator) return { hit, valueStart: hit.end + separator[0].length }
  if (field.direct) return { hit, valueStart: hit.end }
  const piece = PIECE.exec(rest)?.[0] ?? ''
  if (opens && field.value === 'id' && BARE_ID.test(piece)) return { hit, valueStart: hit.end }
  const mayFill = field.value === 'id' || (IN_TABLES.has(field.value) && isPersonal(line.part))
  if (mayFill && fillsCell(page, line, hit, cells))
    return { hit, valueStart: hit.end, isHead: !isPersonal(line.part) }
  if (!opens) return null
  const isWord = field.alone && field.name !== 'own_name'
  if (field.category === 'address' && goesOn(page, line, hit, rest)) return null
  if (NOTHING_MORE.test(rest)) return { hit, valueStart: line.end }
  const roomy = field.value === 'address' ? BARE_ADDRESS_CHARS_MAX : BARE_VALUE_CHARS_MAX
  const isBare = !isWord && isPersonal(line.part) && piece.length <= roomy && /^[ \t.]/.test(rest)
  return isBare ? { hit, valueStart: hit.end } : null
}

/** Words before a colon that are a label with one slip, among personal details. */
const BEFORE_COLON = /^\W{0,4}([a-z][a-z' .]{6,28}?)[ .]{0,3}:[-\s:]{0,4}/

function misspelt(page: Page, line: PageLine): Opening | null {
  if (!isPersonal(line.part)) return null
  const text = page.folded.slice(line.start, Math.min(line.end, line.start + BELOW_CHARS_MAX))
  const match = BEFORE_COLON.exec(text)
  const field = match ? misspeltLabels.find(match[1] ?? '') : null
  if (!match || !field) return null
  const start = line.start + match[0].indexOf(match[1] ?? '')
  const end = start + (match[1] ?? '').length
  const hit = { value: field, from: line.firstWord, to: line.firstWord + 1, start, end }
  return { hit, valueStart: line.start + match[0].length }
}

/**
 * "GenderFemale", "Date of Birth12 May 1990", "DOB12.5.1990": cells of a table that run together,
 * among personal details.
 */
const RUN_TOGETHER = /[\p{Lower})](?=[\p{Upper}\d])|(?<=\p{Upper}{2})\p{Upper}(?=\d)/gu
/** The longest label that may be glued to its value. */
const GLUED_LABEL_CHARS_MAX = 32

function glued(page: Page, line: PageLine): Opening | null {
  if (!isPersonal(line.part)) return null
  const text = page.text.slice(line.start, Math.min(line.end, line.start + GLUED_LABEL_CHARS_MAX))
  for (const { index } of text.matchAll(RUN_TOGETHER)) {
    const field = fieldOfLabel(text.slice(0, index + 1))
    if (!field || field.direct) continue
    const [start, end] = [line.start, line.start + index + 1]
    const hit = { value: field, from: line.firstWord, to: line.firstWord + 1, start, end }
    return { hit, valueStart: end }
  }
  return null
}

function labelsOf(page: Page, line: PageLine, cells: () => Cells): Label[] {
  const openings: Opening[] = []
  let next = line.firstWord
  labelList.eachOpening(page, line.firstWord, line.lastWord, (at) => {
    const hit = at >= next ? labelList.at(page, at) : null
    const open = hit && hit.end <= line.end ? opening(page, line, hit, cells) : null
    if (!hit || !open) return
    openings.push(open)
    next = hit.to
  })
  if (openings.length === 0 || openings[0]?.valueStart === line.end) {
    const open = glued(page, line) ?? (openings.length === 0 ? misspelt(page, line) : null)
    if (open) openings.splice(0, openings.length, open)
  }
  return openings.map(({ hit, valueStart, isHead }, index) => {
    const { value: field, start, end } = hit
    const next = isHead ? end : (openings[index + 1]?.hit.start ?? line.end)
    return {
      field,
      line,
      start,
      end,
      valueStart: Math.min(valueStart, next),
      valueEnd: next,
      below: false,
      apart: false,
    }
  })
}

export function findLabels(page: Page): Label[] {
  const labels: Label[] = []
  let made: Cells | undefined
  const cells = () => {
    made ??= new Cells(page)
    return made
  }
  const openings = labelList.openings(page)
  const tables = headerTables(page)
  let next = 0
  for (const line of page.lines) {
    if (line.lastWord === line.firstWord || tables.lines.has(line.number)) continue
    while ((openings[next] ?? Number.POSITIVE_INFINITY) < line.firstWord) next++
    // Most lines have no word that opens a label; a misspelt label counts only among personal
    // details.
    const mayOpen = (openings[next] ?? Number.POSITIVE_INFINITY) < line.lastWord
    if (!mayOpen && !isPersonal(line.part)) continue
    for (const label of labelsOf(page, line, cells)) labels.push(label)
  }
  const placed = placedLabels(page, labels, cells)
  if (tables.labels.length === 0) return placed
  return [...placed, ...tables.labels].sort((a, b) => a.start - b.start)
}

/** Plain text has only its order; in a document with pages, positions tell more. */
const isTextAlone = ({ known }: Page): boolean =>
  known.parts.length > 0 && !known.layout?.some(({ box }) => box !== null)

/** Labels whose values do not follow them on the line, each with its value. */
function placedLabels(page: Page, found: readonly Label[], cells: () => Cells): Label[] {
  const isOpen = (label: Label) => isBlank(page, label) && label.valueEnd === label.line.end
  const labels = isTextAlone(page) ? withStacked(page, found, isOpen) : found
  const starts = new Set(labels.map(({ start }) => start))
  const opened = new Set(
    labels
      .filter((label) => page.words[label.line.firstWord]?.start === label.start)
      .map((label) => label.line.number),
  )
  const blank = new Set(labels.filter(isOpen).map(({ line }) => line.number))
  return labels.map((label) => {
    if (label.apart) return label
    const { number } = label.line
    const isInColumn = blank.has(number - 1) || blank.has(number + 1)
    const placed = isBlank(page, label) ? withCell(page, label, cells(), starts, isInColumn) : label
    return placed.apart ? placed : withBelow(page, placed, opened)
  })
}
