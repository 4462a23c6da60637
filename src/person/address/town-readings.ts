// Lists every town that an address may mean, with its evidence; a learned ranking decides.

import { titleCase } from '../../languages/title-case.js'
import { anyOf } from '../../languages/words.js'
import { countryByCode } from '../../taxonomy/countries/countries.js'
import { analysePlace, canonicalPlace } from '../../taxonomy/places/read-place.js'
import type { Address } from './find-addresses.js'
import { isTownName } from './plain-town.js'
import { type AddressPlace, readAddress, townsOf } from './read-address.js'
import { rankOf } from './town-rank.js'

export interface TownReading {
  address: Address
  /** The number of the address among all. */
  at: number
  place: AddressPlace
  /** Where the address prints the town, -1 where it does not. */
  start: number
  end: number
  /** Read by rule, named by the gazetteer, or unknown to the gazetteer. */
  source: 'rule' | 'known' | 'plain'
  /** log10 of the inhabitants, 0 for an unknown name. */
  size: number
  /** What the address calls it: a district, a village, or nothing. */
  rank: string
}

/** Bounds the work; addresses are shorter and name fewer towns. */
const TEXT_CHARS_MAX = 300
const TOWNS_MAX = 12
/** The confidence in a place that only the country of the résumé suggests. */
const UNSURE = 0.1
const PART = /[^,;()\n]+/g
/** Signs and codes around a name: "Pune - 411001", "Dist: Karimnagar". */
const AROUND = /^[\s.:\-–—+=]+|[\s.:\-–—]*\d*[\s.:\-–—\d]*$/g
/** Labels that Indian addresses put before a name: "Teh.", "Dist.", "P.O.". */
const LABEL_BEFORE = new RegExp(
  String.raw`^(?:(?:${anyOf('address:any-labels')})\b[\s.:+=\-–—]*)+`,
  'i',
)

/** The same behind a name: "Sampleganj Dist", "Testpur-Tk". */
const LABEL_BEHIND = new RegExp(
  String.raw`[\s(.\-–—]+(?:${anyOf('address:district-labels')}|${anyOf('address:tehsil-labels')})[\s.)\-–—]*$`,
  'i',
)

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{Alpha}]/gu, '')

/** The place that rules read in an address. */
export function readPlace(address: Address, country: string | undefined): AddressPlace | null {
  const isSure = address.kind !== 'line' && address.kind !== 'weak'
  const text = address.text.slice(0, TEXT_CHARS_MAX)
  const ruled = readAddress(text, country, isSure)
  if (ruled) return ruled
  const place = analysePlace(text, country ? { country } : undefined)?.place
  const countryCode = place?.countryCode || country
  if (!countryCode) return null
  const { region = '', confidence = UNSURE } = place ?? {}
  return { canonical: '', city: '', region, countryCode, confidence }
}

/** The towns of an address in the country that rules read. */
export function townReadings(
  address: Address,
  at: number,
  ruled: AddressPlace,
  country: string | undefined,
): TownReading[] {
  const text = address.text.slice(0, TEXT_CHARS_MAX)
  const readings: TownReading[] = []
  const seen = new Set<string>()
  const add = (city: string, start: number, length: number, rest: Partial<TownReading>) => {
    const key = letters(city)
    if (key === '' || seen.has(key) || readings.length >= TOWNS_MAX) return
    seen.add(key)
    const place = {
      ...ruled,
      city,
      canonical: canonicalPlace(city, ruled.region, countryByCode(ruled.countryCode)),
    }
    readings.push({
      address,
      at,
      place,
      start,
      end: start + length,
      source: 'plain',
      size: 0,
      rank: rankOf(text, start, start + length),
      ...rest,
    })
  }
  const names = analysePlace(text, country ? { country } : undefined)?.names ?? []
  const towns = townsOf(names, ruled.countryCode, '')
  const printed = towns.find(({ name }) => letters(name.text) === letters(ruled.city))
  const start = printed?.name.start ?? text.toLowerCase().indexOf(ruled.city.toLowerCase())
  add(ruled.city, start, ruled.city.length, { source: 'rule', size: printed?.city.size ?? 0 })
  for (const { name, city } of towns) {
    add(titleCase(name.text), name.start, name.text.length, { source: 'known', size: city.size })
  }
  for (const { 0: part, index } of text.matchAll(PART)) {
    const bare = part.replace(AROUND, '').replace(LABEL_BEFORE, '').replace(LABEL_BEHIND, '')
    if (isTownName(bare)) add(titleCase(bare), index + part.indexOf(bare), bare.length, {})
  }
  return readings
}
