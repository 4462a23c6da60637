// Countries: every usual way to write one, to its ISO code and English name.

import { bakedTable } from '../../tables/baked-table.js'
import { dataRows, dataText } from '../../tables/data-file.js'
import { LineTable, lineTable } from '../../tables/line-table.js'
import { NameFilter, nameFilterTable } from '../../tables/name-filter.js'
import { foldKey } from '../../text/fold.js'

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
}

/** Longer than the name of any country. */
const TEXT_CHARS_MAX = 80
/** Short names that people write in small letters too. */
const SMALL_NAMES = new Set(['usa', 'uae', 'uk'])
/** A code in small letters is a word: "in", "de", "no". */
const CODE_SHAPE = /^[A-Z]{2,3}$/

/**
 * The filter takes 32 KiB. The few thousand names leave most of its bits clear, so hardly any other
 * word passes.
 */
const COUNTRY_BITS_LOG2 = 18

const byCode = new Map<string, Country>()
const byAlpha3 = new Map<string, Country>()
for (const [code = '', alpha3 = '', name = ''] of dataRows(
  './baked/countries.tsv',
  import.meta.url,
)) {
  const country = { code, name }
  byCode.set(code, country)
  if (alpha3 !== '') byAlpha3.set(alpha3, country)
}
const read = (name: string) =>
  new LineTable(
    bakedTable(`countries/${name}`, () =>
      lineTable(dataText(`./baked/${name}.tsv`, import.meta.url)),
    ),
  )
const names = read('country-names')
const dialling = read('dialling')
/** The keys of all names. */
export const countryFilter = new NameFilter(
  bakedTable('countries/filter', () => nameFilterTable(names.keys(), COUNTRY_BITS_LOG2)),
)

export function countryByCode(code: string): Country | null {
  return byCode.get(code.toUpperCase()) ?? null
}

/** The country that a whole string names: "Deutschland", "U.S.A.", "KSA", "Viet Nam". */
export function countryOf(text: string): Country | null {
  const trimmed = text.trim()
  return trimmed.length > TEXT_CHARS_MAX ? null : countryNamed(foldKey(trimmed), trimmed)
}

/** Codes of countries have two letters or three. */
const CODE_CHARS_MAX = 3

/** The same, for a caller that has folded the text already. */
export function countryNamed(key: string, text: string): Country | null {
  const code = names.get(key)
  if (code === undefined) return null
  // "us" and "vs" in small letters are words more often than countries.
  const isWord = key.length <= CODE_CHARS_MAX && !SMALL_NAMES.has(key) && /^[a-z. ]+$/.test(text)
  return isWord ? null : (byCode.get(code) ?? null)
}

/** The country of a bare ISO code in capitals ("DE", "IND"); a state's code looks the same. */
export function countryOfCode(text: string): Country | null {
  if (!CODE_SHAPE.test(text)) return null
  return (text.length === 2 ? byCode.get(text) : byAlpha3.get(text)) ?? null
}

/** Dialling codes have one to three digits; the longer one is the country. */
const DIALLING_DIGITS_MAX = 3

/** The main country of a number in international form: "+49 30 …" gives Germany. */
export function countryOfDialling(number: string): Country | null {
  const digits = /^\s*(?:\+|00)\s*([\d\s().-]{1,12})/.exec(number)?.[1]?.replace(/\D/g, '') ?? ''
  for (let length = DIALLING_DIGITS_MAX; length >= 1; length -= 1) {
    const code = digits.length >= length ? dialling.get(digits.slice(0, length)) : undefined
    if (code !== undefined) return byCode.get(code) ?? null
  }
  return null
}

export function allCountries(): Country[] {
  return [...byCode.values()]
}
