// Weighs what the names of a line may mean: every city, region and country, by its size and its
// neighbours.
import { type Country, countryByCode } from '../countries/countries.js'
import { type City, type Region, regionByCode } from './gazetteer.js'
import type { PlaceName } from './place-names.js'
import {
  AMBIGUOUS_WORDS,
  CITY_REGIONS,
  COUNTIES_BEHIND_TOWNS,
  FORMER_REGIONS,
} from './place-rules.js'
import type { PlaceHint } from './types.js'

export interface Reading {
  name: PlaceName
  city: City | null
  region: Region | null
  country: Country | null
  score: number
}

/** Points that a reading gains or loses; a city starts with log10 of its inhabitants. */
const WEIGHT = {
  countryMatch: 4,
  countryClash: -6,
  regionMatch: 3.5,
  cityRegionMatch: 1,
  formerRegion: 2,
  sameRegion: 1,
  /** A town before its county, and the county behind the town. */
  countyMatch: 2.5,
  countyBehindTown: -2,
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

interface Within {
  countryCode: string
}

// A common name belongs to dozens of cities, and each is weighed against all the others: loops are
// cheaper here than closures.
function isIn(list: readonly Within[], countryCode: string): boolean {
  for (const one of list) if (one.countryCode === countryCode) return true
  return false
}

function hasRegion(regions: readonly Region[], code: string | undefined): boolean {
  for (const region of regions) if (region.code === code) return true
  return false
}

function hasCityIn(cities: readonly City[], regionCode: string): boolean {
  for (const city of cities) if (city.regionCode === regionCode) return true
  return false
}

function isCounty({ isDistrict, countryCode }: City): boolean {
  return isDistrict === true && COUNTIES_BEHIND_TOWNS.has(countryCode)
}

function hasCountyIn(cities: readonly City[], regionCode: string): boolean {
  for (const city of cities) if (city.regionCode === regionCode && isCounty(city)) return true
  return false
}

/** Whether a segment before the county's names a town that may lie in it. */
function isBehindTown(name: PlaceName, county: City, names: PlaceName[]): boolean {
  return names.some(
    ({ segment, isWhole, isStreet, cities }) =>
      segment < name.segment &&
      isWhole &&
      !isStreet &&
      cities.some((city) => city.regionCode === county.regionCode && !isCounty(city)),
  )
}

/** How much another name of the line supports a country and a region. */
function supportOf(other: PlaceName, countryCode: string, regionCode: string): number {
  if (hasRegion(other.regions, regionCode)) {
    return CITY_REGIONS.has(regionCode) ? WEIGHT.cityRegionMatch : WEIGHT.regionMatch
  }
  if (other.country?.code === countryCode) return WEIGHT.countryMatch
  if (hasRegion(other.regions, FORMER_REGIONS.get(regionCode))) return WEIGHT.formerRegion
  if (hasCountyIn(other.cities, regionCode)) return WEIGHT.countyMatch
  if (hasCityIn(other.cities, regionCode)) return WEIGHT.sameRegion
  if (other.isStreet || !other.isWhole) return 0
  const isClash = other.country !== null && other.regions.length === 0
  if (isClash && !isIn(other.cities, countryCode)) return WEIGHT.countryClash
  return other.regions.length > 0 && other.cities.length === 0 ? WEIGHT.regionClash : 0
}

function support(name: PlaceName, names: PlaceName[], countryCode: string, regionCode: string) {
  let sum = 0
  for (const other of names) {
    if (other !== name) sum += supportOf(other, countryCode, regionCode)
  }
  return sum
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

/** A word that is seldom a place, or a bare code, needs support from a neighbour. */
function doubt(name: PlaceName, context: number): number {
  if (context > 0) return 0
  if (name.isCode) return WEIGHT.codeAlone
  return AMBIGUOUS_WORDS.has(name.key) ? WEIGHT.ambiguousAlone : 0
}

function cityScore(name: PlaceName, city: City, own: number, names: PlaceName[]): number {
  const isBehind = isCounty(city) && isBehindTown(name, city, names)
  const context =
    support(name, names, city.countryCode, city.regionCode) +
    (isBehind ? WEIGHT.countyBehindTown : 0)
  return city.size + (own + name.segment * WEIGHT.laterSegment) + context + doubt(name, context)
}

function regionScore(name: PlaceName, region: Region, own: number, names: PlaceName[]): number {
  const isInCountry = names.some(
    (other) => other !== name && other.country?.code === region.countryCode,
  )
  const clash = Math.min(0, support(name, names, region.countryCode, region.code))
  const context = clash + (isInCountry ? WEIGHT.countryMatch : 0)
  return WEIGHT.regionAlone + own + context + doubt(name, context)
}

const STATE_CODE = /^\p{Upper}{2}$/u

/** "Lafayette, LA 70508": the state of the town before its code; a far city is not meant. */
function stateOfTown(name: PlaceName, names: PlaceName[]): Region | undefined {
  if (name.cities.length === 0 || name.regions.length === 0 || !STATE_CODE.test(name.text))
    return undefined
  return name.regions.find(({ code }) =>
    names.some(
      ({ segment, isWhole, cities }) =>
        segment < name.segment && isWhole && hasCityIn(cities, code),
    ),
  )
}

/** What one name of the line most likely means. */
function readingOf(name: PlaceName, names: PlaceName[], hint?: PlaceHint): Reading | null {
  const own = nameScore(name)
  const { country } = name
  let top = -Infinity
  let topCity: City | null = null
  let topRegion: Region | null = null
  const state = stateOfTown(name, names)
  for (const city of name.cities) {
    if (state !== undefined && city.regionCode !== state.code) continue
    const score = cityScore(name, city, own, names) + hintScore(city.countryCode, hint)
    if (score <= top) continue
    top = score
    topCity = city
  }
  for (const region of name.regions) {
    const score = regionScore(name, region, own, names) + hintScore(region.countryCode, hint)
    if (score <= top) continue
    top = score
    topRegion = region
  }
  // England is part of the United Kingdom rather than another name for it.
  if (country && !isIn(name.regions, country.code)) {
    const alone = WEIGHT.countryAlone + Math.max(0, own) + doubt(name, 0)
    const score = alone + hintScore(country.code, hint)
    if (score > top) return { name, city: null, region: null, country, score }
  }
  if (topRegion) {
    const { countryCode } = topRegion
    return { name, city: null, region: topRegion, country: countryByCode(countryCode), score: top }
  }
  if (!topCity) return null
  const region = regionByCode(topCity.regionCode)
  return { name, city: topCity, region, country: countryByCode(topCity.countryCode), score: top }
}

/** The likeliest meaning of all the names of a line; the first of two that are equally likely. */
export function bestReading(names: PlaceName[], hint?: PlaceHint): Reading | null {
  let best: Reading | null = null
  for (const name of names) {
    const reading = readingOf(name, names, hint)
    if (reading && (best === null || reading.score > best.score)) best = reading
  }
  return best
}
