// Finds where the work is done from the short lines at the top of a posting: "Example Spa – Leeds",
// "Groom (Truro, Cornwall)".
import { findPlaces } from '../../taxonomy/places/find-places.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { readPlace } from '../../taxonomy/places/read-place.js'
import type { Place } from '../../taxonomy/places/types.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import type { LabelledUnit } from '../types.js'
import { isFieldLabel } from './field-labels.js'
import { isStray } from './find-market.js'
import { PLACE_SPLIT, PLACE_SURE } from './place-in-field.js'
import { isCountryCode, type Placed } from './place-in-prose.js'
import { TRAIL } from './title-patterns.js'

/**
 * The facts are in the first lines; further down a short line is more likely a heading or an item.
 */
const TOP_UNITS = 15
/** A longer line is a sentence; placeInProse weighs its places. */
const LINE_CHARS_MAX = 160
/** From this likelihood on a piece of a line is the post and not a place: "Nurse Kent". */
const TITLE_SURE = 0.6
/** Behind an employer or a title, a place must be known as one. */
const TAIL_SURE = 0.55
const CONFIDENCE = 0.8

/** "Oslo Sentrum" is a place with another word behind it; a longer piece is a sentence. */
const PIECE_WORDS_MAX = 4
/** Capitals inside a web address do not separate names: "…/jobs/PartTimeClerk". */
const WEB_ADDRESS = /https?:|\bwww\./i
const GLUED = /(?<=\p{Lower})(?=\p{Upper}\p{Lower})/u
const BRACKETS = /\(([^)]*)\)/g

function placeOfPiece(piece: string): Place | null {
  const bare = piece.replace(BRACKETS, '').trim()
  // "Save" is a town in Benin, and a button.
  if (bare === '' || isFieldLabel(bare) !== '' || titleLikelihood(bare) > TITLE_SURE) return null
  if (isPlaceLike(bare) >= PLACE_SURE) return readPlace(bare)
  if (bare.split(/\s+/).length > PIECE_WORDS_MAX) return null
  const first = findPlaces(bare).find(({ start }) => start === 0)
  return first && !isCountryCode(bare.slice(0, first.end)) ? first.place : null
}

/** What stands in brackets, and what stands behind each comma: "Groom, Example Farm, Truro". */
function tailsOf(piece: string): string[] {
  const brackets = Array.from(piece.matchAll(BRACKETS), ([, inner = '']) => inner)
  const open = piece.replace(BRACKETS, '')
  const behind = Array.from(open.matchAll(/,\s+/g), ({ index, 0: comma }) =>
    open.slice(index + comma.length),
  )
  return [...brackets, ...behind].map((tail) => tail.replace(/[.\s]+$/, ''))
}

function placeOfTail(piece: string): Place | null {
  for (const tail of tailsOf(piece)) {
    if (!/^\p{Upper}/u.test(tail) || isCountryCode(tail)) continue
    const place = isPlaceLike(tail) >= TAIL_SURE ? readPlace(tail) : null
    if (place && place.city !== '') return place
  }
  return null
}

const piecesOf = (text: string): string[] => {
  const parts = text.split(PLACE_SPLIT)
  return WEB_ADDRESS.test(text) ? parts : parts.flatMap((part) => part.split(GLUED))
}

/**
 * A place among the short lines at the top. A town is better than a region, so the search goes on
 * for one.
 */
export function placeAtTop(
  units: readonly LabelledUnit[],
  title: string,
  employer: string,
  market: string,
): Placed | null {
  let wide: Placed | null = null
  for (const unit of units.slice(0, TOP_UNITS)) {
    if (unit.text.length > LINE_CHARS_MAX || /[.!?]$/.test(unit.text)) continue
    // A skill or a duty is no address, although Kotlin is an island too.
    if ((unit.isItem && unit.label !== 'O') || TRAIL.test(unit.text)) continue
    for (const piece of piecesOf(unit.text)) {
      // Words of the title or the employer are no place: "Rig Up/Down" is in no county, and a firm
      // called Austin Stone not in Texas.
      if (title.includes(piece) || employer.includes(piece)) continue
      const place = placeOfPiece(piece) ?? placeOfTail(piece)
      if (!place || isStray(place, unit.text, market)) continue
      const placed = { value: place.canonical, spans: [unit.span], confidence: CONFIDENCE }
      if (place.city !== '') return placed
      wide ??= placed
    }
  }
  return wide
}
