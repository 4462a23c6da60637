// Finds addresses: labelled ones with the lines that continue them, and address-like pieces of the
// head.
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { fieldOfLabel } from '../labels/fields.js'
import { isPersonal, type Label } from '../labels/label.js'
import { lineAt, type Page, type PageLine } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelValue, numberedLines, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { withBlock } from './address-block.js'
import { HOUSE, isBusiness, isDuty } from './no-address.js'
import { pageHeads } from './page-heads.js'

const ADDRESS = { category: 'address', placeholder: 'ADDRESS' } as const
const STREETS = phraseSet(eachOf('address:streets'))
const WEAK = phraseSet(eachOf('address:weak-streets'))
/** Street names in one word: "Hauptstraße 5", "Dorpsweg". */
const STREET_ENDING = new RegExp(String.raw`[a-z]{3,}(?:${anyOf('address:street-endings')})\b`)
/**
 * Postal codes: Indian, British, Canadian, Dutch, US after a state, German and French before a
 * town. "2010 to 2016" is none.
 */
const POSTAL = new RegExp(
  String.raw`\b(?!(?:19|20)\d\d[ ](?:${anyOf('address:after-a-year')})\b)(?:[1-9]\d{2}[ -]?\d{3}|[a-z]{1,2}\d[a-z\d]?[ ]?\d[a-z]{2}|[a-z]\d[a-z][ ]?\d[a-z]\d|[1-9]\d{3}[ ]?[a-z]{2}|[a-z]{2}[ ,.-]{1,3}\d{5}(?:-\d{4})?|(?:[a-z]{1,2}-)?\d{4,5}[ ][a-z]{3,}|\d{5}(?:-\d{3,4})?|p\.?[ ]?o\.?[ ]?box[ ]?\d+)\b`,
)
/** "Council No. 447188", "SRA ID: 447188": another number with as many digits as a postal code. */
const OTHER_NUMBER = new RegExp(
  String.raw`\b(?:${anyOf('address:before-other-numbers')})\b[ .:#-]{0,3}\d{5,6}\b`,
  'g',
)
const PIECE_END = new RegExp(patternOf('address-before-a-reach'), 'g')
/** Six digits at the end of a piece, in one or two groups: an Indian postal code. */
const PINCODE = /\b[1-9]\d{2}[ ]?\d{3}\b/
/** "22 Sample Fach, Swansea SA1 4PE": a house number, and a complete postal code at the end. */
const HOUSE_AND_CODE =
  /(?:^|, ?)\d{1,5}[a-z]? [a-z][a-z' .-]{2,30},.{0,40}\b(?:[a-z]{1,2}\d[a-z\d]?[ ]?\d[a-z]{2}|[a-z]{2},? \d{5}(?:-\d{4})?)[\s.]*$/
/** A town with region and country has no more words than this. */
const PLACE_WORDS_MAX = 10
/**
 * Nine digits or more with signs between them: the groups of a phone number look like postal codes.
 */
const PHONE_LIKE = /\+?\d(?:[ ().\-/]{0,3}\d){8,}/g
/** How many lines an address may go on over. */
const CONTINUE_MAX = 5
/** A longer line is a sentence. */
const LINE_CHARS_MAX = 180
/** How sure a place must be without a label. */
const PLACE_MIN = 0.5
/** "Miss Anna Lee" is a person, even if a town has that name. */
const TITLED = new RegExp(String.raw`^(?:${anyOf('address:before-a-name')})\b`, 'i')
/** … and how sure with a label. */
const LABELLED_PLACE_MIN = 0.35
/** The digits of years and dates are no postal code. */
const DATE_LIKE = new RegExp(
  String.raw`\b(?:19|20)\d\d[ ]?-[ ]?(?:(?:19|20)?\d\d|(?:${anyOf('personal:months-and-seasons')})[a-z]*)\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{4}\b|\b\d{1,2}\/\d\d[ ]?-[ ]?\d{1,2}\/\d\d\b`,
)
/** A line of so many words needs a postal code, or two words of streets or villages. */
const LONG_WORDS_MIN = 13
const LONG_CODE = /\b\d{3}[ -]?\d{3}\b|\b\d{5}\b|\b[a-z]{1,2}\d[a-z\d]?[ ]?\d[a-z]{2}\b/

/** Shorter texts such as "NY" are words too. */
const CHARS_MIN = 3

/** Whether a stretch has a street, a postal code or a town, and is no job or firm. */
export function isAddressLike(page: Page, start: number, end: number, placeMin: number): boolean {
  const folded = page.folded.slice(start, end).replace(PHONE_LIKE, ' ').replace(OTHER_NUMBER, ' ')
  if (folded.trim().length < CHARS_MIN || /@|https?:|www\./.test(folded) || DATE_LIKE.test(folded))
    return false
  let strength = 0
  const words = wordsIn(page, start, end)
  const streets = STREETS.find(page, words.from, words.to).length
  if (words.to - words.from >= LONG_WORDS_MIN && streets < 2 && !LONG_CODE.test(folded))
    return false
  if (streets > 0 || STREET_ENDING.test(folded)) strength += 2
  if (WEAK.find(page, words.from, words.to).length > 0) strength += 1
  const code = POSTAL.exec(folded)?.[0]
  const hasCode = code !== undefined
  if (hasCode) strength += 2
  if (HOUSE.test(folded)) strength += 1
  // "2019 DPhil Physics": a year counts as a postal code only beside a town.
  const isYear = hasCode && /^(?:19|20)\d\d[ ]/.test(code)
  if (hasCode && !isYear) return !isDuty(page.text.slice(start, end))
  if (isYear) return !isBusiness(page.text.slice(start, end))
  if (strength >= 2) return !isBusiness(page.text.slice(start, end))
  const text = page.text
    .slice(start, end)
    .replace(/[\d()-]+/g, ' ')
    .trim()
    .replace(/[.,]+$/, '')
  if (TITLED.test(text)) return false
  const isLoose = strength > 0 && /,/.test(text)
  if (!isLoose && (words.to - words.from > PLACE_WORDS_MAX || isPlaceLike(text) < placeMin)) {
    return false
  }
  return !isBusiness(text)
}

/**
 * Whether a line beside an address may belong to it: it is no job, firm, or label of something
 * else.
 */
export function isOfAddress(page: Page, { start, end }: Piece): boolean {
  const text = page.text.slice(start, end)
  return !isBusiness(text) && (fieldOfLabel(text)?.category ?? 'address') === 'address'
}

function wordsIn(page: Page, start: number, end: number): { from: number; to: number } {
  let low = 0
  let high = page.words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((page.words[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  let to = low
  while ((page.words[to]?.end ?? Number.POSITIVE_INFINITY) <= end) to++
  return { from: low, to }
}

interface Piece {
  start: number
  end: number
}

/** The pieces of a line between separators, without the values of other labels. */
function pieces(page: Page, line: PageLine, labels: readonly Label[]): Piece[] {
  const text = page.folded.slice(line.start, line.end)
  const out: Piece[] = []
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
function withoutLabels(page: Page, piece: Piece, labels: readonly Label[]): Piece {
  let { start, end } = piece
  for (const label of labels) {
    if (label.start < start || label.start >= end) continue
    const opens = !/[\p{L}\p{N}]/u.test(page.folded.slice(start, label.start))
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
    (line.part !== 'work' && isAddressLike(page, valueStart, valueEnd, Number.POSITIVE_INFINITY))
  if (!isSaid || value.length > LINE_CHARS_MAX || /@/.test(value)) return []
  if (/[\p{L}\p{N}]/u.test(value)) found.push({ start: valueStart, end: valueEnd, ...ADDRESS })
  // The value may be on another line than its label.
  const first = Math.max(line.number, lineAt(page, valueStart)?.number ?? 0) + 1
  let endsOpen = /[,-]\s*$/.test(value) || !/[\p{L}\p{N}]/u.test(value)
  for (let number = first; number < first + CONTINUE_MAX; number++) {
    const next = page.lines[number]
    if (!next || labelLines.has(number) || !isPersonal(next.part)) break
    if (next.end - next.start > LINE_CHARS_MAX / 2) break
    const isMore = isAddressLike(page, next.start, next.end, LABELLED_PLACE_MIN)
    const text = page.folded.slice(next.start, next.end)
    if (isBusiness(page.text.slice(next.start, next.end))) break
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
  return withBlock(page, [...found, ...elsewhere(page), ...heads], isBusiness)
}

/** A referee's name may also be a town's, so among referees a street or a postal code is needed. */
function placeMinOf(page: Page, at: number): number {
  return lineAt(page, at)?.part === 'references' ? Number.POSITIVE_INFINITY : PLACE_MIN
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
