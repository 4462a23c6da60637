// Tells the name where learned weights find none: a person who introduces themselves, a line that
// the mail address repeats, or what opens a page over ways to reach the person.
import { anyOf, eachOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { degreeLikelihood } from '../../taxonomy/degrees/degree-likelihood.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldedWords } from '../../text/fold-in-place.js'
import type { PersonLine } from '../types.js'
import { openingName } from './guess-names.js'
import type { NameContext } from './name-features.js'
import { openingPiece } from './name-pieces.js'
import { stripped } from './strip-name.js'

interface ToldName {
  name: string
  line: Line
}

/** People introduce themselves in the first lines. */
const INTRODUCTION_LINES = 8
/** The ways to reach a person are in the first lines below the name. */
const REACH_LINES = 12
/** A mail address, a profile, or a telephone number. */
const REACH = /@|linkedin|github|\+?\d(?:[ ().-]{0,2}\d){7,}/
/** Two to four words with capitals, perhaps with "van der" between: nothing but a name. */
const HEADLINE = new RegExp(
  String.raw`^\p{Upper}[\u0300-\u036f\p{Alpha}'’-]+(?:(?: (?:${anyOf('name:particles-before-a-space')})){0,2} \p{Upper}[\u0300-\u036f\p{Alpha}.'’-]*){1,3}$`,
  'u',
)
/** From these likelihoods on, a line is a place or a job instead. */
const PLACE_MIN = 0.5
const TITLE_MIN = 0.3
/** A line that the mail address repeats reads at least a little like a name. */
const LIKELY = 0.35
/** A shorter word is in other addresses by chance. */
const REPEATED_CHARS_MIN = 4

/** Words of documents and forms; "von" is one of them, and a part of names. */
const NO_NAMES: ReadonlySet<string> = new Set(eachOf('name:no-names'))
const PARTICLES: ReadonlySet<string> = new Set(eachOf('name:particles-before-a-space'))
const isNoName = (word: string): boolean => NO_NAMES.has(word) && !PARTICLES.has(word)

const isNameAlone = (name: string, { isHeading }: NameContext): boolean =>
  HEADLINE.test(name) &&
  !isHeading(name) &&
  !foldedWords(name).some(isNoName) &&
  isPlaceLike(name) < PLACE_MIN &&
  titleLikelihood(name) < TITLE_MIN &&
  degreeLikelihood(name) === 0

export function toldName(lines: readonly PersonLine[], context: NameContext): ToldName | null {
  return introduced(lines) ?? repeated(lines, context) ?? headline(lines, context)
}

function introduced(lines: readonly PersonLine[]): ToldName | null {
  for (const { line } of lines.slice(0, INTRODUCTION_LINES)) {
    const name = openingName(line.text)
    if (name !== undefined) return { name, line }
  }
  return null
}

/** A line anywhere that is a name alone, of which the mail address has a word. */
function repeated(lines: readonly PersonLine[], context: NameContext): ToldName | null {
  if (context.local === '') return null
  for (const { line, heading, section } of lines) {
    if (heading !== null || section === 'references') continue
    const isOwn = foldedWords(line.text).some(
      (word) => word.length >= REPEATED_CHARS_MIN && context.local.includes(word),
    )
    if (!isOwn) continue
    const name = stripped(line.text)
    const isWhole = name.length === line.text.trim().length
    if (isWhole && isNameAlone(name, context) && nameLikelihood(name) >= LIKELY) {
      return { name, line }
    }
  }
  return null
}

/** Unknown words that open a page over ways to reach the person. */
function headline(lines: readonly PersonLine[], context: NameContext): ToldName | null {
  const at = lines.findIndex(({ heading }) => heading !== 'document')
  const first = lines[at]
  if (!first || first.heading !== null) return null
  const text = openingPiece(first.line.text) ?? first.line.text
  const name = stripped(text)
  if (name.length < text.trim().length || !isNameAlone(name, context)) return null
  const isReached = lines.slice(at, at + 1 + REACH_LINES).some(({ line }) => REACH.test(line.text))
  return isReached ? { name, line: first.line } : null
}
