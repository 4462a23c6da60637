// The baked gazetteer: cities, regions and districts by folded name.
import { dataRows, dataText } from '../../core/data-file.js'
import { LineTable } from '../../core/line-table.js'
import { NameFilter } from '../../core/name-filter.js'
import { countryNames } from '../countries/countries.js'

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

/** A district weighs as much as a small town: the town that stands beside it is meant. */
export const DISTRICT_SIZE = 4.3

const read = (name: string) => new LineTable(dataText(`./baked/${name}`, import.meta.url))
const cities = read('cities.tsv')
const districts = read('districts.tsv')
const regionNames = read('region-names.tsv')
const regions = new Map<string, Region>()
for (const [code = '', name = ''] of dataRows('./baked/regions.tsv', import.meta.url)) {
  regions.set(code, { code, countryCode: code.slice(0, 2), name })
}

/** The keys of all places, countries included. */
const placeKeys = new NameFilter()
for (const table of [cities, districts, regionNames, countryNames]) {
  table.eachKey((text, from, to) => placeKeys.add(text, from, to))
}
export const placeKeyFilter: Pick<NameFilter, 'mayBeName' | 'mayGoOn'> = placeKeys

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
