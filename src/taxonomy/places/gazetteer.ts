// The baked gazetteer: cities, regions and districts by folded name.

import { bakedTable } from '../../tables/baked-table.js'
import { dataText } from '../../tables/data-file.js'
import { LineTable, lineTable } from '../../tables/line-table.js'
import { NameFilter, nameFilterTable } from '../../tables/name-filter.js'
import { foldKey } from '../../text/fold.js'

export interface City {
  name: string
  countryCode: string
  /** GeoNames first-level code, "US.TX". */
  regionCode: string
  /** log10 of the inhabitants; nicknames and parts of towns have less. */
  size: number
  /** Whether it is a district or county rather than a town. */
  isDistrict?: true
}

export interface Region {
  code: string
  countryCode: string
  name: string
}

/** Half a megabyte; one in twenty-five names passes that is not among the 165,000 keys. */
const PLACE_BITS_LOG2 = 22
/** A district counts like a small town, so that a town beside it wins. */
export const DISTRICT_SIZE = 4.3

const read = (name: string) =>
  new LineTable(
    bakedTable(`places/${name}`, () => lineTable(dataText(`./baked/${name}.tsv`, import.meta.url))),
  )
const cities = read('cities')
const districts = read('districts')
const regionNames = read('region-names')
/** Names of regions by code. */
const regions = read('regions')

/** The keys of all cities, districts and regions. */
export const placeFilter = new NameFilter(
  bakedTable('places/filter', () => nameFilterTable(placeKeys(), PLACE_BITS_LOG2)),
)

function* placeKeys(): Generator<string> {
  for (const table of [cities, districts, regionNames]) yield* table.keys()
}

export function citiesNamed(key: string): City[] {
  const line = cities.get(key)
  if (line === undefined) return []
  return line.split(';').map((entry) => {
    const [name = '', countryCode = '', admin1 = '', size = '0'] = entry.split('|')
    return { name, countryCode, regionCode: `${countryCode}.${admin1}`, size: Number(size) / 10 }
  })
}

/** The size of the largest city of this name in a country; null where the country has none. */
export function citySize(name: string, countryCode: string): number | null {
  const sizes = citiesNamed(foldKey(name)).flatMap((city) =>
    city.countryCode === countryCode ? city.size : [],
  )
  return sizes.length === 0 ? null : Math.max(...sizes)
}

export function districtsNamed(key: string): City[] {
  const line = districts.get(key)
  if (line === undefined) return []
  return line.split(';').map((entry) => {
    const [regionCode = '', name = ''] = entry.split('|')
    const countryCode = regionCode.slice(0, 2)
    return { name, countryCode, regionCode, size: DISTRICT_SIZE, isDistrict: true }
  })
}

export function regionsNamed(key: string): Region[] {
  const line = regionNames.get(key)
  if (line === undefined) return []
  return line.split(' ').flatMap((code) => regionByCode(code) ?? [])
}

/** Regions that were asked for before. */
const known = new Map<string, Region>()

export function regionByCode(code: string): Region | null {
  const region = known.get(code)
  if (region) return region
  const name = regions.get(code)
  if (name === undefined) return null
  const found = { code, countryCode: code.slice(0, 2), name }
  known.set(code, found)
  return found
}
