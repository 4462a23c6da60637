// Bakes country names in many languages, other nations' words for nationalities, and dialling codes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldKey, rows } from './text.mjs'

const NAME_LANGUAGES =
  'en de fr es pt it nl pl sv da nb fi cs sk sl hr sr hu ro tr id ms vi ca eu gl et lv lt sq is ru uk bg el ar he hi bn ta ml mr fa ur th ja ko zh'
const NATIONALITY_LANGUAGES = 'de fr es it nl no fi'

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'))
/**
 * @param {string | string[]} value
 * @returns {string[]}
 */
const list = (value) => (Array.isArray(value) ? value : [value])

/** Lines `key<TAB>code`; the first owner of a key keeps it. */
class Keys {
  /** @type {Map<string, string>} */
  #owners = new Map()
  #refused
  /** @param {string[]} refused */
  constructor(refused = []) {
    this.#refused = new Set(refused.map(foldKey))
  }
  /**
   * @param {string} text
   * @param {string} code
   */
  add(text, code) {
    const key = foldKey(text)
    if (key === '' || this.#refused.has(key) || this.#owners.has(key)) return
    this.#owners.set(key, code)
  }
  toString() {
    return [...this.#owners].map(([key, code]) => `${key}\t${code}`).join('\n')
  }
}

/**
 * @param {string} modules
 * @param {string} data
 */
function bakeNames(modules, data) {
  /** @type {Record<string, string | string[]>} */
  const english = json(join(modules, 'i18n-iso-countries/langs/en.json')).countries
  /** @type {[two: string, three: string][]} */
  const alpha3 = json(join(modules, 'i18n-iso-countries/codes.json'))
  const aliases = rows(join(data, 'country-aliases.tsv')).map(([code = '', names = '']) => ({
    code,
    names: names.split('|'),
  }))
  const usual = new Map(Object.entries(english).map(([code, names]) => [code, list(names)[0]]))
  for (const { code, names } of aliases) usual.set(code, names[0])
  const keys = new Keys(rows(join(data, 'rather-towns.txt')).map(([name = '']) => name))
  // A key of one or two letters is an abbreviation: countries.ts checks its case itself.
  for (const { code, names } of aliases) for (const name of names) keys.add(name, code)
  for (const language of NAME_LANGUAGES.split(' ')) {
    /** @type {{ countries: Record<string, string | string[]> }} */
    const { countries } = json(join(modules, `i18n-iso-countries/langs/${language}.json`))
    for (const [code, names] of Object.entries(countries))
      for (const name of list(names)) keys.add(name, code)
  }
  const three = new Map(alpha3.map(([two, code]) => [two, code]))
  const table = [...usual]
    .sort()
    .map(([code, name]) => [code, three.get(code) ?? '', name].join('\t'))
  return { 'countries.tsv': table.join('\n'), 'country-names.tsv': keys.toString() }
}

/** @param {string} modules */
function bakeNationalities(modules) {
  const keys = new Keys()
  for (const language of NATIONALITY_LANGUAGES.split(' ')) {
    /** @type {{ nationalities: Record<string, string> }} */
    const { nationalities } = json(join(modules, `i18n-nationality/langs/${language}.json`))
    for (const [code, word] of Object.entries(nationalities)) {
      // Where the package knows no word it gives the country's name, which is no nationality.
      if (/[A-Z].*[A-Z]| /.test(word)) continue
      keys.add(word, code)
    }
  }
  return { 'foreign-nationalities.tsv': keys.toString() }
}

/** @param {string} modules */
function bakeDialling(modules) {
  /** @type {{ country_calling_codes: Record<string, string[]> }} */
  const { country_calling_codes: codes } = json(
    join(modules, 'libphonenumber-js/metadata.min.json'),
  )
  // Each code's first country is the main one: +1 US, +44 GB, +7 RU.
  const lines = Object.entries(codes).map(([code, countries]) => `${code}\t${countries[0]}`)
  return { 'dialling.tsv': lines.join('\n') }
}

/** @param {import('../bake.mjs').Places} places */
export function make({ root, data }) {
  const modules = join(root, 'node_modules')
  return { ...bakeNames(modules, data), ...bakeNationalities(modules), ...bakeDialling(modules) }
}
