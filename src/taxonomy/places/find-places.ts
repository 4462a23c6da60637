// Finds the places that a running text mentions, with their spans.
import { mayBeIn, namesOf, type PlaceName } from './place-names.js'
import { AMBIGUOUS_WORDS } from './place-rules.js'
import { readPlace } from './read-place.js'
import { segmentsOf } from './segments.js'
import type { PlaceHint, PlaceMention } from './types.js'

/** Bounds the work; a line is shorter and names fewer places. */
const TEXT_CHARS_MAX = 2_000
const MENTIONS_MAX = 20
/** log10 of inhabitants: a town this large is a place even if no neighbour confirms it. */
const KNOWN_SIZE_MIN = 5
/** Characters between the names of one mention: "Austin, TX", "Pune (India)", "Paris - France". */
const JOINT = /^[\s,(/–-]{1,3}$/

function isName(name: PlaceName): boolean {
  return /^\p{Upper}/u.test(name.text) && !(AMBIGUOUS_WORDS.has(name.key) && !name.isWhole)
}

/** Names this short are codes ("IN", "NSW"), which have too many other meanings. */
const COUNTRY_CODE_CHARS = 2
const REGION_CODE_CHARS = 3

function stands(names: PlaceName[]): boolean {
  if (names.length > 1) return true
  const [name] = names
  if (!name || AMBIGUOUS_WORDS.has(name.key)) return false
  if (name.country && name.key.length > COUNTRY_CODE_CHARS) return true
  if (name.regions.length > 0 && name.key.length > REGION_CODE_CHARS) return true
  return name.cities.some((city) => city.size >= KNOWN_SIZE_MIN)
}

export function findPlaces(text: string, hint?: PlaceHint): PlaceMention[] {
  const cut = text.slice(0, TEXT_CHARS_MAX)
  const names = namesOf(segmentsOf(cut)).filter(isName)
  const groups: PlaceName[][] = []
  for (const name of names) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && JOINT.test(cut.slice(last.end, name.start))) group.push(name)
    else groups.push([name])
  }
  const mentions: PlaceMention[] = []
  for (const group of groups.filter(stands).slice(0, MENTIONS_MAX)) {
    const last = group.at(-1)?.end ?? 0
    const place = readPlace(cut.slice(group[0]?.start ?? 0, last), hint)
    // "Acme, Pune, India": a name that lies in another country is no part of the mention.
    const start = group.find((name) => mayBeIn(name, place?.countryCode ?? ''))?.start
    if (place === null || start === undefined) continue
    // "San Francisco (California)": a bracket inside the mention is closed with it.
    const isOpen = cut.lastIndexOf('(', last) >= start && cut[last] === ')'
    mentions.push({ start, end: isOpen ? last + 1 : last, place })
  }
  return mentions
}
