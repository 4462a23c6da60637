// Tells quickly that a text names no place because none of its words opens a place's name. A "no"
// is certain. Any other text is read in full, which costs many times as much.
import { ASCII_CODES, isAscii, LETTERS } from '../../text/ascii-runs.js'
import { codeIn, sliceOf } from '../../text/code-at.js'
import { EMPTY_HASH, extendHash } from '../../text/text-hash.js'
import { countryFilter, countryOfCode } from '../countries/countries.js'
import { placeFilter } from './gazetteer.js'

/** Longer texts are read anyway, because nearly all have a word that may begin a place. */
const TEXT_CHARS_MAX = 500
/** "DE", "IND": country codes are in other tables than names. */
const CODE_CHARS_MAX = 3
const [CAPITAL_A, CAPITAL_Z] = [65, 90]

/** What a character may be to a name: no part of it, a letter, or a joint between two letters. */
const [OTHER, LETTER, JOINT] = [0, 1, 2]
const KINDS = new Uint8Array(ASCII_CODES)
for (const char of LETTERS) KINDS[char.charCodeAt(0)] = LETTER
// Marks and digits that may belong to a name or separate it from a label: "Dist.Deoria", "Pune-6".
for (const char of ".'&#-0123456789") KINDS[char.charCodeAt(0)] = JOINT

const kindAt = (text: string, at: number, length: number): number =>
  at >= 0 && at < length ? (KINDS[codeIn(text, at)] ?? OTHER) : OTHER

function isCapitalAt(text: string, at: number): boolean {
  const code = codeIn(text, at)
  return code >= CAPITAL_A && code <= CAPITAL_Z
}

function opensName(text: string, low: string, from: number, to: number): boolean {
  const hash = extendHash(EMPTY_HASH, low, from, to)
  if (placeFilter.mayBeName(hash) || placeFilter.mayGoOn(hash)) return true
  if (countryFilter.mayBeName(hash) || countryFilter.mayGoOn(hash)) return true
  return to - from <= CODE_CHARS_MAX && countryOfCode(sliceOf(text, from, to)) !== null
}

/**
 * With `inCapitals` only words that begin with a capital count, because other words of running text
 * name no place.
 */
export function mayNamePlace(text: string, inCapitals: boolean): boolean {
  const { length } = text
  if (length > TEXT_CHARS_MAX || !isAscii(text)) return true
  const low = text.toLowerCase()
  for (let at = 0; at < length; at++) {
    if (kindAt(text, at, length) !== LETTER) continue
    const from = at
    while (kindAt(text, at, length) === LETTER) at++
    if (inCapitals && !isCapitalAt(text, from)) continue
    // A mark or digit between two letters makes one word of both sides. A full stop at the end does
    // not.
    const isBegun =
      kindAt(text, from - 1, length) === JOINT && kindAt(text, from - 2, length) !== OTHER
    const goesOn = kindAt(text, at, length) === JOINT && kindAt(text, at + 1, length) !== OTHER
    if (isBegun || goesOn || opensName(text, low, from, at)) return true
  }
  return false
}
