// What a posting of another language tells of its title and place, where the readers of English ones found none that fits.
import { type Language, languagePhrases } from '../../languages/languages.js'
import { plainTitle } from '../../languages/plain-title.js'
import { findPlaces } from '../../taxonomy/places/find-places.js'
import { readPlace } from '../../taxonomy/places/read-place.js'
import { normalizeTitle } from '../../taxonomy/titles/normalize-title.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import type { Found, Span, Unit } from '../types.js'

const TITLE_SURE = 0.5
const TITLE_UNITS = 8
const TITLE_CHARS_MAX = 90
const TITLE_CONFIDENCE = 0.5
const PLACE_UNITS = 60
const TEXT_CHARS_MAX = 600
const PLACE_CONFIDENCE = 0.5
const TOP_UNITS = 5
const SOUGHT_WORDS_MAX = 6
/** Who is sought, up to a mark. */
const SOUGHT = /we are looking for\s+(?:an?\s+)?([^,;:.(|]{3,90})/iu
const EDGE = /\s+[-–—|]\s+|\s*[|(•]|,\s|\s+(?:in|at|per week)\s|:\s/iu
const DASH = /\s+[-–—|]\s+/
const MARKS = /^[^\p{L}]+|[^\p{L}\p{N})]+$/gu

const isKnown = (text: string): boolean => normalizeTitle(text).known
const isTitle = (text: string): boolean =>
  text.length <= TITLE_CHARS_MAX && (isKnown(text) || titleLikelihood(text) >= TITLE_SURE)

/** The longest beginning of who is sought that is surely a title. */
function soughtTitle(text: string, code: Language): string {
  const words = (SOUGHT.exec(text)?.[1] ?? '').trim().split(/\s+/).slice(0, SOUGHT_WORDS_MAX)
  for (let count = words.length; count > 0; count--) {
    const piece = words.slice(0, count).join(' ')
    if (isTitle(plainTitle(piece, code))) return piece
  }
  return ''
}

function foundIn({ text, span }: Unit, piece: string): Found {
  const start = span.start + Math.max(0, text.indexOf(piece))
  const own: Span = { ...span, start, end: start + piece.length }
  return { value: piece, spans: [own], confidence: TITLE_CONFIDENCE }
}

/** What follows a dash and is no title itself says where or for whom: "Verzorgende – kleinschalig wonen". */
function withoutTail(found: Found, code: Language): Found {
  const [head = '', ...tail] = found.value.split(DASH)
  const isCut = tail.length > 0 && isTitle(plainTitle(head, code)) && !tail.some(isTitle)
  return isCut ? { ...found, value: head } : found
}

/** The title as it was found, unless words near the top are surer to be one. */
export function foreignTitle(
  found: Found | null,
  units: readonly Unit[],
  code: Language,
): Found | null {
  if (found && isKnown(plainTitle(found.value, code))) return withoutTail(found, code)
  const first = (unit: Unit): string => (unit.text.split(EDGE, 1)[0] ?? '').replace(MARKS, '')
  const top = units.slice(0, TOP_UNITS)
  const known = top.find((unit) => isKnown(plainTitle(first(unit), code)))
  if (known) return foundIn(known, first(known))
  if (found && isTitle(plainTitle(found.value, code))) return withoutTail(found, code)
  for (const unit of units.slice(0, TITLE_UNITS)) {
    const sought = soughtTitle(unit.text, code)
    if (sought !== '') return foundIn(unit, sought)
  }
  const likely = top.find((unit) => isTitle(plainTitle(first(unit), code)))
  return likely ? foundIn(likely, first(likely)) : found
}

const COUNTRIES = new Map<Language, readonly string[]>()
const countriesOf = (code: Language): readonly string[] => {
  const known = COUNTRIES.get(code)
  if (known) return known
  const codes = languagePhrases('countries.txt', [code]).flatMap((line) => line.split(' '))
  COUNTRIES.set(code, codes)
  return codes
}

const MODE = / \((?:remote|hybrid)\)$/

/** A town behind a word or mark that leads to one; German writes every noun with a capital. */
const LED_TO =
  /(?:\b(?:in|at)\s|[–|,(:-]\s?|\b\d{4,5}\s)(\p{Lu}[\p{L}'’-]+(?:\s(?:\p{Lu}[\p{L}'’-]+|d[aeio]s?|del?|la|am|an|der|sur|les?|op|den)){0,3})/gu
const STATED = 0.9
const TOWN_SURE = 0.35

function townIn(text: string, countries: readonly string[]): { value: string; at: number } | null {
  for (const { start, place } of findPlaces(text)) {
    if (place.city !== '' && countries.includes(place.countryCode))
      return { value: place.canonical, at: start }
  }
  for (const match of text.matchAll(LED_TO)) {
    const words = (match[1] ?? '').split(' ')
    for (let count = words.length; count > 0; count--) {
      const place = readPlace(words.slice(0, count).join(' '), { country: countries[0] ?? '' })
      const isTown = place !== null && place.city !== '' && place.confidence >= TOWN_SURE
      if (isTown && countries.includes(place.countryCode))
        return { value: place.canonical, at: match.index }
    }
  }
  return null
}

/** The place as it was found, unless it lies where the language is not spoken and no label states it. */
export function foreignPlace(
  found: Found | null,
  units: readonly Unit[],
  code: Language,
): Found | null {
  const countries = countriesOf(code)
  const value = found?.value ?? ''
  const mode = MODE.exec(value)?.[0] ?? ''
  const place = readPlace(value.replace(MODE, ''))
  const isNear = countries.includes(place?.countryCode ?? '')
  if (found && (isNear || found.confidence >= STATED || value === 'Remote')) return found
  for (const { text, span } of units.slice(0, PLACE_UNITS)) {
    const town = townIn(text.slice(0, TEXT_CHARS_MAX), countries)
    if (!town) continue
    const own: Span = { ...span, start: span.start + town.at, end: span.end }
    return { value: town.value + mode, spans: [own], confidence: PLACE_CONFIDENCE }
  }
  return place === null ? found : null
}
