// The baked gazetteer: cities, regions and districts by folded name.
import { dataRows, dataText } from '../../core/data-file.js'
import { LineTable } from '../../core/line-table.js'
import { NameFilter } from '../../core/name-filter.js'

export interface City {
  name: string
  countryCode: string
  /** GeoNames first-level code, "US.TX". */
  regionCode: string
  /** log10 of the inhabitants, less for nicknames and parts of towns. */
  size: number
}

export interface Region {
  code: string
  countryCode: string
  name: string
}

/** Half a megabyte; one name in twenty-five is affirmed that none of 165,000 keys is. */
const PLACE_BITS_LOG2 = 22
/** A district weighs as much as a small town: the town that stands beside it is meant. */
export const DISTRICT_SIZE = 4.3

/** The keys of all cities, districts and regions. */
export const placeFilter = new NameFilter(PLACE_BITS_LOG2)

const read = (name: string) =>
  new LineTable(dataText(`./baked/${name}`, import.meta.url), placeFilter)
const cities = read('cities.tsv')
const districts = read('districts.tsv')
const regionNames = read('region-names.tsv')
const regions = new Map<string, Region>()
for (const [code = '', name = ''] of dataRows('./baked/regions.tsv', import.meta.url)) {
  regions.set(code, { code, countryCode: code.slice(0, 2), name })
}

export function citiesNamed(key: string): City[] {
  const line = cities.get(key)
  if (line === undefined) return []
  return line.split(';').map((entry) => {
    const [name = '', countryCode = '', admin1 = '', size = '0'] = entry.split('|')
    return { name, countryCode, regionCode: `${countryCode}.${admin1}`, size: Number(size) / 10 }
  })
}

export function districtsNamed(key: string): City[] {
  const line = districts.get(key)
  if (line === undefined) return []
  return line.split(';').map((entry) => {
    const [regionCode = '', name = ''] = entry.split('|')
    return { name, countryCode: regionCode.slice(0, 2), regionCode, size: DISTRICT_SIZE }
  })
}

export function regionsNamed(key: string): Region[] {
  const line = regionNames.get(key)
  if (line === undefined) return []
  return line.split(' ').flatMap((code) => regions.get(code) ?? [])
}

export function regionByCode(code: string): Region | null {
  return regions.get(code) ?? null
}
