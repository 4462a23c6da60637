// Whether a text has a letter or digit of any script: without one it is a blank, a mark or an ornament.

const LETTER_OR_DIGIT = /[\p{Alpha}\p{N}]/u

export const hasLetterOrDigit = (text: string): boolean => LETTER_OR_DIGIT.test(text)
