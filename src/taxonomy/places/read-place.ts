// Reads one place from a location line or a postal address: "12 Example Street, 80331 München,
// Deutschland".

import { titleCase } from '../../languages/title-case.js'
import type { Country } from '../countries/countries.js'
import { mayBeIn, namesOf, type PlaceName } from './place-names.js'
import { bestReading, type Reading } from './place-readings.js'
import { NOT_CITY, REGION_KEPT, REPEAT_KEPT } from './place-rules.js'
import { type Segment, segmentsOf } from './segments.js'
import type { Place, PlaceHint } from './types.js'
import type { Word } from './words.js'

/** Longer than any address; bounds the work. */
const TEXT_CHARS_MAX = 300
/** "Stoke on Trent" has three; more words before a region are a street or a sentence. */
const UNKNOWN_TOWN_WORDS_MAX = 3
/** A logistic curve over a reading's score: in its middle a reading is as likely right as wrong. */
const STRENGTH = { middle: 6, slope: 0.9 } as const
/**
 * Among words that it does not explain a reading keeps this share. The rest depends on the share of
 * words that it explains.
 */
const AMONG_OTHERS = 0.4
const BY_COVERAGE = 0.6

/**
 * City, region if the country's custom keeps it, and country. "Singapore" is printed once, "New
 * York, New York" twice.
 */
export function canonicalPlace(city: string, region: string, country: Country | null): string {
  const keepsRegion = country !== null && (REGION_KEPT.has(country.code) || city === '')
  const parts = [city, keepsRegion ? region : '', country?.name ?? '']
  const isFirst = (part: string, index: number) => parts.indexOf(part) === index
  const isRepeatKept = country !== null && REPEAT_KEPT.has(country.code)
  return parts
    .filter((part, index) => part !== '' && (isRepeatKept || isFirst(part, index)))
    .join(', ')
}

/**
 * The words before a region or country that no gazetteer knows: "Yawal" in "Yawal, Maharashtra".
 */
function unknownTown(segments: Segment[], best: Reading, names: PlaceName[]): Word[] {
  if (best.city !== null) return []
  const isTaken = (index: number) => names.some((name) => name.segment === index && name.isWhole)
  let index = best.name.segment
  while (index > 0 && isTaken(index)) index -= 1
  const segment = segments[index]
  if (!segment || segment.isStreet || isTaken(index)) return []
  // "TESTPUR INDIA" has both in one segment.
  const isShared = index === best.name.segment
  const words = isShared
    ? segment.words.filter((word) => word.end < best.name.start)
    : segment.words
  if (isShared && !best.name.isLast) return []
  return isTownLike(words) ? words : []
}

function isTownLike(words: Word[]): boolean {
  const isName = words.every(
    (word) => /^\p{Alpha}{2}[\p{Alpha}.'’-]*$/u.test(word.text) && !NOT_CITY.has(word.key),
  )
  const isCapital = /^\p{Upper}/u.test(words[0]?.text ?? '')
  return isName && isCapital && words.length <= UNKNOWN_TOWN_WORDS_MAX
}

function confidenceOf(best: Reading, covered: number): number {
  const strength = 1 / (1 + Math.exp(-(best.score - STRENGTH.middle) * STRENGTH.slope))
  return Math.round(strength * (AMONG_OTHERS + BY_COVERAGE * covered) * 100) / 100
}

export interface Analysis {
  place: Place
  names: PlaceName[]
  /**
   * The share of the line's words, not counting streets, that name this place. An unknown town
   * counts half.
   */
  coverage: number
}

function coverageOf(segments: Segment[], names: PlaceName[], town: Word[]): number {
  const words = segments.reduce(
    (sum, segment) => sum + (segment.isStreet ? 0 : segment.words.length),
    0,
  )
  const inTown = (name: PlaceName) =>
    name.start >= (town[0]?.start ?? Infinity) && name.end <= (town.at(-1)?.end ?? 0)
  const matched = names.reduce(
    (sum, name) => sum + (name.isStreet || inTown(name) ? 0 : name.words),
    0,
  )
  return words === 0 ? 1 : Math.min(1, (matched + town.length / 2) / words)
}

/** Reads a place and also gives the names and the coverage behind it. */
export function analysePlace(text: string, hint?: PlaceHint): Analysis | null {
  const cut = text.slice(0, TEXT_CHARS_MAX)
  const segments = segmentsOf(cut)
  const names = namesOf(segments)
  const best = bestReading(names, hint)
  if (best === null) return null
  const town = unknownTown(segments, best, names)
  const printed = town.map((word) => word.text).join(' ')
  const city = best.city?.name ?? titleCase(printed)
  const region = best.region?.name ?? ''
  const fitting = names.filter((name) => mayBeIn(name, best.country?.code ?? ''))
  const coverage = coverageOf(segments, fitting, town)
  const place = {
    city,
    cityPrinted: best.city ? best.name.text : printed,
    region,
    country: best.country?.name ?? '',
    countryCode: best.country?.code ?? '',
    canonical: canonicalPlace(city, region, best.country),
    confidence: confidenceOf(best, coverage),
  }
  return { place, names, coverage }
}

/** The likeliest place that a line names, by neighbours, size and hint; null if it names none. */
export function readPlace(text: string, hint?: PlaceHint): Place | null {
  return analysePlace(text, hint)?.place ?? null
}
