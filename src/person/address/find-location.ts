// Where the candidate lives: the best of the addresses, else the country that the résumé speaks for.
import { countryByCode } from '../../taxonomy/countries/countries.js'
import type { Found, PersonLine, Span } from '../types.js'
import { contactPieces, type Piece } from './contact-pieces.js'
import { type Address, findAddresses } from './find-addresses.js'
import { homeCountry } from './home-country.js'
import { type AddressPlace, readAddress } from './read-address.js'

export interface FoundLocation extends Found {
  countryCode: string
  /** Its spans are an address; else only the country speaks from them. */
  isAddress: boolean
}

/** What an address is worth by where it stands: where one lives now comes before where one is from. */
const STANDING: Record<Address['kind'], number> = {
  current: 0.8,
  bare: 0.8,
  line: 0.5,
  permanent: 0.65,
  weak: 0.1,
}
const CONFIDENCE_MIN = 0.3
/** Above this a reading is sure enough: then the first address counts, not the plainest. */
const CONFIDENCE_ENOUGH = 0.55
const CONFIDENCE_MAX = 0.97
const WITH_CITY = 0.3
const PER_LINE = 0.002
/** A country inferred from dialling code or nationality, not from an address. */
const INFERRED = 0.6
/** Where an address is rather an employer's or a school's. */
const OTHERS: ReadonlySet<string> = new Set(['work', 'education', 'projects', 'training'])
const OTHERS_LOSS = 0.5
const TEXT_CHARS_MAX = 300

const spansOf = (pieces: Piece[]): Span[] =>
  pieces.map(({ line, start, text }) => ({ line: line.index, start, end: start + text.length }))

function score(address: Address, place: AddressPlace): number {
  const [first] = address.pieces
  const order = first?.order ?? 0
  const isOthers = first !== undefined && OTHERS.has(first.section)
  return (
    Math.min(CONFIDENCE_ENOUGH, place.confidence) +
    STANDING[address.kind] -
    (isOthers ? OTHERS_LOSS : 0) +
    (place.city ? WITH_CITY : 0) -
    order * PER_LINE
  )
}

export function findLocation(lines: PersonLine[], nameLine: number): FoundLocation | null {
  const pieces = contactPieces(lines)
  const home = homeCountry(pieces)
  let best: { address: Address; place: AddressPlace; score: number } | null = null
  for (const address of findAddresses(pieces, nameLine)) {
    const text = address.text.slice(0, TEXT_CHARS_MAX)
    const isAddress = address.kind !== 'line' && address.kind !== 'weak'
    const place = readAddress(text, home?.code, isAddress)
    if (!place || place.confidence < CONFIDENCE_MIN) continue
    const own = score(address, place)
    if (!best || own > best.score) best = { address, place, score: own }
  }
  if (best) {
    const { place, address } = best
    return {
      value: place.canonical,
      countryCode: place.countryCode,
      isAddress: true,
      spans: spansOf(address.pieces),
      confidence: Math.min(CONFIDENCE_MAX, place.confidence),
    }
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
