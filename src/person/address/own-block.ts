// Finds an address beside the person's own mail address under any heading: a column of contact
// details is read after the column beside it, and stands under that one's last heading.
import { anyOf } from '../../languages/words.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import { isPersonal } from '../labels/label.js'
import type { Page, PageLine } from '../page/make-page.js'
import { linesWithAtSign } from '../recogniser.js'
import type { Finding } from '../types.js'
import { isAddressLike, STREETS } from './address-like.js'
import { isBusiness } from './no-address.js'

const ADDRESS = { category: 'address', placeholder: 'ADDRESS' } as const
/** How far a contact block reaches from the mail address. */
const REACH_LINES = 6
/** A line of such a block is short. */
const LINE_CHARS_MAX = 60
/** A year, or a time of a job: the line is no address. */
const YEAR = /\b(?:19|20)\d\d\b|@|https?:/
/** "10115 Berlin" and "3000 Employees": the word must be a town's name, as surely as beside a label. */
const CODE_AND_WORD = /\b\d{4,5} \p{Alpha}{3}/u
const TOWN_MIN = 0.35
/** A line that must go on: with a comma, a hyphen, or a word that joins two streets. */
const OPEN_END = new RegExp(String.raw`(?:[,-]|\b(?:${anyOf('address:own-block-joints')})\.?)\s*$`)

/** The lines near the person's own mail address that are no part of personal details. */
function near(page: Page): PageLine[] {
  const handles = (page.known.handles ?? []).map(foldInPlace)
  const numbers = new Set<number>()
  for (const { number, start, end } of linesWithAtSign(page)) {
    const text = page.folded.slice(start, end)
    if (!handles.some((handle) => text.includes(`${handle}@`))) continue
    for (let at = number - REACH_LINES; at <= number + REACH_LINES; at++) numbers.add(at)
  }
  return [...numbers].sort((a, b) => a - b).flatMap((number) => page.lines[number] ?? [])
}

export function ownBlock(page: Page): Finding[] {
  const lines = near(page).filter(
    ({ part, start, end }) =>
      part !== undefined &&
      !isPersonal(part) &&
      end - start <= LINE_CHARS_MAX &&
      !YEAR.test(page.folded.slice(start, end)),
  )
  const isSure = ({ start, end, firstWord, lastWord }: PageLine): boolean => {
    const text = page.text.slice(start, end)
    if (!/\d/.test(text)) return false
    const isCounted =
      CODE_AND_WORD.test(text) && STREETS.find(page, firstWord, lastWord).length === 0
    if (isCounted && isPlaceLike(text.replace(/\d+/g, ' ').trim()) < TOWN_MIN) return false
    return isAddressLike(page, start, end, Number.POSITIVE_INFINITY)
  }
  /** "Surgeon at Sample Hospital," and then its street: the line belongs to a job. */
  const goesOn = ({ number }: PageLine): boolean => {
    const before = page.lines[number - 1]
    return (
      before !== undefined &&
      OPEN_END.test(page.folded.slice(before.start, before.end)) &&
      !isSure(before)
    )
  }
  const taken = new Set(
    lines.filter((line) => isSure(line) && !goesOn(line)).map(({ number }) => number),
  )
  // Lines between: a street without its number before the rest, and what an open end goes on with.
  for (const line of [...lines].reverse()) {
    const isStreet = STREETS.find(page, line.firstWord, line.lastWord).length > 0
    const text = page.text.slice(line.start, line.end)
    if (isStreet && taken.has(line.number + 1) && !isBusiness(text)) taken.add(line.number)
  }
  for (const line of lines) {
    const before = page.lines[line.number - 1]
    if (!before || !taken.has(before.number) || taken.has(line.number)) continue
    const text = page.text.slice(line.start, line.end)
    const isOpen = OPEN_END.test(page.folded.slice(before.start, before.end))
    if (isOpen && text.trim() !== '' && !text.includes(':') && !isBusiness(text))
      taken.add(line.number)
  }
  return lines
    .filter(({ number }) => taken.has(number))
    .map(({ start, end }) => ({ start, end, ...ADDRESS }))
}
