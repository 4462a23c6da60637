// Finds the people whom a posting names to be asked or applied to: by a label, a phrase, a title, or
// their mail address.
import { anyOf, patternOf } from '../../languages/words.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { isGivenName } from '../../taxonomy/names/people-names.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import type { Label } from '../labels/label.js'
import type { Page } from '../page/make-page.js'
import type { Finding } from '../types.js'
import { emailLocals } from './address-letters.js'
import { ownNames } from './find-own-names.js'
import { labelledName, SUPERIORS } from './labelled-name.js'
import { titledNames } from './other-names.js'

/** "Please contact Ana Sample", "Questions? Ask Ana on 0113 …". */
const ASKED_FOR = new RegExp(patternOf('name-asked-for'), 'gu')
/** Two capitalised words, perhaps with an initial between them. */
const PAIR = new RegExp(
  String.raw`(?=\b(\p{Upper}[\u0300-\u036f\p{Alpha}'’-]+)(?: \p{Upper}\.)?((?: (?:${anyOf('name:particles-before-a-space')}))* \p{Upper}[\u0300-\u036f\p{Alpha}'’-]+))`,
  'gu',
)
/** How likely such words must be a name. */
const SURE = 0.6
/** A shorter word is in other addresses by chance. */
const WORD_CHARS_MIN = 4
/** From this likelihood on the words are a post: "Contact Lead Engineer". */
const TITLE_MIN = 0.5
/** A posting names few people. */
const NAMES_MAX = 6
/** Bounds the work. */
const TEXT_CHARS_MAX = 40_000

const letters = (text: string): string => foldInPlace(text).replace(/[^a-z]/g, '')

/** The names that mail addresses spell: "Eric Sample" beside "e.sample@example.org". */
function spelledNames(text: string): string[] {
  const locals = emailLocals(foldInPlace(text)).map(letters)
  if (locals.length === 0) return []
  return Array.from(text.matchAll(PAIR)).flatMap(([, given = '', family = '']) => {
    const [first, last] = [letters(given), letters(family)]
    const isSpelled = locals.some(
      (local) =>
        (last.length >= WORD_CHARS_MIN && local.includes(last)) ||
        (first.length >= WORD_CHARS_MIN && local.startsWith(first)),
    )
    const name = `${given}${family}`
    return isSpelled && nameLikelihood(name) >= SURE ? [name] : []
  })
}

function askedFor(text: string): string[] {
  return Array.from(text.matchAll(ASKED_FOR)).flatMap(({ groups }) => {
    const name = groups?.name ?? groups?.given ?? ''
    const isName = groups?.name ? nameLikelihood(name) >= SURE : isGivenName(foldInPlace(name))
    return isName && titleLikelihood(name) < TITLE_MIN ? [name] : []
  })
}

export function contactNames(page: Page, labels: readonly Label[]): Finding[] {
  const text = page.text.slice(0, TEXT_CHARS_MAX)
  const labelled = labels
    .filter(({ field }) => SUPERIORS.has(field.name))
    .map((label) => labelledName(page, label))
    .filter((finding) => finding !== null)
  const told = labelled.map(({ start, end }) => page.text.slice(start, end))
  const names = [...new Set([...told, ...spelledNames(text), ...askedFor(text)])]
  const known = { ...page.known, names: names.slice(0, NAMES_MAX) }
  return [...labelled, ...titledNames(page), ...ownNames({ ...page, known })]
}
