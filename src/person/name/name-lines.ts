// Tells which lines are one name: a name in large type is often set on two.
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { isGivenName, isSurname } from '../../taxonomy/names/people-names.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldKey } from '../../text/fold.js'
import type { PersonLine } from '../types.js'
import { APART_LINES_MAX, LARGE, NAME_WORDS_MAX, SHOWN, TITLE_MIN } from './name-sizes.js'

/** Sizes of one line differ by rounding. */
const SAME_SIZE = 0.05
/** How likely two halves must be one name. */
const HALVES_MIN = 0.5
/** One or two words of letters, with capitals. */
const HALF = /^\p{Upper}[\u0300-\u036f\p{Alpha}'’-]+(?: \p{Upper}[\u0300-\u036f\p{Alpha}'’-]+)?$/u
const isCapitals = (text: string): boolean => text === text.toUpperCase()

/**
 * "ANA" above "SAMPLE": a name that a plain text has on two lines, in letters of one kind. Two words
 * below are a name of their own.
 */
const areHalves = (above: string, below: string): boolean =>
  HALF.test(above) &&
  HALF.test(below) &&
  !below.includes(' ') &&
  isCapitals(above) === isCapitals(below) &&
  nameLikelihood(`${above} ${below}`) >= HALVES_MIN &&
  titleLikelihood(below) < TITLE_MIN &&
  titleLikelihood(`${above} ${below}`) < TITLE_MIN

const isWords = (text: string): boolean => /^[\u0300-\u036f\p{Alpha}\s'’.-]+$/u.test(text)

/** A shorter line in large type is a monogram, not half of a name. */
const HALF_CHARS_MIN = 4

const isShown = ({ line, heading }: PersonLine): boolean =>
  heading === null && line.page === 1 && line.size >= SHOWN && isWords(line.text)

/** Words that end in a family name are a whole name: what follows in the same type is something else. */
const isWhole = (text: string): boolean => {
  const words = foldKey(text).split(' ')
  return words.length > 1 && isSurname(words.at(-1) ?? '')
}

/** Surnames that are also small towns are less likely places than this. */
const TOWN_MIN = 0.8

/**
 * "Leeds" below "Ana Sample": where the candidate lives. Below a given name it may be the surname
 * that is called after the town, as in "ANA MARIA" above "TOLEDO".
 */
function isTownBelow(above: string, below: string): boolean {
  if (isPlaceLike(below) < TOWN_MIN) return false
  const words = foldKey(above).split(' ')
  const last = words.at(-1) ?? ''
  const isGiven = words.length === 1 || (isGivenName(last) && !isSurname(last))
  return !(isGiven && isSurname(foldKey(below)))
}

/** Whether two lines of the same large type, one below the other, are one name and no title. */
export const isOneName = (above: PersonLine | undefined, below: PersonLine | undefined): boolean =>
  above !== undefined &&
  below !== undefined &&
  isShown(above) &&
  isShown(below) &&
  Math.abs(above.line.size - below.line.size) <= SAME_SIZE * above.line.size &&
  Math.min(above.line.text.length, below.line.text.length) >= HALF_CHARS_MIN &&
  isCapitals(above.line.text) === isCapitals(below.line.text) &&
  `${above.line.text} ${below.line.text}`.split(' ').length <= NAME_WORDS_MAX &&
  [above, below].every(({ line }) => titleLikelihood(line.text) < TITLE_MIN) &&
  !isWhole(above.line.text)

/** "ML" beside "Maria Lopez". */
const isMonogram = (text: string, name: string): boolean =>
  foldKey(text) ===
  foldKey(name)
    .split(' ')
    .map((word) => word[0])
    .join('')

/**
 * The following lines that make one name with this one: in the same large type, in large type right
 * below, or the next line if both are bold.
 */
export function together(lines: readonly PersonLine[], at: number): string[] {
  const first = lines[at]?.line
  if (!first) return []
  const texts: string[] = []
  let joined = first.segments[0]?.text ?? first.text
  for (const { line, heading } of lines.slice(at + 1, at + 1 + APART_LINES_MAX)) {
    const isNext = line.index === first.index + 1
    const isSame = Math.abs(line.size - first.size) <= SAME_SIZE * first.size
    const isLarge = first.size > LARGE
    const isLong = line.text.length >= HALF_CHARS_MIN
    const isStepped =
      isNext && isLong && first.size >= SHOWN && line.size >= SHOWN && isWords(line.text)
    const isBold = isNext && first.bold && line.bold && isWords(line.text)
    const isOne = first.size > 2 && line.size > 2 && line.text.length === 1
    const isBroken = isNext && first.size === line.size && areHalves(first.text, line.text)
    const isHalf = (isBold || isBroken) && !isTownBelow(joined, line.text)
    const isOfName = (isLarge && isSame) || isStepped || isHalf || isOne
    if (heading !== null || !isOfName || isMonogram(line.text, joined)) continue
    const [own = ''] = line.segments.map(({ text }) => text)
    joined = `${joined} ${own}`
    texts.push(joined)
    if (!isLarge) break
  }
  return texts
}
