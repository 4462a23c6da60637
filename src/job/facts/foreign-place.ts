// Finds the place of work in a posting of another language. It is used if the reader of English
// postings found no place in a country of that language.

import { byLanguage } from '../../languages/by-language.js'
import { type Language, languagePhrases } from '../../languages/languages.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { findPlaces } from '../../taxonomy/places/find-places.js'
import { readPlace } from '../../taxonomy/places/read-place.js'
import type { Found, Span, Unit } from '../types.js'

/** A town is looked for this far down; if the country fits already, only in the first lines. */
const PLACE_UNITS = 60
const TOP_UNITS = 5
/** Bounds the work: a line that tells the place is shorter. */
const TEXT_CHARS_MAX = 600
/** The words are translated, and no model has weighed what stands around them. */
const PLACE_CONFIDENCE = 0.5

const countriesOf = byLanguage((code): readonly string[] =>
  languagePhrases('countries.txt', [code]).flatMap((line) => line.split(' ')),
)

/** "Bern (hybrid)": the mode of work behind the town. */
const MODE = new RegExp(String.raw` \((?:${anyOf('glossed:modes')})\)$`)

/**
 * A town behind a word or mark that leads to it. Capitals tell nothing here, since German writes
 * every noun with one.
 */
const LED_TO = new RegExp(patternOf('glossed-led-to'), 'gu')
/** A place from posting data or behind a label is kept. */
const STATED = 0.9
/** The country is known, so a weak sign is enough for a town. */
const TOWN_SURE = 0.35

function townIn(text: string, countries: readonly string[]): { value: string; at: number } | null {
  for (const { start, place } of findPlaces(text)) {
    if (place.city !== '' && countries.includes(place.countryCode))
      return { value: place.canonical, at: start }
  }
  for (const match of text.matchAll(LED_TO)) {
    // "Leipzig-Plagwitz" lies in Leipzig.
    const [, named = ''] = match
    const district = /^(\p{Upper}\p{Lower}{2,})-\p{Upper}/u.exec(named)?.[1]
    const words = named.split(' ')
    for (let count = words.length; count > 0; count--) {
      const place = readPlace(words.slice(0, count).join(' '), { country: countries[0] ?? '' })
      const isTown = place !== null && place.city !== '' && place.confidence >= TOWN_SURE
      if (isTown && countries.includes(place.countryCode))
        return { value: place.canonical, at: match.index }
    }
    const around = district ? readPlace(district, { country: countries[0] ?? '' }) : null
    if (around && around.city !== '' && countries.includes(around.countryCode))
      return { value: around.canonical, at: match.index }
  }
  return null
}

/**
 * The place that was found, unless it lies where the language is not spoken and no label states it.
 */
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
  const isTown = isNear && place?.city !== ''
  if (found && (isTown || value === 'Remote')) return found
  // "Torino (TO)" is not in Tonga: the same words are read again as words of the language.
  const [said] = found?.spans ?? []
  const near = units.slice(0, isNear ? TOP_UNITS : PLACE_UNITS)
  const again = units.filter(({ span }) => said && span.line === said.line)
  if (
    found &&
    !isNear &&
    found.confidence >= STATED &&
    !again.some(({ text }) => townIn(text, countries))
  )
    return found
  for (const { text, span } of [...again, ...near]) {
    const town = townIn(text.slice(0, TEXT_CHARS_MAX), countries)
    if (!town) continue
    const own: Span = { ...span, start: span.start + town.at, end: span.end }
    return { value: town.value + mode, spans: [own], confidence: PLACE_CONFIDENCE }
  }
  return place === null || isNear ? found : null
}
