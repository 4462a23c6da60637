// Finds where the work is done, remote and hybrid said in it: "Berlin, Germany (hybrid)".

import type { JobPostingData } from '../../documents/types.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { findPlaces } from '../../taxonomy/places/find-places.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { readPlace } from '../../taxonomy/places/read-place.js'
import type { Place } from '../../taxonomy/places/types.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import type { Found, LabelledUnit, Unit } from '../types.js'
import { townAtHome } from './find-market.js'
import { isCountryCode, type Placed, placeInProse, townWithin } from './place-in-prose.js'
import type { Fields } from './read-fields.js'

/** Facts stand in the first lines; further down a short line is rather a heading or an item. */
const TOP_UNITS = 15
/** A longer line is a sentence, whose places placeInProse weighs. */
const TOP_LINE_CHARS_MAX = 160
const PLACE_SURE = 0.5
/** No mark sets the end of a title off, so it must be surer. */
const TITLE_TAIL_SURE = 0.6
/** A town has rarely more words than these: "Stoke on Trent". */
const TITLE_TAIL_WORDS_MAX = 3
/** The label "Location" vouches for what follows it, so little is enough. */
const LABELLED_SURE = 0.35
/** From so much on a piece of a line is the post, not a place: "Nurse Kent". */
const TITLE_SURE = 0.6
/** A labelled name that no gazetteer has is a place only where it hardly is a title. */
const TITLE_POSSIBLE = 0.5
/** By where it was read, the surest source first. */
const CONFIDENCE = {
  posted: 0.97,
  labelled: 0.9,
  top: 0.8,
  title: 0.7,
  /** The posting says that it is remote, and no place. */
  remote: 0.7,
  /** Labelled, but a name that no gazetteer has. */
  unknownName: 0.5,
} as const
const SPLIT = new RegExp(patternOf('place-split'))
type WorkMode = 'remote' | 'hybrid' | ''

/** The word itself, or days of the week that are spent in the office. */
const HYBRID = new RegExp(patternOf('place-hybrid'), 'i')
/** "Fully remote", "remote role", "work from home", and the word in brackets or at a line's start. */
const REMOTE = new RegExp(patternOf('place-remote'), 'i')
/** "Not remote", "remote sites", "occasional": the same words, said of something else. */
const NOT_REMOTE = new RegExp(patternOf('place-not-remote'), 'i')

const FIELD_ON_SITE = new RegExp(patternOf('place-field-on-site'), 'i')

const FIELD_REMOTE = new RegExp(patternOf('place-field-remote'), 'i')

const FIELD_HYBRID = new RegExp(patternOf('place-field-hybrid'), 'i')

function modeOf(posting: JobPostingData | null, fields: Fields, units: readonly Unit[]): WorkMode {
  const stated = `${fields.workplace?.value ?? ''} ${fields.location?.value ?? ''} ${fields.employment?.value ?? ''}`
  const isOnSite = FIELD_ON_SITE.test(stated)
  const isRemote = FIELD_REMOTE.test(stated)
  // "4 days onsite, 1 remote day" is both.
  if (FIELD_HYBRID.test(stated) || (isOnSite && isRemote)) return 'hybrid'
  if (isRemote) return 'remote'
  if (isOnSite) return ''
  if (posting?.remote) return 'remote'
  let mode: WorkMode = ''
  for (const unit of units) {
    if (HYBRID.test(unit.text)) return 'hybrid'
    if (mode === '' && REMOTE.test(unit.text) && !NOT_REMOTE.test(unit.text)) mode = 'remote'
  }
  return mode
}

function postedPlace(posting: JobPostingData | null): Placed | null {
  for (const { city, region, country } of posting?.locations ?? []) {
    const written = [city, region, country].filter((part) => part !== '').join(', ')
    if (written === '') continue
    const place = readPlace(written)
    // A locality that no gazetteer has is still what the posting says.
    const own = place && (place.city !== '' || city === '') ? place.canonical : ''
    const value = own || [city, place?.country || country].filter((part) => part !== '').join(', ')
    return { value, spans: [], confidence: CONFIDENCE.posted }
  }
  return null
}

