// Weighs what the names of a line may mean: every city, region and country, by size and by its neighbours.
import { type Country, countryByCode } from '../countries/countries.js'
import { type City, type Region, regionByCode } from './gazetteer.js'
import type { PlaceName } from './place-names.js'
import { AMBIGUOUS_WORDS, CITY_REGIONS, FORMER_REGIONS } from './place-rules.js'
import type { PlaceHint } from './types.js'

export interface Reading {
  name: PlaceName
  city: City | null
  region: Region | null
  country: Country | null
  score: number
}

/** What a reading gains or loses; a city starts with log10 of its inhabitants. */
const WEIGHT = {
  countryMatch: 4,
  countryClash: -6,
  regionMatch: 3.5,
  cityRegionMatch: 1,
  formerRegion: 2,
  sameRegion: 1,
  regionClash: -4,
  hintMatch: 2,
  hintClash: -1,
  whole: 1.5,
  street: -3,
  behindStreet: -1.5,
  district: 1.5,
  village: -1.5,
  postcode: 1,
  ambiguousAlone: -4,
  codeAlone: -4,
  lowerCase: -1,
  laterSegment: 0.3,
  regionAlone: 5.4,
  countryAlone: 6.6,
} as const

/** How another name of the line speaks for a country and a region. */
function supportOf(other: PlaceName, countryCode: string, regionCode: string): number {
  if (other.regions.some((region) => region.code === regionCode)) {
    return CITY_REGIONS.has(regionCode) ? WEIGHT.cityRegionMatch : WEIGHT.regionMatch
  }
  if (other.country?.code === countryCode) return WEIGHT.countryMatch
  if (other.regions.some((region) => FORMER_REGIONS.get(regionCode) === region.code)) {
    return WEIGHT.formerRegion
  }
  if (other.cities.some((city) => city.regionCode === regionCode)) return WEIGHT.sameRegion
  if (other.isStreet || !other.isWhole) return 0
  const sharesCountry =
    other.regions.some((region) => region.countryCode === countryCode) ||
    other.cities.some((city) => city.countryCode === countryCode)
  if (other.country && other.regions.length === 0 && !sharesCountry) return WEIGHT.countryClash
  return other.regions.length > 0 && other.cities.length === 0 ? WEIGHT.regionClash : 0
}

function support(others: PlaceName[], countryCode: string, regionCode: string): number {
  return others.reduce((sum, other) => sum + supportOf(other, countryCode, regionCode), 0)
}

function hintScore(countryCode: string, hint: PlaceHint | undefined): number {
  if (!hint?.country) return 0
  return hint.country === countryCode ? WEIGHT.hintMatch : WEIGHT.hintClash
}

function nameScore(name: PlaceName): number {
  let score = 0
  if (name.isWhole) score += WEIGHT.whole
  if (name.isStreet) score += name.isLast ? WEIGHT.behindStreet : WEIGHT.street
  if (name.rank === 'district') score += WEIGHT.district
  if (name.rank === 'village') score += WEIGHT.village
  if (name.hasPostcode) score += WEIGHT.postcode
  if (name.text === name.text.toLowerCase()) score += WEIGHT.lowerCase
  return score
}

/** A word that is seldom a place, or a bare code, needs a neighbour that speaks for it. */
function doubt(name: PlaceName, context: number): number {
  if (context > 0) return 0
  if (name.isCode) return WEIGHT.codeAlone
  return AMBIGUOUS_WORDS.has(name.key) ? WEIGHT.ambiguousAlone : 0
}

function cityReading(name: PlaceName, city: City, others: PlaceName[], hint?: PlaceHint): Reading {
  const context = support(others, city.countryCode, city.regionCode)
  const place = nameScore(name) + name.segment * WEIGHT.laterSegment
  const score =
    city.size + place + context + doubt(name, context) + hintScore(city.countryCode, hint)
  const country = countryByCode(city.countryCode)
  return { name, city, region: regionByCode(city.regionCode), country, score }
}

function regionReading(
  name: PlaceName,
  region: Region,
  others: PlaceName[],
  hint?: PlaceHint,
): Reading {
  const isInCountry = others.some((other) => other.country?.code === region.countryCode)
  const clash = Math.min(0, support(others, region.countryCode, region.code))
  const context = clash + (isInCountry ? WEIGHT.countryMatch : 0)
  const score =
    WEIGHT.regionAlone +
    nameScore(name) +
    context +
    doubt(name, context) +
    hintScore(region.countryCode, hint)
  return { name, city: null, region, country: countryByCode(region.countryCode), score }
}

export function readingsOf(name: PlaceName, names: PlaceName[], hint?: PlaceHint): Reading[] {
  const others = names.filter((other) => other !== name)
  const readings = [
    ...name.cities.map((city) => cityReading(name, city, others, hint)),
    ...name.regions.map((region) => regionReading(name, region, others, hint)),
  ]
  const { country } = name
  // England is a part of the United Kingdom before it is a name for it.
  const isPart = name.regions.some((region) => region.countryCode === country?.code)
  if (country && !isPart) {
    const score =
      WEIGHT.countryAlone +
      Math.max(0, nameScore(name)) +
      doubt(name, 0) +
      hintScore(country.code, hint)
    readings.push({ name, city: null, region: null, country, score })
  }
  return readings
}
