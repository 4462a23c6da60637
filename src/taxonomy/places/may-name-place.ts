// Tells at a glance that a text names no place: none of its words opens the name of one. What it denies
// is certain; what is left is read in full, which costs many times as much.
import { ASCII_CODES, isAscii, LETTERS } from '../../text/ascii-runs.js'
import { codeIn, sliceOf } from '../../text/code-at.js'
import { EMPTY_HASH, extendHash } from '../../text/text-hash.js'
import { countryFilter, countryOfCode } from '../countries/countries.js'
import { placeFilter } from './gazetteer.js'

/** Longer texts are read anyway: hardly any has no word that a place might begin with. */
const TEXT_CHARS_MAX = 500
/** "DE", "IND": codes of countries stand in other tables than names. */
const CODE_CHARS_MAX = 3
const [CAPITAL_A, CAPITAL_Z] = [65, 90]

const [OTHER, LETTER, JOINT] = [0, 1, 2]
const KINDS = new Uint8Array(ASCII_CODES)
for (const char of LETTERS) KINDS[char.charCodeAt(0)] = LETTER
// Marks and figures that may be a part of a name, or part it from a label: "Dist.Deoria", "Pune-6".
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

/** With `inCapitals`, only words with a capital in front count: in running text others name no place. */
export function mayNamePlace(text: string, inCapitals: boolean): boolean {
  const { length } = text
  if (length > TEXT_CHARS_MAX || !isAscii(text)) return true
  const low = text.toLowerCase()
  for (let at = 0; at < length; at++) {
    if (kindAt(text, at, length) !== LETTER) continue
    const from = at
    while (kindAt(text, at, length) === LETTER) at++
    if (inCapitals && !isCapitalAt(text, from)) continue
    // A mark or figure with more on its other side makes one word of both; a full stop does not.
    const isBegun =
      kindAt(text, from - 1, length) === JOINT && kindAt(text, from - 2, length) !== OTHER
    const goesOn = kindAt(text, at, length) === JOINT && kindAt(text, at + 1, length) !== OTHER
    if (isBegun || goesOn || opensName(text, low, from, at)) return true
  }
  return false
}
