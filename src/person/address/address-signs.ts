// What makes a piece of text look like an address, or like a part of one: postal codes, houses,
// streets, and the names of places.
import { findDates } from '../../dates/find-dates.js'
import { anyOf } from '../../languages/words.js'
import { AMBIGUOUS_WORDS } from '../../taxonomy/places/place-rules.js'
import { analysePlace } from '../../taxonomy/places/read-place.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldKey } from '../../text/fold.js'
import { hasDigit } from '../phone/digits.js'
import type { Piece } from './contact-pieces.js'
import { HOUSE } from './may-belong.js'
import { isTownName } from './plain-town.js'

/** From here on a text is a title, even if it names a place. */
const TITLE_MIN = 0.6
/** Four digits before a town; "2011–2019 Sample Works" is the time in a job. */
const POSTCODE =
  /\b\d{3}\s?\d{3}\b|\b\d{5}\b|(?<!\b(?:19|20)\d\d\s?[–—-]\s?)\b\d{4}\s\p{Upper}\p{Alpha}/u
/** Words of streets, houses and villages, including Indian ones. */
const STREET = new RegExp(String.raw`\b(?:${anyOf('address:signs')})`, 'iu')
/** A line with a place alone is no longer than this. */
const PLACE_LINE_CHARS_MAX = 60
/** The share of a line's words that must name the place. */
const COVERAGE_MIN = 0.5
const LISTED_COVERAGE_MIN = 0.4
/** A word, not an ordinal's ending. */
const HAS_WORD = /\p{Alpha}{3}/u

/** Whether the piece has a postal code, a house number, or a word of an address. */
export const hasEvidence = ({ label, text }: Piece): boolean =>
  label?.kind === 'part' ||
  (hasDigit(text) && (POSTCODE.test(text) || HOUSE.test(text))) ||
  STREET.test(text)

/** "March 3, 1990" and "Male" name places too, and nobody means them. */
function isNoPlace(text: string): boolean {
  if (AMBIGUOUS_WORDS.has(foldKey(text))) return true
  if (!hasDigit(text)) return false
  return findDates(text).some(
    ({ start, end }) => !HAS_WORD.test(text.slice(0, start) + text.slice(end)),
  )
}

/** Whether it names a place and little else. */
export function isPlaceLine(text: string): boolean {
  if (text.length > PLACE_LINE_CHARS_MAX || isNoPlace(text)) return false
  const coverage = analysePlace(text)?.coverage ?? 0
  const isPlace = coverage >= (text.includes(',') ? LISTED_COVERAGE_MIN : COVERAGE_MIN)
  return isPlace && titleLikelihood(text) < TITLE_MIN
}

const LABEL_MARK = /[:.=+\-–—]\s*$/
/** A mark and the blank behind it. */
const MARK_CHARS = 2
/** "Dist: Sampleganj", but not "District Level". */
const isMarkedPart = ({ label, line, start }: Piece): boolean =>
  label?.kind === 'part' && LABEL_MARK.test(line.text.slice(Math.max(0, start - MARK_CHARS), start))

/** A postal code is evidence enough, and so is a house in a street or the label of a village. */
export function isWholeAddress(piece: Piece): boolean {
  const { text } = piece
  if (isMarkedPart(piece)) return true
  return hasDigit(text) && (POSTCODE.test(text) || (HOUSE.test(text) && STREET.test(text)))
}

/** "Testville, Sampleshire" in the contact section: two names and nothing else. */
export function isNamesAlone({ text, section }: Piece): boolean {
  if (section !== 'contact' || text.length > PLACE_LINE_CHARS_MAX) return false
  const parts = text.split(', ')
  return parts.length === 2 && parts.every(isTownName) && titleLikelihood(text) < TITLE_MIN
}
