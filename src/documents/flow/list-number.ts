// The number of a list item as the list writes it: 3, c, C, iii or III.
const LETTERS = 26
const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]
/** Beyond these, numbers are written in digits: nobody counts that far in letters. */
const LETTER_MAX = 26 * 4
const ROMAN_MAX = 3999

/** @param format 1, a, A, i or I */
export function listNumber(value: number, format: string): string {
  if (/a/i.test(format) && value >= 1 && value <= LETTER_MAX) {
    // After z comes aa, then bb.
    const letter = String.fromCharCode(97 + ((value - 1) % LETTERS))
    return cased(letter.repeat(Math.ceil(value / LETTERS)), format)
  }
  if (/i/i.test(format) && value >= 1 && value <= ROMAN_MAX) return cased(roman(value), format)
  return String(value)
}

const cased = (text: string, format: string) =>
  format === format.toUpperCase() ? text.toUpperCase() : text

function roman(value: number): string {
  let [rest, text] = [value, '']
  for (const [worth, letters] of ROMAN) {
    while (rest >= worth) {
      text += letters
      rest -= worth
    }
  }
  return text
}
