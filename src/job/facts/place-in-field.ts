// Reads the place in a field with such a label: "Oslo, Bergen", "PT-Lisbon", "Norway / Sweden
// (remote)".
import { anyOf, patternOf } from '../../languages/words.js'
import { findPlaces } from '../../taxonomy/places/find-places.js'
import { citySize } from '../../taxonomy/places/gazetteer.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { readPlace } from '../../taxonomy/places/read-place.js'
import type { Place } from '../../taxonomy/places/types.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'

/** More likely a place than not. */
export const PLACE_SURE = 0.5
/** The label "Location" supports what follows it, so a weak sign is enough. */
const LABELLED_SURE = 0.35
/**
 * A labelled name that no gazetteer knows is a place only if it is less likely a title than this.
 */
const TITLE_POSSIBLE = 0.5
/** Marks and words between two places in one field. */
export const PLACE_SPLIT = new RegExp(patternOf('place-split'), 'u')
/** "(remote)", "(2 days on site)": how the work is done, not where. */
const MODE_IN_BRACKETS = new RegExp(
  String.raw`\((?:[^)]*\b(?:${anyOf('place:modes')})[^)]*)\)`,
  'gi',
)
/** "PT-Lisbon", "US-TX-Austin": the form in which systems of large employers write a place. */
const COUNTRY_FIRST = /^\s*([A-Z]{2}(?:-[A-Z]{2})?)\s?[-–]\s?(\p{Upper}\p{Lower}[\p{Alpha} .'’]*)/u

/** The first place of "Oslo, Bergen" or "Norway / Sweden (remote)". */
export function placeOfField(text: string): string {
  const bare = text.replace(MODE_IN_BRACKETS, ' ')
  const bracketed = /^([^(]+)\(([^)]+)\)\s*$/.exec(bare)
  const named = bracketed ? `${bracketed[2]}, ${bracketed[1]}` : bare
  const joined = named.replace(COUNTRY_FIRST, '$2, $1')
  const [first = '', second = ''] = joined.split(/,\s*/)
  const [one, two] = [readPlace(first), readPlace(second)]
  // "Oslo, Bergen" are two places; "Perth, Scotland" is one.
  if (one?.city && two?.city && isPlaceLike(second) >= PLACE_SURE && !contains(first, second)) {
    return isPartOfTown(one, two) ? two.canonical : one.canonical
  }
  const [head = '', ...others] = joined.split(PLACE_SPLIT)
  for (const piece of [head, joined, ...others, ...joined.split(AND)]) {
    const whole = readPlace(piece)
    if (whole && whole.confidence >= LABELLED_SURE) return whole.canonical
    const mention = findPlaces(piece)[0]
    if (mention) return mention.place.canonical
  }
  return ''
}

/** "Mid Yell and Lerwick": two places, of which only one may be known. */
const AND = new RegExp(String.raw`\s+(?:${anyOf('place:joins')})\s+`)
/** In powers of ten: a part of a town has at most a tenth of its people. */
const PART_STEP_MIN = 1

/** Whether the first is a quarter of the second, or a village beside it: "Chapel Hill, Leeds". */
function isPartOfTown(one: Place, two: Place): boolean {
  if (one.countryCode !== two.countryCode || one.region !== two.region) return false
  const sizeOf = ({ cityPrinted, countryCode }: Place) => citySize(cityPrinted, countryCode) ?? 0
  return sizeOf(two) - sizeOf(one) >= PART_STEP_MIN
}

/** Whether the first place lies in the second. */
function contains(first: string, second: string): boolean {
  const both = readPlace(`${first}, ${second}`)
  const own = readPlace(first)
  return both !== null && (both.cityPrinted === first || both.cityPrinted === own?.cityPrinted)
}

/** A locality that no gazetteer knows is still the posting's answer if it looks like a name. */
const NAME = new RegExp(patternOf('place-name'), 'u')

/** The first name in a labelled field that no gazetteer knows; '' if it may be a title. */
export function nameOfField(text: string): string {
  const [first = ''] = text.split(/\s*[,|;(/]\s*|\s+[-–]\s+/)
  return NAME.test(first) && titleLikelihood(first) < TITLE_POSSIBLE ? first : ''
}
