// Finds where the work is done from the sentences of a posting.
import { anyOf, patternOf } from '../../languages/words.js'
import { findPlaces } from '../../taxonomy/places/find-places.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { readPlace } from '../../taxonomy/places/read-place.js'
import type { Place } from '../../taxonomy/places/types.js'
import type { LabelledUnit, Span } from '../types.js'
import { isKnownCity, isStray } from './find-market.js'

export interface Placed {
  value: string
  spans: Span[]
  confidence: number
}

/**
 * "Based in Oslo", "our office is near Leeds", "work from central London": a statement of the
 * workplace.
 */
const BASED = new RegExp(patternOf('place-based'), 'gu')
/** Words for the firm's own premises, which need not be where this job is. */
const NOT_HERE = new RegExp(String.raw`\b(?:${anyOf('place:not-here')})\b`, 'i')

/**
 * "JAM Recruitment" is no firm in Jamaica: three letters before other words are more likely a name.
 */
const COUNTRY_CODE = /^(?!USA|UAE)\p{Upper}{3}$/u
export const isCountryCode = (text: string): boolean => COUNTRY_CODE.test(text)

/**
 * "a dental practice in Harrogate", "Rosebank Care Home, Exmouth.": a town so small that it counts
 * only with the word or comma before it.
 */
const IN_TOWN = new RegExp(
  String.raw`(?:\b(?:${anyOf('place:in-town')})\s+|,\s+|\s[-–—]\s+)(\p{Upper}[\p{Alpha}'’-]+(?:\s+\p{Upper}[\p{Alpha}'’-]+)?)(?=$|[\s.,;!)–—-])|${patternOf('place-own-site')}`,
  'gu',
)
/** The first sentences are about this post, later ones about the firm and its customers. */
const EARLY_UNITS = 8
/** Bounds the work; postings stay far below these. */
const UNITS_MAX = 200
const UNIT_CHARS_MAX = 600
/** Only "in" supports such a name, so it must be a known town. */
const TOWN_SURE = 0.6
/** A town in the posting's own country needs less. */
const TOWN_AT_HOME_SURE = 0.5
/** Such a name rests on one preposition; a scored mention rests on several signs. */
const TOWN_CONFIDENCE = 0.55
const SCORED_CONFIDENCE = 0.6

function townNamed(
  units: readonly LabelledUnit[],
  /** The country whose towns are meant first; '' if unknown. */
  country: string,
  isTown: (name: string, place: Place) => boolean,
): Placed | null {
  for (const unit of units) {
    if (NOT_HERE.test(unit.text)) continue
    for (const match of unit.text.slice(0, UNIT_CHARS_MAX).matchAll(IN_TOWN)) {
      const name = match[1] ?? match[2] ?? ''
      const place = readPlace(name, country === '' ? undefined : { country })
      if (place && isTown(name, place) && !isStray(place, unit.text, country))
        return { value: place.canonical, spans: [unit.span], confidence: TOWN_CONFIDENCE }
    }
  }
  return null
}

const placeNamedEarly = (units: readonly LabelledUnit[], market: string): Placed | null =>
  townNamed(
    units.slice(0, EARLY_UNITS),
    market,
    (name, { city, countryCode }) =>
      isPlaceLike(name) >= (city !== '' && countryCode === market ? TOWN_AT_HOME_SURE : TOWN_SURE),
  )

/** The points of a mention: for its words, for its depth, and against it. */
const SCORE = {
  stated: 2,
  merelyNamed: 0.5,
  early: 1,
  laterAfterPreposition: 0.3,
  later: 0.1,
  /** A state or country is more likely a market than a workplace. */
  withoutTown: -0.6,
  notHere: -1.5,
  /** Every further mention of the same place adds this share of its own points. */
  againShare: 0.5,
} as const
/** A single late mention without a preposition stays below this. */
const SCORE_MIN = 0.7
/**
 * BASED states the place of a mention that ends at most this far behind the end of the match, and
 * begins at most this far before it.
 */
