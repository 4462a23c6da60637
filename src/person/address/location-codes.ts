// Finds places given by a code: Ghana's digital addresses, plus codes, three words, coordinates.
import { anyOf, eachOf } from '../../languages/words.js'
import type { Page } from '../page/make-page.js'
import { linesHolding, matches, numberedLines } from '../recogniser.js'
import type { Finding } from '../types.js'
import { isAboutPerson } from '../wrapped.js'

const THREE_STROKES = ['///']

/** "AK-118-4402", "8FVC9G8F+6X" and "9G8F+6X" in capitals, "51.50735, -0.12776", "5.603° N, 0.187° W". */
const CODES =
  /\b[A-Z]{2}-\d{3,4}-\d{4}\b|\b(?=[A-Z]*\d)(?=\d*[A-Z])(?:[23456789CFGHJMPQRVWX]{4}){1,2}\+[23456789CFGHJMPQRVWX]{2,3}\b|-?\b\d{1,2}\.\d{3,8}°?\s?[NS]?\s?,\s?-?\d{1,3}\.\d{3,8}(?:°?\s?[EW]\b)?/g
/** "///filled.count.soap": three words behind three strokes. */
const THREE_WORDS = /\/\/\/\p{Alpha}{2,20}\.\p{Alpha}{2,20}\.\p{Alpha}{2,20}/gu
/** "Makani 12345 67890", "short address: RRRD2929", "what3words filled.count.soap". */
const LABELLED = new RegExp(
  String.raw`\b(?:${anyOf('address:location-code-labels')})(?: (?:${anyOf('address:location-code-numbers')})\.?)?[ :#=-]{1,4}(?<cut>[a-z]{2,4}-?\d{3,4}-?\d{0,4}|\d{5} ?\d{5}|[a-z]{3,20}\.[a-z]{3,20}\.[a-z]{3,20}|-?\d{1,2}\.\d{2,8},? ?-?\d{1,3}\.\d{2,8})\b`,
  'g',
)
/** Every such label has one of these. */
const LABEL_SIGNS = eachOf('address:location-code-signs')

export const locationCodes = (page: Page): Finding[] => {
  // Every such code has a digit.
  const numbered = numberedLines(page).filter(isAboutPerson)
  const named = linesHolding(page, LABEL_SIGNS).filter(isAboutPerson)
  return [
    ...matches(page, numbered, [CODES], 'address', 'ADDRESS', page.text),
    ...matches(
      page,
      linesHolding(page, THREE_STROKES),
      [THREE_WORDS],
      'address',
      'ADDRESS',
      page.text,
    ),
    ...matches(page, named, [LABELLED], 'address', 'ADDRESS'),
  ]
}
