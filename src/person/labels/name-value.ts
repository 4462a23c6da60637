// Tells whether the value of a label may be a name. After a label weaker signs are enough.
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'

/** After a label, words need not surely be a name. */
const NAME_MIN = 0.45
const BRACKETS = /[()[\]:]/g
/** One to four capitalised words, initials included: "C.Sample", "Jo van Sample". */
const PROPER_WORDS = /^\s*(?:\p{Upper}[\u0300-\u036f\p{Alpha}'’.-]*\s*){1,4}$/u

export const isProperWords = (text: string): boolean => PROPER_WORDS.test(text)

export const isLikelyName = (text: string): boolean =>
  nameLikelihood(text.replace(BRACKETS, ' ')) >= NAME_MIN

export const mayBeName = (text: string): boolean => isProperWords(text) || isLikelyName(text)
