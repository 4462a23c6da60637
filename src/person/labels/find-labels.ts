// Finds the labels of a page and the stretch that each one announces.
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import type { Page, PageLine } from '../page/make-page.js'
import type { PhraseHit } from '../page/phrase-list.js'
import type { LinePart } from '../types.js'
import { type Field, labelList, misspeltLabels } from './fields.js'

export interface Label {
  field: Field
  line: PageLine
  start: number
  end: number
  /** What it announces; empty when nothing follows. */
  valueStart: number
  valueEnd: number
  /** The value stands on the next line. */
  below: boolean
}

/** After a label: dots and brackets that belong to it, then colon, equals sign or a dash. */
const SEPARATOR =
  /^[ \t.')]{0,4}(?:no\b|nos\b|number\b|id\b)?[ \t.]{0,3}(?:[:=;]{1,3}|[ ]-{1,3}|-{1,3}(?=[\s:\d+])(?!\d{4})|\.{2,})[ \t:=\-.>/]{0,8}/
/** "PO-Exampur": among personal details a dash needs no room. */
const TIGHT_DASH = /^\.?-(?=[a-z])/
const NOTHING_MORE = /^[ \t.:;=)-]*$/
const SIGN_BEFORE = /[^\p{L}\p{N}\s]\s*$/u
/** Parts where a person's details stand. An unknown part is none of them: patterns alone count there. */
const PERSONAL: ReadonlySet<LinePart | undefined> = new Set([
  'top',
  'personal',
  'references',
  'declaration',
])
/** Behind "Passport Number" without a sign: letters and at least five digits. */
const BARE_ID = /^[ \t.]{1,3}[a-z]{0,3}[ -]?\d(?:[ -]?[\da-z]){4,18}\s*$/
const BARE_VALUE_CHARS_MAX = 40
const BARE_ADDRESS_CHARS_MAX = 100
const BELOW_CHARS_MAX = 60
const NAME_MIN = 0.45
const BRACKETS = /[()[\]:]/g
/** A number that identifies, as the whole of a line. */
const WHOLE_ID = /^\s*[A-Z]{0,3}[ -]?\d[\dA-Z/ -]{4,18}\s*$/
/** One to four words with a capital each, initials among them: "C.Sample", "Jo van Sample". */
const PROPER_WORDS = /^\s*(?:\p{Lu}[\p{L}\p{M}'’.-]*\s*){1,4}$/u

export function isPersonal(part: LinePart | undefined): boolean {
  return PERSONAL.has(part)
}

interface Opening {
  hit: PhraseHit<Field>
  /** Where the value starts. */
  valueStart: number
}

function opening(page: Page, line: PageLine, hit: PhraseHit<Field>): Opening | null {
  const { value: field } = hit
  if ((field.personal || field.alone) && !isPersonal(line.part)) return null
  const before = page.folded.slice(Math.max(line.start, hit.start - 4), hit.start)
  const opens = hit.from === line.firstWord || /[|•●▪]\s*$/.test(before)
  if (!opens && field.alone && !SIGN_BEFORE.test(before)) return null
  const rest = page.folded.slice(hit.end, Math.min(line.end, hit.end + 200))
  const separator = SEPARATOR.exec(rest) ?? (isPersonal(line.part) ? TIGHT_DASH.exec(rest) : null)
  if (separator) return { hit, valueStart: hit.end + separator[0].length }
  if (field.direct) return { hit, valueStart: hit.end }
  if (!opens) return null
  const isWord = field.alone && field.name !== 'own_name'
  if (NOTHING_MORE.test(rest)) return { hit, valueStart: line.end }
  const roomy = field.value === 'address' ? BARE_ADDRESS_CHARS_MAX : BARE_VALUE_CHARS_MAX
  const isId = field.value === 'id' && BARE_ID.test(rest)
  if (isId) return { hit, valueStart: hit.end }
  const isBare = !isWord && isPersonal(line.part) && rest.length <= roomy && /^[ \t.]/.test(rest)
  return isBare ? { hit, valueStart: hit.end } : null
}

/** Words before a colon that are a label but for one slip, among personal details. */
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

function labelsOf(page: Page, line: PageLine): Label[] {
  const openings: Opening[] = []
  let next = line.firstWord
  labelList.eachOpening(page, line.firstWord, line.lastWord, (at) => {
    const hit = at >= next ? labelList.at(page, at) : null
    const open = hit && hit.end <= line.end ? opening(page, line, hit) : null
    if (!hit || !open) return
    openings.push(open)
    next = hit.to
  })
  if (openings.length === 0) {
    const open = misspelt(page, line)
    if (open) openings.push(open)
  }
  return openings.map(({ hit, valueStart }, index) => {
    const next = openings[index + 1]?.hit.start ?? line.end
    const { value: field, start, end } = hit
    return {
      field,
      line,
      start,
      end,
      valueStart: Math.min(valueStart, next),
      valueEnd: next,
      below: false,
    }
  })
}

/** A label with nothing behind it speaks of the line below. */
function withBelow(page: Page, label: Label, opened: ReadonlySet<number>): Label {
  if (/[\p{L}\p{N}[]/u.test(page.folded.slice(label.valueStart, label.valueEnd))) return label
  if (label.valueEnd < label.line.end) return label
  const next = page.lines[label.line.number + 1]
  if (!next || opened.has(next.number) || next.end - next.start > BELOW_CHARS_MAX) return label
  const text = page.text.slice(next.start, next.end)
  const isMarked = /^\s*:/.test(text)
  const isId = label.field.value === 'id' && WHOLE_ID.test(text)
  if (!isMarked && !isId && !isPersonal(next.part)) return label
  const isName = label.field.value === 'name'
  const isRelative = label.field.name === 'relative_name' && PROPER_WORDS.test(text)
  if (isName && !isMarked && !isRelative && nameLikelihood(text.replace(BRACKETS, ' ')) < NAME_MIN)
    return label
  return { ...label, valueStart: next.start, valueEnd: next.end, below: true }
}

export function findLabels(page: Page): Label[] {
  const labels: Label[] = []
  for (const line of page.lines) {
    if (line.lastWord === line.firstWord) continue
    for (const label of labelsOf(page, line)) labels.push(label)
  }
  const opened = new Set(
    labels
      .filter((label) => page.words[label.line.firstWord]?.start === label.start)
      .map((label) => label.line.number),
  )
  return labels.map((label) => withBelow(page, label, opened))
}
