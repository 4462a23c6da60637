// Finds where the candidate lives: the town that learned weights rank highest, or else the region
// or country that the résumé suggests.
import { dataJson } from '../../tables/data-file.js'
import { countryByCode } from '../../taxonomy/countries/countries.js'
import { canonicalPlace } from '../../taxonomy/places/read-place.js'
import type { Found, PersonLine, Span } from '../types.js'
import { contactPieces, isReachable, type Piece } from './contact-pieces.js'
import { type Address, findAddresses } from './find-addresses.js'
import { type HomeCountry, homeCountry } from './home-country.js'
import type { AddressPlace } from './read-address.js'
import { type TownContext, townFeatures } from './town-features.js'
import { readPlace, type TownReading, townReadings } from './town-readings.js'

export interface FoundLocation extends Found {
  countryCode: string
  /** Whether the spans are an address; otherwise they only suggest the country. */
  isAddress: boolean
}

/** The learned points of each feature; the answer "no town" has no points. */
export const TOWN_WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries(dataJson('./data/town-weights.json', import.meta.url) as Record<string, number>),
)
/** No answer of a model is certain. */
const CONFIDENCE_MAX = 0.97
/** A region without a town counts if the address is at least this sure. */
const REGION_MIN = 0.3
/**
 * The confidence in a country that comes from a dialling code or nationality, not from an address.
 */
const INFERRED = 0.6
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
  home: HomeCountry | null
}

/** Every town that may be the answer, and the context they are judged in. */
export function readTowns(lines: PersonLine[], nameLine: number): Readings {
  const pieces = contactPieces(lines)
  const home = homeCountry(pieces)
  const nameOrder = lines.findIndex(({ line }) => line.index === nameLine)
  const context: TownContext = {
    nameOrder,
    nameText: lines[nameOrder]?.line.text.toLowerCase() ?? '',
    reachOrders: new Set(pieces.filter(({ text }) => isReachable(text)).map(({ order }) => order)),
    country: home?.code,
    text: lines.map(({ line }) => line.text.toLowerCase()).join('\n'),
  }
  const found = findAddresses(pieces, nameLine).slice(0, ADDRESSES_MAX)
  const readings: TownReading[] = []
  const regions: Readings['regions'] = []
  for (const [at, address] of found.entries()) {
    const place = readPlace(address, home?.code)
    if (!place) continue
    readings.push(...townReadings(address, at, place, home?.code))
    if (place.confidence < REGION_MIN) continue
    if (!OTHERS.has(address.pieces[0]?.section ?? '')) regions.push({ address, place })
  }
  return { readings, regions, context, home }
}

function bestTown(
  { readings, context }: Readings,
  weights: ReadonlyMap<string, number>,
): { reading: TownReading; share: number } | null {
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
  isAddress: true,
  spans: spansOf(address.pieces),
  confidence: Math.min(CONFIDENCE_MAX, share),
})

export function findLocation(
  lines: PersonLine[],
  nameLine: number,
  weights = TOWN_WEIGHTS,
): FoundLocation | null {
  const all = readTowns(lines, nameLine)
  const best = bestTown(all, weights)
  if (best) {
    const { address, place } = best.reading
    return located(address, place, place.canonical, best.share)
  }
  return withoutTown(lines, all)
}

/** "California, USA", or the country that dialling code, nationality and places suggest. */
function withoutTown(lines: PersonLine[], { regions, home }: Readings): FoundLocation | null {
  for (const kind of KINDS) {
    const own = regions.find(({ address }) => address.kind === kind)
    if (!own) continue
    const { address, place } = own
    const value = canonicalPlace('', place.region, countryByCode(place.countryCode))
    return located(address, place, value, place.confidence)
  }
  const country = home ? countryByCode(home.code) : null
  if (!home || !country) return null
  const text = lines.find(({ line }) => line.index === home.line)?.line.text ?? ''
  return {
    value: country.name,
    countryCode: country.code,
    isAddress: false,
    spans: [{ line: home.line, start: 0, end: text.length }],
    confidence: INFERRED * home.share,
  }
}
