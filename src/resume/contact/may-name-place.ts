// Tells at a glance that a line names no place: none of its words in capitals opens the name of one.
// What it denies is certain; findPlaces, which costs many times as much, reads what is left.
import { asciiClass, isAscii, LETTERS } from '../../core/ascii-runs.js'
import { codeAt } from '../../core/code-at.js'
import { EMPTY_HASH, extendHash } from '../../core/text-hash.js'
import { countryFilter, countryOfCode } from '../../taxonomy/countries/countries.js'
import { placeFilter } from '../../taxonomy/places/gazetteer.js'

const TEXT_CHARS_MAX = 500
/** "DE", "IND": codes of countries stand in other tables than names. */
const CODE_CHARS_MAX = 3
const IS_LETTER = asciiClass(LETTERS)
/** Marks and figures that may be a part of a name, or part it from a label: "Dist.Deoria", "Pune-6". */
const IS_JOINT = asciiClass(".'&#-0123456789")
const [CAPITAL_A, CAPITAL_Z] = [65, 90]

const isCapital = (code: number): boolean => code >= CAPITAL_A && code <= CAPITAL_Z

function opensName(text: string, low: string, from: number, to: number): boolean {
  if (to - from <= CODE_CHARS_MAX && countryOfCode(text.slice(from, to))) return true
  const hash = extendHash(EMPTY_HASH, low, from, to)
  return (
    placeFilter.mayBeName(hash) ||
    placeFilter.mayGoOn(hash) ||
    countryFilter.mayBeName(hash) ||
    countryFilter.mayGoOn(hash)
  )
}

/** A mark or figure with a letter on its other side makes one word of both; a full stop does not. */
const isJoined = (text: string, mark: number, beyond: number): boolean =>
  IS_JOINT[codeAt(text, mark)] === 1 &&
  (IS_LETTER[codeAt(text, beyond)] === 1 || IS_JOINT[codeAt(text, beyond)] === 1)

export function mayNamePlace(text: string): boolean {
  if (text.length > TEXT_CHARS_MAX || !isAscii(text)) return true
  const low = text.toLowerCase()
  for (let at = 0; at < text.length; at++) {
    if (IS_LETTER[codeAt(text, at)] !== 1) continue
    const from = at
    while (IS_LETTER[codeAt(text, at)] === 1) at++
    if (!isCapital(codeAt(text, from))) continue
    const isPart = isJoined(text, from - 1, from - 2) || isJoined(text, at, at + 1)
    if (isPart || opensName(text, low, from, at)) return true
  }
  return false
}
