// Finds which words of a segment name a country, a region or a city, and which ones each name may
// mean.
import { SPACE } from '../../text/char-codes.js'
import { codeIn } from '../../text/code-at.js'
import { EMPTY_HASH, extendHash } from '../../text/text-hash.js'
import { type Country, countryFilter, countryNamed, countryOfCode } from '../countries/countries.js'
import {
  type City,
  citiesNamed,
  districtsNamed,
  placeFilter,
  type Region,
  regionsNamed,
} from './gazetteer.js'
import type { Rank, Segment } from './segments.js'
import type { Word } from './words.js'

export interface PlaceName {
  text: string
  key: string
  start: number
  end: number
  words: number
  country: Country | null
  regions: Region[]
  cities: City[]
  /** Whether the name fills its segment. */
  isWhole: boolean
  isStreet: boolean
  /** Whether it is a bare code such as "MS" or "BA", which is a place only beside another name. */
  isCode: boolean
  hasPostcode: boolean
  rank: Rank
  /** Whether the name ends its segment, as a town does behind a street. */
  isLast: boolean
  segment: number
}

/** The longest name that is looked for, in words. */
const NAME_WORDS_MAX = 5
/** Names this short look like codes: they count only at an edge or in capitals. */
const SHORT_KEY_CHARS_MAX = 3
/** log10 of inhabitants: cities this large are known by two or three letters (NYC, SF, LA). */
const CITY_CODE_SIZE_MIN = 5.5

/** "TX", "U.P.", or "Tx" and "Mau" at the end of their segment; "in" and "or" are words. */
function isAbbreviationLike(text: string, isEdge: boolean): boolean {
  if (/^[a-z]/.test(text)) return false
  const letters = text.replace(/[^\p{Alpha}]/gu, '')
  return isEdge || letters === letters.toUpperCase()
}

/** Whether the key, without spaces, is as short as a code. */
function isShortKey(key: string): boolean {
  let letters = 0
  for (let at = 0, end = key.length; at < end; at += 1) {
    if (codeIn(key, at) === SPACE) continue
    letters += 1
    if (letters > SHORT_KEY_CHARS_MAX) return false
  }
  return true
}

/** Two or three capitals, as the codes of countries are written. */
const isCodeShaped = (word: Word): boolean => /^[A-Z]{2,3}$/.test(word.text)

/** How many words from here on may be a name: the longest run that the tables may hold, or 0. */
function wordsToTry(words: Word[], from: number, atMost: number): number {
  let longest = isCodeShaped(words[from] as Word) ? 1 : 0
  let hash = EMPTY_HASH
  for (let count = 1; count <= atMost; count += 1) {
    const before = count === 1 ? hash : extendHash(hash, ' ')
    hash = extendHash(before, words[from + count - 1]?.key ?? '')
    if (placeFilter.mayBeName(hash) || countryFilter.mayBeName(hash)) longest = count
    if (!placeFilter.mayGoOn(hash) && !countryFilter.mayGoOn(hash)) break
  }
  return longest
}

function nameAt(words: Word[], from: number, count: number, segment: Segment, index: number) {
  const first = words[from]
  const last = words[from + count - 1]
  if (!first || !last) return null
  let { key, text } = first
  for (let at = from + 1; at < from + count; at += 1) {
    key += ` ${words[at]?.key ?? ''}`
    text += ` ${words[at]?.text ?? ''}`
  }
  key = key.trim()
  if (key.length < 2) return null
  const isWhole = count === words.length
  const isShort = isShortKey(key)
  if (isShort && !isAbbreviationLike(text, from + count === words.length)) return null
  const named = countryNamed(key, text)
  const country = named ?? countryOfCode(text)
  const regions = regionsNamed(key)
  const isState = regions.length > 0 && /^\p{Upper}{2}$/u.test(text)
  const cities = [...citiesNamed(key), ...districtsNamed(key)].filter(
    // "WA" is a state in two countries, so it is not the town in Ghana.
    ({ size }) => !isState || size >= CITY_CODE_SIZE_MIN,
  )
  if (country === null && regions.length === 0 && cities.length === 0) return null
  const { isStreet, hasPostcode, rank } = segment
  const isCode =
    isShort && named === null && !cities.some((city) => city.size >= CITY_CODE_SIZE_MIN)
  return {
    text,
    key,
    start: first.start,
    end: last.end,
    words: count,
    country,
    regions,
    cities,
    isWhole,
    isStreet,
    isCode,
    hasPostcode,
    rank,
    isLast: from + count === words.length,
    segment: index,
  }
}

function isSmall(word: Word | undefined): boolean {
  return /^\p{Lower}/u.test(word?.text ?? '')
}

/** Whether it is running text, whose words in small letters are no names. */
function isSentence({ words, isStreet, hasPostcode }: Segment): boolean {
  if (isStreet || hasPostcode || words.length <= NAME_WORDS_MAX) return false
  return words.filter(isSmall).length > words.length / 2
}

/** The names from left to right without overlaps, the longest at each place. */
function namesIn(segment: Segment, index: number): PlaceName[] {
  const { words } = segment
  const names: PlaceName[] = []
  const skipsSmall = isSentence(segment)
  // A lone apostrophe is a word without a key and may stand at the edge of a name.
  const hasBlank = words.some((word) => word.key === '')
  for (let from = 0; from < words.length; ) {
    if (skipsSmall && isSmall(words[from])) {
      from += 1
      continue
    }
    let found: PlaceName | null = null
    const atMost = Math.min(NAME_WORDS_MAX, words.length - from)
    let count = hasBlank ? atMost : wordsToTry(words, from, atMost)
    for (; count > 0 && !found; count -= 1) found = nameAt(words, from, count, segment, index)
    if (found) names.push(found)
    from += found?.words ?? 1
  }
  return names
}

/** The names of all segments, in their order. */
export function namesOf(segments: readonly Segment[]): PlaceName[] {
  const names: PlaceName[] = []
  segments.forEach((segment, index) => {
    for (const name of namesIn(segment, index)) names.push(name)
  })
  return names
}

/** Whether a name may lie in the country, or be the country. */
export function mayBeIn(name: PlaceName, countryCode: string): boolean {
  return (
    name.country?.code === countryCode ||
    name.regions.some((region) => region.countryCode === countryCode) ||
    name.cities.some((city) => city.countryCode === countryCode)
  )
}
