// Guesses the country of a résumé from nationality, dialling code, postal habits, mail domain and the places that
// it names. The guess alone is never told: it helps to read numbers and towns that stand without their country.
import { patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { countryByCode, countryOf, countryOfDialling } from '../../taxonomy/countries/countries.js'
import { nationalityOf } from '../../taxonomy/countries/nationalities.js'
import { findPlaces } from '../../taxonomy/places/find-places.js'
import type { PlaceMention } from '../../taxonomy/places/types.js'
import { emailsIn } from '../mail/find-email.js'
import { hasDigit } from '../phone/digits.js'
import type { Piece } from './contact-pieces.js'

/**
 * How much each sign counts: a dialling code tells where one lives, a nationality often where one
 * is from, a school where one grew up.
 */
const WEIGHT = { dialling: 5, nationality: 3, pin: 3, mail: 2, place: 1, schoolBonus: 0.5 } as const
/** Only the first places count, because all of them would outweigh the other signs. */
const PLACES_MAX = 6
/** Bounds the work: places stand in the heads of entries, and few résumés have so many. */
const LINES_READ_MAX = 60
/** Rather a place than not. */
const PLACE_MIN = 0.5
const PLACE_SECTIONS: ReadonlySet<string> = new Set(['education', 'work', 'top', 'personal'])
const DIALLED = /(?:\+|\b00)\s?\d[\d\s().\-–/]{6,18}/
/** Only India writes six digits after "PIN". */
const PIN = new RegExp(patternOf('address-pin'), 'i')
/** How many words after the label are tried as a nationality. */
const NATIONALITY_WORDS_MAX = 3
const COUNTRY_ENDINGS = /\.([a-z]{2})$/i
/** Country endings that anyone can buy. */
const SOLD_ENDINGS = new Set([
  'co',
  'me',
  'io',
  'ai',
  'tv',
  'cc',
  'eu',
  'us',
  'ws',
  'to',
  'fm',
  'ac',
  'sh',
  'in',
])

type Votes = Map<string, number>

function vote(votes: Votes, code: string | undefined | null, weight: number): void {
  if (code) votes.set(code, (votes.get(code) ?? 0) + weight)
}

function ofNationality(piece: Piece): string | null {
  if (piece.label?.kind !== 'nationality') return null
  const words = piece.text
    .split(/[\s,/(;|:-]+/)
    .filter(Boolean)
    .slice(0, NATIONALITY_WORDS_MAX)
  for (const word of words) {
    const code = nationalityOf(word) ?? countryOf(word)?.code
    if (code) return code
  }
  return null
}

function ofMail(text: string): string | null {
  const [address] = emailsIn(text)
  const ending = COUNTRY_ENDINGS.exec(address?.value ?? '')?.[1]?.toLowerCase() ?? ''
  const isSold = SOLD_ENDINGS.has(ending) && !/\.co\.in$/i.test(address?.value ?? '')
  if (ending === '' || isSold) return null
  return ending === 'uk' ? 'GB' : (countryByCode(ending)?.code ?? null)
}

const dialled = (text: string): string | undefined =>
  text.includes('+') || text.includes('00') ? DIALLED.exec(text)?.[0] : undefined

/** Cheap signs come first; places are looked up only when those tell nothing. */
function signs(pieces: Piece[], votes: Votes): void {
  let read: Line | null = null
  let hasPin = false
  for (const piece of pieces) {
    if (piece.section === 'references' || piece.section === 'work') continue
    const { text } = piece.line
    // The pieces of one line follow each other, so the line is searched once.
    if (piece.line !== read) hasPin = hasDigit(text) && PIN.test(text)
    read = piece.line
    vote(votes, ofNationality(piece), WEIGHT.nationality)
    const number = dialled(piece.text)
    if (number) vote(votes, countryOfDialling(number)?.code, WEIGHT.dialling)
    if (hasPin) vote(votes, 'IN', WEIGHT.pin)
    if (piece.text.includes('@')) vote(votes, ofMail(piece.text), WEIGHT.mail)
  }
}

/** People are called Jordan, Georgia and Austin, so the line of the name tells no place. */
function places(pieces: Piece[], nameLine: number, votes: Votes): void {
  let found = 0
  let read: Line | null = null
  let mentions: PlaceMention[] = []
  for (const { line, section } of pieces
    .filter(({ section, line }) => PLACE_SECTIONS.has(section) && line.index !== nameLine)
    .slice(0, LINES_READ_MAX)) {
    if (found >= PLACES_MAX) return
    if (line !== read) mentions = findPlaces(line.text)
    read = line
    for (const { place } of mentions) {
      if (place.confidence < PLACE_MIN) continue
      found += 1
      const weight = WEIGHT.place + (section === 'education' ? WEIGHT.schoolBonus : 0)
      vote(votes, place.countryCode, weight)
    }
  }
}

/** The code of the country that the signs suggest. */
export function homeCountry(pieces: Piece[], nameLine: number): string | undefined {
  const votes: Votes = new Map()
  signs(pieces, votes)
  if (votes.size === 0) places(pieces, nameLine, votes)
  const most = Math.max(...votes.values())
  return [...votes].find(([, weight]) => weight === most)?.[0]
}
