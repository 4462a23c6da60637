// Finds where the work is done, with the mode of work in it: "Berlin, Germany (hybrid)".
import type { JobPostingData } from '../../documents/types.js'
import { findPlaces } from '../../taxonomy/places/find-places.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { readPlace } from '../../taxonomy/places/read-place.js'
import type { Place } from '../../taxonomy/places/types.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import type { Found, LabelledUnit } from '../types.js'
import { townAtHome } from './find-market.js'
import { nameOfField, PLACE_SPLIT, PLACE_SURE, placeOfField } from './place-in-field.js'
import { isCountryCode, type Placed, placeInProse, townWithin } from './place-in-prose.js'
import type { Fields } from './read-fields.js'
import { workMode } from './work-mode.js'

/**
 * The facts are in the first lines; further down a short line is more likely a heading or an item.
 */
const TOP_UNITS = 15
/** A longer line is a sentence; placeInProse weighs its places. */
const TOP_LINE_CHARS_MAX = 160
/** No mark separates a place at the end of a title, so it must be surer. */
const TITLE_TAIL_SURE = 0.6
/** Town names rarely have more words: "Stoke on Trent". */
const TITLE_TAIL_WORDS_MAX = 3
/** From this likelihood on a piece of a line is the post and not a place: "Nurse Kent". */
const TITLE_SURE = 0.6
/** By the source, the surest first. */
const CONFIDENCE = {
  posted: 0.97,
  labelled: 0.9,
  top: 0.8,
  title: 0.7,
  /** The posting says that the work is remote but names no place. */
  remote: 0.7,
  /** A labelled name that no gazetteer knows. */
  unknownName: 0.5,
} as const

function postedPlace(posting: JobPostingData | null): Placed | null {
  for (const { city, region, country } of posting?.locations ?? []) {
    const written = [city, region, country].filter((part) => part !== '').join(', ')
    if (written === '') continue
    const place = readPlace(written)
    // A locality that no gazetteer knows is still the posting's answer.
    const own = place && (place.city !== '' || city === '') ? place.canonical : ''
    const value = own || [city, place?.country || country].filter((part) => part !== '').join(', ')
    return { value, spans: [], confidence: CONFIDENCE.posted }
  }
  return null
}

/** "Oslo Sentrum" is a place with another word behind it; a longer piece is a sentence. */
const PIECE_WORDS_MAX = 4
/** Capitals inside a web address do not separate names: "…/jobs/PartTimeClerk". */
const WEB_ADDRESS = /https?:|\bwww\./i
const GLUED = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u

function placeOfPiece(piece: string): Place | null {
  const bare = piece.replace(/\([^)]*\)/g, '').trim()
  if (bare === '' || titleLikelihood(bare) > TITLE_SURE) return null
  if (isPlaceLike(bare) >= PLACE_SURE) return readPlace(bare)
  if (bare.split(/\s+/).length > PIECE_WORDS_MAX) return null
  const first = findPlaces(bare).find(({ start }) => start === 0)
  return first && !isCountryCode(bare.slice(0, first.end)) ? first.place : null
}

/**
 * A place among the short lines at the top. A town is better than a region, so the search goes on
 * for one.
 */
function placeAtTop(
  units: readonly LabelledUnit[],
  title: string,
  employer: string,
): Placed | null {
  let wide: Placed | null = null
  for (const unit of units.slice(0, TOP_UNITS)) {
    if (unit.text.length > TOP_LINE_CHARS_MAX || /[.!?]$/.test(unit.text)) continue
    // A skill or a duty is no address, although Kotlin is an island too.
    if (unit.isItem && unit.label !== 'O') continue
    const parts = unit.text.split(PLACE_SPLIT)
    for (const piece of WEB_ADDRESS.test(unit.text)
      ? parts
      : parts.flatMap((part) => part.split(GLUED))) {
      // Words of the title or the employer are no place: "Rig Up/Down" is in no county, and a firm
      // called Austin Stone not in Texas.
      if (title.includes(piece) || employer.includes(piece)) continue
      const place = placeOfPiece(piece)
      if (!place) continue
      const placed = { value: place.canonical, spans: [unit.span], confidence: CONFIDENCE.top }
      if (place.city !== '') return placed
      wide ??= placed
    }
  }
  return wide
}

export function findLocation(
  posting: JobPostingData | null,
  rawTitle: string,
  fields: Fields,
  units: readonly LabelledUnit[],
  /** The title that was read: its words are no place. */
  title: string,
): Found | null {
  const mode = workMode(posting, fields, units)
  const employer = fields.company?.value ?? ''
  const stated = fields.location ? placeOfField(fields.location.value) : ''
  const place =
    postedPlace(posting) ??
    (stated && fields.location
      ? { value: stated, spans: [fields.location.span], confidence: CONFIDENCE.labelled }
      : null) ??
    placeInTitle(rawTitle) ??
    placeAtTop(units, title, employer) ??
    placeInProse(units, employer) ??
    placeNamed(fields.location)
  if (!place)
    return mode === 'remote' ? { value: 'Remote', spans: [], confidence: CONFIDENCE.remote } : null
  const { value: named, spans, confidence } = narrowed(place, units, employer)
  const [at] = spans
  const said = units.find(({ span }) => span.line === at?.line)?.text ?? rawTitle
  // Posting data tells the country of its town itself.
  const value = posting ? named : townAtHome(named, said, units)
  return { value: mode === '' ? value : `${value} (${mode})`, spans, confidence }
}

/** Replaces a state or country by a town in it that the sentences name. */
function narrowed(placed: Placed, units: readonly LabelledUnit[], employer: string): Placed {
  const place = placed.spans.length > 0 ? readPlace(placed.value) : null
  return (place?.city === '' && townWithin(place, units, employer)) || placed
}

function placeNamed(field: Fields['location']): Placed | null {
  const value = field ? nameOfField(field.value) : ''
  return field && value ? { value, spans: [field.span], confidence: CONFIDENCE.unknownName } : null
}

function placeInTitle(rawTitle: string): Placed | null {
  const words = rawTitle.split(/\s+/)
  for (let size = Math.min(TITLE_TAIL_WORDS_MAX, words.length - 1); size > 0; size--) {
    const tail = words.slice(-size).join(' ')
    if (isPlaceLike(tail) >= TITLE_TAIL_SURE && /^\p{Lu}/u.test(tail)) {
      const place = readPlace(tail)
      if (place) return { value: place.canonical, spans: [], confidence: CONFIDENCE.title }
    }
  }
  return null
}
