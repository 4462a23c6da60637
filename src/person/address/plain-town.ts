// Finds the town of an address by its position alone: the last plain name before the postal code.

import { titleCase } from '../../languages/title-case.js'
import { anyOf } from '../../languages/words.js'
import { nationalityOf } from '../../taxonomy/countries/nationalities.js'
import { analysePlace } from '../../taxonomy/places/read-place.js'

/** Separates the parts of an address: a comma, a line end, a dash between blanks, a full stop. */
const SEPARATOR = /[,;\n]|\s[-–—]+\s|[.:]\s/
/** A postal code with its label, and signs at the edges. */
const CODE = new RegExp(
  String.raw`\b(?:${anyOf('address:postal-code')})\s?(?:${anyOf('address:code-words')})?\b|[\d.:\-–—\s]+$|^[\s.:\-–—+]+`,
  'gi',
)
/** A name after such a label is a town's. */
const TOWN_LABEL = new RegExp(String.raw`^(?:${anyOf('address:town-labels')})\b[\s.:\-–—]*`, 'i')
/** Words of address parts that are smaller than a town. */
const NOT_TOWN = new RegExp(String.raw`\b(?:${anyOf('address:no-town')})\b|[()\d/@]`, 'i')
/** One to three words, the first with a capital. */
const NAME =
  /^\p{Upper}[\u0300-\u036f\p{Alpha}'’.-]{2,}(?:\s\p{Alpha}[\u0300-\u036f\p{Alpha}'’.-]+){0,2}$/u

/** Whether the name is that of a region or a country. */
function isWider(name: string): boolean {
  const found = analysePlace(name)
  return found !== null && found.place.city === '' && found.coverage === 1
}

/** Whether the text looks like a town's name and is none of the words that addresses use. */
export const isTownName = (text: string): boolean =>
  NAME.test(text.charAt(0).toUpperCase() + text.slice(1)) &&
  !NOT_TOWN.test(text) &&
  nationalityOf(text) === null &&
  !isWider(text)

export function plainTown(text: string, before: number): string | null {
  const parts = text.slice(0, before).split(SEPARATOR).reverse()
  for (const part of parts) {
    const bare = part
      .replace(CODE, ' ')
      .trim()
      .replace(TOWN_LABEL, '')
      .replace(/[.\s]+$/, '')
    if (bare === '' || isWider(bare)) continue
    return NAME.test(bare) && !NOT_TOWN.test(bare) ? titleCase(bare) : null
  }
  return null
}
