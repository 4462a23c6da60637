// Tells degrees, titles, firms and duties from addresses, even if they name a town.
import { anyOf, patternOf } from '../../languages/words.js'
import { degreeLikelihood } from '../../taxonomy/degrees/degree-likelihood.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import { isProse } from './prose.js'

/** A house number at the start: "12 Elm", "4/12,", "B-17,", "#5". */
export const HOUSE = new RegExp(
  String.raw`^[\s(]*(?!\d{1,2}[ ](?:${anyOf('address:time-units')})\b)(?:#[ ]?\d|\d{1,5}[a-z]?(?:[/-][a-z\d]{1,5}){0,3}[ ,]+[a-z]{2,}|[a-z]{1,2}[ /-]{1,2}\d{1,4}\b)`,
)
/** Words of schools, firms and jobs. */
const INSTITUTION = new RegExp(String.raw`\b(?:${anyOf('address:in-no-address')})\b`, 'i')
/**
 * From here on a line of the head is a degree or a title; some towns have names like words of
 * titles.
 */
const DEGREE_MIN = 0.4
const TITLE_MIN = 0.8

/**
 * "State Bar of Samplia, Bar No. …", "Nursing Board of Samplia, PIN …", "U.S. District Court": who
 * admits to a profession. Streets beside a court are addresses.
 */
const OFFICE = new RegExp(patternOf('address-office'), 'i')
export const isOffice = (text: string): boolean => OFFICE.test(text)

/** A duty may name a market or a court; an address in small letters opens with its house number. */
export const isDuty = (text: string): boolean => isProse(text) && !HOUSE.test(foldInPlace(text))

/** A degree, a title, a firm or a duty in the head is no address, even if it names a town. */
export function isBusiness(text: string): boolean {
  return (
    INSTITUTION.test(text) ||
    isOffice(text) ||
    isDuty(text) ||
    degreeLikelihood(text) >= DEGREE_MIN ||
    titleLikelihood(text) >= TITLE_MIN
  )
}