const MODE_IN_BRACKETS = new RegExp(
  String.raw`\((?:[^)]*\b(?:${anyOf('place:modes')})[^)]*)\)`,
  'gi',
)
/** "PT-Lisbon", "US-TX-Austin": as systems of large employers write it. */
const COUNTRY_FIRST = /^\s*([A-Z]{2}(?:-[A-Z]{2})?)\s?[-–]\s?(\p{Lu}\p{Ll}[\p{L} .'’]*)/u

/** The first place of "Oslo, Bergen" or "Norway / Sweden (remote)". */
function placeOfField(text: string): string {
  const bare = text.replace(MODE_IN_BRACKETS, ' ')
  const bracketed = /^([^(]+)\(([^)]+)\)\s*$/.exec(bare)
  const named = bracketed ? `${bracketed[2]}, ${bracketed[1]}` : bare
  const joined = named.replace(COUNTRY_FIRST, '$2, $1')
  const [first = '', second = ''] = joined.split(/,\s*/)
  const [one, two] = [readPlace(first), readPlace(second)]
  // "Oslo, Bergen" are two places; "Perth, Scotland" is one.
  if (one?.city && two?.city && isPlaceLike(second) >= PLACE_SURE && !contains(first, second)) {
    return one.canonical
  }
  for (const piece of [joined.split(SPLIT)[0] ?? '', joined]) {
    const whole = readPlace(piece)
    if (whole && whole.confidence >= LABELLED_SURE) return whole.canonical
    const mention = findPlaces(piece)[0]
    if (mention) return mention.place.canonical
  }
  return ''
}

/** The second name is where the first one lies. */
function contains(first: string, second: string): boolean {
  const both = readPlace(`${first}, ${second}`)
  const own = readPlace(first)
  return both !== null && (both.cityPrinted === first || both.cityPrinted === own?.cityPrinted)
}

/** "Oslo Sentrum" is a place with a word behind it. */
const PIECE_WORDS_MAX = 4
/** Its capitals part no names: "…/jobs/PartTimeClerk". */
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

/** A place among the short lines at the top; a town is worth waiting for. */
function placeAtTop(
  units: readonly LabelledUnit[],
  title: string,
  employer: string,
): Placed | null {
  let wide: Placed | null = null
  for (const unit of units.slice(0, TOP_UNITS)) {
    if (unit.text.length > TOP_LINE_CHARS_MAX || /[.!?]$/.test(unit.text)) continue
    // What is asked for or done is no address: Kotlin is an island, too.
    if (unit.isItem && unit.label !== 'O') continue
    const parts = unit.text.split(SPLIT)
    for (const piece of WEB_ADDRESS.test(unit.text)
      ? parts
      : parts.flatMap((part) => part.split(GLUED))) {
      // "Rig Up/Down" is in no county, and a firm called Austin Stone in no Texas.
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

/** A locality that no gazetteer has is still what the posting says, where it looks like a name. */
const NAME = new RegExp(patternOf('place-name'), 'u')

function nameOfField(text: string): string {
  const [first = ''] = text.split(/\s*[,|;(/]\s*|\s+[-–]\s+/)
  return NAME.test(first) && titleLikelihood(first) < TITLE_POSSIBLE ? first : ''
}

export function findLocation(
  posting: JobPostingData | null,
  rawTitle: string,
  fields: Fields,
  units: readonly LabelledUnit[],
  /** As it was read: its words are no place. */
  title: string,
): Found | null {
  const mode = modeOf(posting, fields, units)
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
  // Posting data says itself where its town lies.
  const value = posting ? named : townAtHome(named, said, units)
  return { value: mode === '' ? value : `${value} (${mode})`, spans, confidence }
}

/** A state or a country is where the town lies that the sentences name. */
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
