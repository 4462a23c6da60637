// Reads one address into a place: the town that a recruiter would write down, in the document's
// spelling.

import { titleCase } from '../../languages/title-case.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { countryByCode } from '../../taxonomy/countries/countries.js'
import { type City, DISTRICT_SIZE } from '../../taxonomy/places/gazetteer.js'
import type { PlaceName } from '../../taxonomy/places/place-names.js'
import { CITY_REGIONS } from '../../taxonomy/places/place-rules.js'
import { analysePlace, canonicalPlace } from '../../taxonomy/places/read-place.js'
import type { Place } from '../../taxonomy/places/types.js'
import { foldKey } from '../../text/fold.js'
import { trimEnd } from '../../text/trim-end.js'
import { plainTown } from './plain-town.js'

export interface AddressPlace {
  canonical: string
  city: string
  region: string
  countryCode: string
  confidence: number
}

/** log10 of inhabitants: a city this large is the answer, whatever suburb comes before it. */
const METROPOLIS = 5.9
/** A town this large is named instead of its district. */
const TOWN_MIN = 3.6
/** Fewer letters are an abbreviation, and the gazetteer has the name in full. */
const PRINTED_CHARS_MIN = 4
/** Labels of villages and post offices right before a name. */
const VILLAGE_BEFORE = new RegExp(
  String.raw`(?:${anyOf('address:before-a-village')})[\s.:+\-–—]*$`,
  'i',
)

/** Words for a part of a town that are towns too: "Krishna Nagar" is not Nagar. */
const LOCALITIES = new Set(eachOf('address:localities'))
/** The confidence in a town that no gazetteer knows, and the least for a reading to count. */
const UNKNOWN_TOWN = 0.45
const READING_MIN = 0.3

export interface Town {
  name: PlaceName
  city: City
}

/** The towns of the chosen country (and region, if the address names one), in their order. */
export function townsOf(names: PlaceName[], countryCode: string, regionCode: string): Town[] {
  return names.flatMap((name) => {
    if (name.isStreet && !name.isLast) return []
    const fitting = name.cities.filter(
      (city) =>
        city.countryCode === countryCode && (regionCode === '' || city.regionCode === regionCode),
    )
    const [best] = [...fitting].sort((a, b) => b.size - a.size)
    return best ? [{ name, city: best }] : []
  })
}

/** "Post Office : " is the longest label of this kind. */
const VILLAGE_CHARS = 14

/** "Vill. X", "P.O. X": smaller than a town. The name of a tehsil or police station is a town's. */
const isVillage = ({ name }: Town, text: string): boolean =>
  name.rank === 'village' &&
  VILLAGE_BEFORE.test(text.slice(Math.max(0, name.start - VILLAGE_CHARS), name.start))

/** "Palampur, Kangra": the town before its district; "Nanganallur, Chennai": the city. */
function preferTown(towns: Town[], chosen: Town, text: string): Town {
  const isCity = chosen.city.size >= METROPOLIS && chosen.name.rank !== 'district'
  if (isCity || CITY_REGIONS.has(chosen.city.regionCode)) return chosen
  const key = foldKey(chosen.city.name)
  const before = towns
    .slice(0, towns.indexOf(chosen))
    .findLast(({ city }) => foldKey(city.name) !== key)
  if (!before || isVillage(before, text)) return chosen
  const { name, city } = before
  return city.size >= TOWN_MIN && !name.isStreet && name.isWhole ? before : chosen
}

/** A name before such a word is called a district by the address itself. */
const IS_DISTRICT = new RegExp(String.raw`^[\s(.]*(?:${anyOf('address:district-start')})`, 'i')

/**
 * "Kothamangalam, Ernakulam": the gazetteer knows the second name only as a district, but the
 * address does not call it one, so the town before it is meant.
 */
const isBareDistrict = ({ name, city }: Town, text: string): boolean =>
  city.size === DISTRICT_SIZE && name.rank !== 'district' && !IS_DISTRICT.test(text.slice(name.end))

/** The word "district" behind a name, which the spelling leaves out. */
const DISTRICT_END = new RegExp(patternOf('address-district-end'), 'i')

/**
 * As printed, in normal case: "KOTHAMANGALAM" → "Kothamangalam"; short forms become the full name.
 */
function spelling({ name, city }: Town): string {
  // A full stop behind the name ends the address; one inside shortens it.
  const text = trimEnd(name.text, '.')
  const isFull =
    text.replace(/[^\p{Alpha}]/gu, '').length >= PRINTED_CHARS_MIN && !/['’.]/.test(text)
  if (!isFull || foldKey(text) === foldKey(city.name)) return city.name
  return titleCase(text.replace(DISTRICT_END, ''))
}

function withTown(place: Place, town: string): AddressPlace {
  return {
    canonical: canonicalPlace(town, place.region, countryByCode(place.countryCode)),
    city: town,
    region: place.region,
    countryCode: place.countryCode,
    confidence: place.confidence,
  }
}

/** For an address without a known town: its last plain name, in the given country. */
function unknownPlace(
  text: string,
  region: string,
  country: string | undefined,
): AddressPlace | null {
  const home = country ? countryByCode(country) : null
  const town = plainTown(text, text.length)
  if (!home || town === null) return null
  return {
    canonical: canonicalPlace(town, region, home),
    city: town,
    region,
    countryCode: home.code,
    confidence: UNKNOWN_TOWN,
  }
}

/** `isAddress`: the text is surely an address, so an unknown name may be its town. */
export function readAddress(
  text: string,
  country: string | undefined,
  isAddress: boolean,
): AddressPlace | null {
  const found = analysePlace(text, country ? { country } : undefined)
  if (!found || (found.place.confidence < READING_MIN && isAddress)) {
    return isAddress ? unknownPlace(text, '', country) : null
  }
  const { place, names } = found
  if (place.city === '' && isAddress) {
    return unknownPlace(text, place.region, place.countryCode) ?? withTown(place, '')
  }
  const regionCode =
    names.flatMap(({ regions }) => regions).find((region) => region.name === place.region)?.code ??
    ''
  const towns = townsOf(names, place.countryCode, regionCode)
  const chosen = towns.findLast(
    ({ name, city }) => name.text === place.cityPrinted && city.name === place.city,
  )
  if (!chosen) return withTown(place, place.city)
  if (!chosen.name.isWhole && LOCALITIES.has(chosen.name.key)) return null
  const town = preferTown(towns, chosen, text)
  const isDistrict = town === chosen && isBareDistrict(chosen, text)
  const unknown = isDistrict && isAddress ? plainTown(text, chosen.name.start) : null
  const isOneWord = unknown !== null && !unknown.includes(' ')
  return withTown(place, isOneWord ? unknown : spelling(town))
}
