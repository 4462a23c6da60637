// Finds addresses: labelled ones with the lines that continue them, and address-like pieces of the
// head.

import { eachOf, patternOf } from '../../languages/words.js'
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import { isColumn, isPersonal, type Label } from '../labels/label.js'
import { lineAt, type Page, type PageLine } from '../page/make-page.js'
import { labelValue, linesHolding, numberedLines, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { withBlock } from './address-block.js'
import { isAddressLike, STREETS, type Stretch } from './address-like.js'
import { locationCodes } from './location-codes.js'
import { HOUSE, isBusiness } from './no-address.js'
import { ownBlock } from './own-block.js'
import { pageHeads } from './page-heads.js'

const ADDRESS = { category: 'address', placeholder: 'ADDRESS' } as const
/**
 * Separates the pieces of a line: a mark, a wide gap, or a dash before a phone number or mail
 * address.
 */
const PIECE_END = new RegExp(patternOf('address-before-a-reach'), 'g')
/** Six digits at the end of a piece, in one or two groups: an Indian postal code. */
const PINCODE = /\b[1-9]\d{2}[ ]?\d{3}\b/
/** "22 Sample Fach, Swansea SA1 4PE": a house number, and a complete postal code at the end. */
const HOUSE_AND_CODE =
  /(?:^|, ?)\d{1,5}[a-z]? [a-z][a-z' .-]{2,30},.{0,40}\b(?:[a-z]{1,2}\d[a-z\d]?[ ]?\d[a-z]{2}|[a-z]{2},? \d{5}(?:-\d{4})?)[\s.]*$/
/** How many lines an address may go on over. */
const CONTINUE_MAX = 5
/** A longer line is a sentence. */
const LINE_CHARS_MAX = 180
/** How sure a place must be without a label. */
const PLACE_MIN = 0.5
/** A label already says that an address follows, so the place itself may be less sure. */
const LABELLED_PLACE_MIN = 0.35
/** `"skills": [` of structured data, "Current employer:": a label of something else. */
const OTHER_LABEL = /^\W{0,4}[a-z][a-z _-]{3,24}["']?\s?:(?!\d)/
/** The pieces of a line between separators, without the values of other labels. */
function pieces(page: Page, line: PageLine, labels: readonly Label[]): Stretch[] {
  const text = page.folded.slice(line.start, line.end)
  const out: Stretch[] = []
  let at = 0
  for (const match of text.matchAll(PIECE_END)) {
    out.push({ start: line.start + at, end: line.start + match.index })
    at = match.index + match[0].length
  }
  out.push({ start: line.start + at, end: line.end })
  return out
    .map((piece) => withoutLabels(page, piece, labels))
    .filter(({ start, end }) => end > start)
}

/** An address begins after its own label, or after "s/o" and a name, and ends at the next label. */
function withoutLabels(page: Page, piece: Stretch, labels: readonly Label[]): Stretch {
  let { start, end } = piece
  for (const label of labels) {
    if (label.start < start || label.start >= end) continue
    const opens = !hasLetterOrDigit(page.folded.slice(start, label.start))
    const isOwn = label.field.category === 'address'
    if (!opens && !isOwn) end = label.start
    else if (opens && label.field.direct) {
      const comma = page.folded.indexOf(',', label.valueStart)
      start = comma < 0 || comma > end ? end : comma + 1
    } else if (opens && !isOwn) start = end
    else if (opens && /[:=]/.test(page.folded.slice(label.end, label.valueStart))) {
      // "Plot No 12" is part of the address, "Address: …" is not.
      start = Math.min(label.valueStart, end)
    }
  }
  return { start, end }
}

function labelled(page: Page, label: Label, labelLines: ReadonlySet<number>): Finding[] {
  const { line, valueStart, valueEnd } = label
  const found: Finding[] = []
  const value = page.folded.slice(valueStart, valueEnd)
  const isSaid =
    isPersonal(line.part) ||
    isColumn(label) ||
    (line.part !== 'work' && isAddressLike(page, valueStart, valueEnd, Number.POSITIVE_INFINITY))
  if (!isSaid || value.length > LINE_CHARS_MAX || /@/.test(value)) return []
  if (hasLetterOrDigit(value)) found.push({ start: valueStart, end: valueEnd, ...ADDRESS })
  // The value may be on another line than its label.
  const first = Math.max(line.number, lineAt(page, valueStart)?.number ?? 0) + 1
  let endsOpen = /[,-]\s*$/.test(value) || !hasLetterOrDigit(value)
  for (let number = first; number < first + CONTINUE_MAX; number++) {
    const next = page.lines[number]
    if (!next || labelLines.has(number) || !isPersonal(next.part)) break
    if (next.end - next.start > LINE_CHARS_MAX / 2) break
    const isMore = isAddressLike(page, next.start, next.end, LABELLED_PLACE_MIN)
    const text = page.folded.slice(next.start, next.end)
    if (isBusiness(page.text.slice(next.start, next.end))) break
    if (OTHER_LABEL.test(text)) break
    if (/@|^\s*$/.test(text) || !(isMore || endsOpen || /^[^:]{3,60},\s*$/.test(text))) break
    found.push({ start: next.start, end: next.end, ...ADDRESS })
    endsOpen = /[,-]\s*$/.test(text)
  }
  return found
}

export const address: Recogniser = (page, labels) => {
  const labelLines = new Set(labels.map(({ line }) => line.number))
  const byLine = new Map<number, Label[]>()
  for (const label of labels) {
    const inLine = byLine.get(label.line.number)
    if (inLine) inLine.push(label)
    else byLine.set(label.line.number, [label])
  }
  const said = labels
    .filter(({ field }) => field.value === 'address')
    .flatMap((label) => labelled(page, label, labelLines))
  const localities = labels
    .filter(({ field }) => field.name === 'locality' || field.name === 'village')
    .map((label) => labelValue(page, label))
    .filter((finding) => finding !== null)
    .map((finding) => {
      const bracket = page.folded.slice(finding.start, finding.end).indexOf('(')
      return bracket > 0 ? { ...finding, end: finding.start + bracket } : finding
    })
  const loose = page.lines
    .filter(({ part, start, end }) => isPersonal(part) && end - start <= LINE_CHARS_MAX)
    .flatMap((line) => pieces(page, line, byLine.get(line.number) ?? []))
    .filter(({ start, end }) => isAddressLike(page, start, end, placeMinOf(page, start)))
    .map(({ start, end }) => ({ start, end, ...ADDRESS }))
  const found = [...said, ...localities, ...loose]
  const heads = pageHeads(page, (start, end) => isAddressLike(page, start, end, PLACE_MIN))
  return withBlock(
    page,
    [...found, ...elsewhere(page), ...besideReach(page), ...ownBlock(page), ...heads],
    isBusiness,
  ).concat(toldHomes(page), locationCodes(page))
}

/** "I live in Sampletown", "residing at House No. 7, Sample Road": a home told in a sentence. */
const HOME_TOLD = new RegExp(patternOf('address-home-told'), 'gu')
const HOME_SIGNS = eachOf('address:home-signs')

function toldHomes(page: Page): Finding[] {
  return linesHolding(page, HOME_SIGNS)
    .filter(({ part }) => isPersonal(part) || part === 'summary')
    .flatMap((line) =>
      Array.from(page.text.slice(line.start, line.end).matchAll(HOME_TOLD), (match): Finding => {
        const end = line.start + match.index + match[0].length
        return { start: end - (match.groups?.cut ?? '').length, end, ...ADDRESS }
      }),
    )
}

/** A referee's name may also be a town's, so among referees a street or a postal code is needed. */
function placeMinOf(page: Page, at: number): number {
  return lineAt(page, at)?.part === 'references' ? Number.POSITIVE_INFINITY : PLACE_MIN
}

/** A mail address, or a telephone number and little else. */
const REACH_LINE =
  /@|^[^\p{Alpha}]*(?:\p{Alpha}{1,9}[ .:]{1,3})?\+?\(?\d(?:[ ().\-/]{0,3}\d){7,}\D{0,4}$/u
/** How near a way to reach the person is; columns pasted as text put a head into other parts. */
const REACH_LINES = 2

/** A house and its street beside a way to reach the person, under any heading. */
function besideReach(page: Page): Finding[] {
  return numberedLines(page)
    .filter(({ part }) => part === undefined || !isPersonal(part))
    .filter(({ number, start, end, firstWord, lastWord }) => {
      if (end - start > LINE_CHARS_MAX / 2 || page.known.parts.length === 0) return false
      const folded = page.folded.slice(start, end).trim()
      if (!HOUSE.test(folded) || STREETS.find(page, firstWord, lastWord).length === 0) return false
      const near = page.lines.slice(Math.max(0, number - REACH_LINES), number + REACH_LINES + 1)
      return near.some(
        (line) =>
          line.number !== number && REACH_LINE.test(page.folded.slice(line.start, line.end)),
      )
    })
    .filter(({ start, end }) => isAddressLike(page, start, end, PLACE_MIN))
    .map(({ start, end }) => ({ start, end, ...ADDRESS }))
}

/** Lines under any heading that have a postal code and words of an address. */
function elsewhere(page: Page): Finding[] {
  return numberedLines(page)
    .filter(({ part }) => part !== undefined && part !== 'work' && !isPersonal(part))
    .filter(({ part, start, end, firstWord, lastWord }) => {
      if (end - start > LINE_CHARS_MAX) return false
      const streets = STREETS.find(page, firstWord, lastWord).length
      const folded = page.folded.slice(start, end)
      return (
        streets >= 2 ||
        (streets === 1 && PINCODE.test(folded)) ||
        (part !== 'education' && HOUSE_AND_CODE.test(folded))
      )
    })
    .filter(({ start, end }) => isAddressLike(page, start, end, PLACE_MIN))
    .map(({ start, end }) => ({ start, end, ...ADDRESS }))
}
