// Finds where the candidate lives: the town that learned weights rank highest, or else the region or
// country that is stated. What only suggests a country is no home: in the labelled résumés without
// an address three such guesses of four were wrong or stated nowhere.
import { dataJson } from '../../tables/data-file.js'
import { countryByCode, countryOf } from '../../taxonomy/countries/countries.js'
import { canonicalPlace } from '../../taxonomy/places/read-place.js'
import type { Found, PersonLine, Span } from '../types.js'
import { contactPieces, isReachable, type Piece } from './contact-pieces.js'
import { type Address, findAddresses } from './find-addresses.js'
import { homeCountry } from './home-country.js'
import type { AddressPlace } from './read-address.js'
import { type TownContext, townFeatures } from './town-features.js'
import { readPlace, type TownReading, townReadings } from './town-readings.js'

export interface FoundLocation extends Found {
  countryCode: string
}

export interface Home {
  location: FoundLocation | null
  /** The code of the country that the location, or else the signs of one, suggest; or empty. */
  country: string
}

/** The learned points of each feature; the answer "no town" has no points. */
export const TOWN_WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries(dataJson('./data/town-weights.json', import.meta.url) as Record<string, number>),
)
/** No answer of a model is certain. */
const CONFIDENCE_MAX = 0.97
/** A region without a town counts if the address is at least this sure. */
const REGION_MIN = 0.3
/** The confidence in a country that stands alone among the personal details. */
const STATED = 0.9
/** Where people state their country by itself. */
const PERSONAL: ReadonlySet<string> = new Set(['top', 'personal'])
/** Bounds the work: a résumé has one or two. */
const ADDRESSES_MAX = 30
/** Without a town, the current address comes before a permanent one. */
const KINDS: readonly Address['kind'][] = ['current', 'bare', 'line', 'permanent']
/** Sections in which an address is likely an employer's or a school's. */
const OTHERS: ReadonlySet<string> = new Set(['work', 'education', 'projects', 'training'])

const spansOf = (pieces: Piece[]): Span[] =>
  pieces.map(({ line, start, text }) => ({ line: line.index, start, end: start + text.length }))

export interface Readings {
  readings: TownReading[]
  /** The addresses that are sure enough, each with its region and country. */
  regions: { address: Address; place: AddressPlace }[]
  context: TownContext
  pieces: Piece[]
}

/** Every town that may be the answer, and the context they are judged in. */
export function readTowns(lines: PersonLine[], nameLine: number): Readings {
  const pieces = contactPieces(lines)
  const home = homeCountry(pieces, nameLine)
  const nameOrder = lines.findIndex(({ line }) => line.index === nameLine)
  const context: TownContext = {
    nameOrder,
    nameText: lines[nameOrder]?.line.text.toLowerCase() ?? '',
    reachOrders: new Set(pieces.filter(({ text }) => isReachable(text)).map(({ order }) => order)),
    country: home,
    text: lines.map(({ line }) => line.text.toLowerCase()).join('\n'),
  }
  const found = findAddresses(pieces, nameLine).slice(0, ADDRESSES_MAX)
  const readings: TownReading[] = []
  const regions: Readings['regions'] = []
  for (const [at, address] of found.entries()) {
    const place = readPlace(address, home)
    if (!place) continue
    readings.push(...townReadings(address, at, place, home))
    if (place.confidence < REGION_MIN) continue
    if (!OTHERS.has(address.pieces[0]?.section ?? '')) regions.push({ address, place })
  }
  return { readings, regions, context, pieces }
}

interface BestTown {
  reading: TownReading
  share: number
}

function bestTown(
  { readings, context }: Readings,
  weights: ReadonlyMap<string, number>,
): BestTown | null {
  const points = readings.map((reading) =>
    townFeatures(reading, context).reduce((sum, name) => sum + (weights.get(name) ?? 0), 0),
  )
  const most = Math.max(0, ...points)
  const reading = readings[points.indexOf(most)]
  if (most === 0 || !reading) return null
  const all = points.reduce((sum, point) => sum + Math.exp(point - most), Math.exp(-most))
  return { reading, share: 1 / all }
}

const located = (address: Address, place: AddressPlace, value: string, share: number) => ({
  value,
  countryCode: place.countryCode,
  spans: spansOf(address.pieces),
  confidence: Math.min(CONFIDENCE_MAX, share),
})

const ofTown = ({ reading: { address, place }, share }: BestTown): FoundLocation =>
  located(address, place, place.canonical, share)

export function findHome(lines: PersonLine[], nameLine: number, weights = TOWN_WEIGHTS): Home {
  const all = readTowns(lines, nameLine)
  const best = bestTown(all, weights)
  const location = best ? ofTown(best) : (withoutTown(all) ?? statedCountry(all.pieces, nameLine))
  return { location, country: location?.countryCode || (all.context.country ?? '') }
}

/** "California, USA" */
function withoutTown({ regions }: Readings): FoundLocation | null {
  for (const kind of KINDS) {
    const own = regions.find(({ address }) => address.kind === kind)
    if (!own) continue
    const { address, place } = own
    const value = canonicalPlace('', place.region, countryByCode(place.countryCode))
    return located(address, place, value, place.confidence)
  }
  return null
}

/** "India" on a line of its own below the name; a name may be a country's, too. */
function statedCountry(pieces: Piece[], nameLine: number): FoundLocation | null {
  for (const piece of pieces) {
    if (!PERSONAL.has(piece.section) || piece.label || piece.line.index === nameLine) continue
    const country = countryOf(piece.text)
    if (!country) continue
    const { name, code } = country
    return { value: name, countryCode: code, spans: spansOf([piece]), confidence: STATED }
  }
  return null
}