const STATED_CHARS_AFTER = 2
const STATED_CHARS_BEFORE = 80
/**
 * Further down a name without such a word before it is more likely a holiday destination or a
 * brand.
 */
const LED = new RegExp(String.raw`\b(?:${anyOf('place:led')})\s+$`, 'i')
/** Codes of states and countries have two letters. */
const CODE_CHARS_MAX = 2

interface Scored extends Placed {
  place: Place
  score: number
}

/** Whether this stretch of the text is part of the name. */
function isWithin(text: string, name: string, start: number, end: number): boolean {
  if (name === '') return false
  const from = text.lastIndexOf(name, start)
  return from >= 0 && end <= from + name.length
}

/**
 * "Maritime Museum", "Midland Lakes Board": a word before other names is part of one, unless it
 * names something in the posting's own country or a city that is known everywhere.
 */
const isNamePart = (text: string, end: number, place: Place, market: string): boolean =>
  market !== '' &&
  market !== place.countryCode &&
  /^\s\p{Upper}\p{Lower}/u.test(text.slice(end)) &&
  !isKnownCity(place)

/** Every place that the sentences name, the likeliest first. */
function placesNamed(units: readonly LabelledUnit[], employer: string, market: string): Scored[] {
  const scored = new Map<string, Scored>()
  for (const [depth, unit] of units.slice(0, UNITS_MAX).entries()) {
    const text = unit.text.slice(0, UNIT_CHARS_MAX)
    const stated = Array.from(text.matchAll(BASED), (match) => match.index + match[0].length)
    for (const { start, end, place } of findPlaces(text)) {
      // "Reports To" is not Toronto: a bare code is more likely a word.
      if (isCountryCode(text.slice(start, end)) || end - start <= CODE_CHARS_MAX) continue
      if (isWithin(text, employer, start, end) || isStray(place, text, market)) continue
      if (isNamePart(text, end, place, market)) continue
      const isStated = stated.some(
        (at) => end <= at + STATED_CHARS_AFTER && start >= at - STATED_CHARS_BEFORE,
      )
      const isLed = () => LED.test(text.slice(0, start))
      const depthScore =
        depth < EARLY_UNITS ? SCORE.early : isLed() ? SCORE.laterAfterPreposition : SCORE.later
      const score =
        (isStated ? SCORE.stated : SCORE.merelyNamed) +
        depthScore +
        (place.city === '' ? SCORE.withoutTown : 0) +
        (NOT_HERE.test(text) ? SCORE.notHere : 0)
      const value = place.canonical
      const known = scored.get(value)
      if (known) known.score += score * SCORE.againShare
      else {
        const span = { ...unit.span, start: unit.span.start + start, end: unit.span.start + end }
        scored.set(value, { value, place, spans: [span], confidence: SCORED_CONFIDENCE, score })
      }
    }
  }
  return [...scored.values()].sort((a, b) => b.score - a.score)
}

export function placeInProse(
  units: readonly LabelledUnit[],
  employer: string,
  market: string,
): Placed | null {
  const [best] = placesNamed(units, employer, market)
  return best && best.score > SCORE_MIN ? best : placeNamedEarly(units, market)
}

/** The town in a state or country that the sentences name; null if they name none. */
export function townWithin(
  wide: Place,
  units: readonly LabelledUnit[],
  employer: string,
  market: string,
): Placed | null {
  const isThere = ({ city, region, countryCode }: Place) =>
    city !== '' && countryCode === wide.countryCode && (wide.region || region) === region
  const town = placesNamed(units, employer, market).find(({ place }) => isThere(place))
  if (town && town.score > SCORE_MIN) return town
  // Within a state a town's name is unique enough; a country may have several towns of one name.
  return wide.region === ''
    ? null
    : townNamed(units.slice(0, UNITS_MAX), wide.countryCode, (_, place) => isThere(place))
}
