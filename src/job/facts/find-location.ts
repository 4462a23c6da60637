// Finds where the work is done, with the mode of work in it: "Berlin, Germany (hybrid)".
import type { JobPostingData } from '../../documents/types.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { readPlace } from '../../taxonomy/places/read-place.js'
import type { Found, LabelledUnit } from '../types.js'
import { marketOf, townAtHome } from './find-market.js'
import { placeAtTop } from './place-at-top.js'
import { nameOfField, placeOfField } from './place-in-field.js'
import { type Placed, placeInProse, townWithin } from './place-in-prose.js'
import type { Fields } from './read-fields.js'
import { saysRemote, workMode } from './work-mode.js'

/** No mark separates a place at the end of a title, so it must be surer. */
const TITLE_TAIL_SURE = 0.6
/** Town names rarely have more words: "Stoke on Trent". */
const TITLE_TAIL_WORDS_MAX = 3
/** By the source, the surest first. */
const CONFIDENCE = {
  posted: 0.97,
  labelled: 0.9,
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
  const market = marketOf(units)
  const stated = fields.location ? placeOfField(fields.location.value) : ''
  // "Location: Remote (EU)" answers the question: no town of the text is where the work is done.
  const isAnywhere = saysRemote(fields.location?.value ?? '')
  const place =
    postedPlace(posting) ??
    (stated && fields.location
      ? { value: stated, spans: [fields.location.span], confidence: CONFIDENCE.labelled }
      : null) ??
    placeInTitle(rawTitle) ??
    (isAnywhere
      ? null
      : (placeAtTop(units, title, employer, market) ?? placeInProse(units, employer, market))) ??
    placeNamed(fields.location)
  if (!place)
    return mode === 'remote' ? { value: 'Remote', spans: [], confidence: CONFIDENCE.remote } : null
  const { value: named, spans, confidence } = narrowed(place, units, employer, market)
  const [at] = spans
  const said = units.find(({ span }) => span.line === at?.line)?.text ?? rawTitle
  // Posting data tells the country of its town itself.
  const value = posting ? named : townAtHome(named, said, market)
  return { value: mode === '' ? value : `${value} (${mode})`, spans, confidence }
}

/** Replaces a state or country by a town in it that the sentences name. */
function narrowed(
  placed: Placed,
  units: readonly LabelledUnit[],
  employer: string,
  market: string,
): Placed {
  const place = placed.spans.length > 0 ? readPlace(placed.value) : null
  return (place?.city === '' && townWithin(place, units, employer, market)) || placed
}

function placeNamed(field: Fields['location']): Placed | null {
  const value = field ? nameOfField(field.value) : ''
  return field && value ? { value, spans: [field.span], confidence: CONFIDENCE.unknownName } : null
}

function placeInTitle(rawTitle: string): Placed | null {
  const words = rawTitle.split(/\s+/)
  for (let size = Math.min(TITLE_TAIL_WORDS_MAX, words.length - 1); size > 0; size--) {
    const tail = words.slice(-size).join(' ')
    if (isPlaceLike(tail) >= TITLE_TAIL_SURE && /^\p{Upper}/u.test(tail)) {
      const place = readPlace(tail)
      if (place) return { value: place.canonical, spans: [], confidence: CONFIDENCE.title }
    }
  }
  return null
}
