// Recognises national numbers by their check digits: no label is needed, and no other number is
// mistaken for one.

const digitsOf = (text: string): number[] => Array.from(text.replace(/\D/g, ''), Number)
const DNI_LETTERS = 'trwagmyfpdxbnjzsqvhlcke'

/** Spain: eight digits, or X, Y or Z and seven, and a letter for the remainder by 23. */
function isDni(text: string): boolean {
  const plain = text.replace(/[^a-z0-9]/g, '')
  const number = plain.slice(0, -1).replace(/^[xyz]/, (letter) => String('xyz'.indexOf(letter)))
  return DNI_LETTERS[Number(number) % DNI_LETTERS.length] === plain.at(-1)
}

/** France: thirteen digits and two that make them a multiple of 97; Corsica writes 2A and 2B. */
function isNir(text: string): boolean {
  const plain = text
    .replace(/[^a-z0-9]/g, '')
    .replace(/2a/, '19')
    .replace(/2b/, '18')
  return (BigInt(plain.slice(0, 13)) + BigInt(plain.slice(13))) % 97n === 0n
}

/** Belgium: the date of birth, three digits, and a check by 97; from 2000 on with a 2 in front. */
function isRijksregister(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  const check = Number(digits.slice(9))
  return [digits.slice(0, 9), `2${digits.slice(0, 9)}`].some(
    (number) => 97 - (Number(number) % 97) === check,
  )
}

/** Switzerland: thirteen digits from 756, weighted by one and three in turn. */
const isAhv = (text: string): boolean =>
  digitsOf(text).reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0

/** Germany: eleven digits by ISO 7064; one of the first ten comes twice or three times. */
function isSteuerId(text: string): boolean {
  const digits = digitsOf(text)
  const first = digits.slice(0, 10)
  const most = Math.max(...first.map((digit) => first.filter((other) => other === digit).length))
  if (most < 2 || most > 3) return false
  let product = 10
  for (const digit of first) {
    const sum = (digit + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === digits[10]
}

/**
 * The Netherlands: nine digits, weighted from nine down to two and minus one, a multiple of eleven.
 */
function isBsn(text: string): boolean {
  const digits = digitsOf(text)
  const sum = digits.reduce((all, digit, at) => all + digit * (at === 8 ? -1 : 9 - at), 0)
  return sum > 0 && sum % 11 === 0
}

/** Portugal: nine digits, the last a check by eleven. */
function isNif(text: string): boolean {
  const digits = digitsOf(text)
  const sum = digits.slice(0, 8).reduce((all, digit, at) => all + digit * (9 - at), 0)
  const rest = 11 - (sum % 11)
  return digits[8] === (rest > 9 ? 0 : rest)
}

/** Brazil: nine digits and two that check them. */
function isCpf(text: string): boolean {
  const digits = digitsOf(text)
  if (new Set(digits).size === 1) return false
  return [9, 10].every((count) => {
    const sum = digits.slice(0, count).reduce((all, digit, at) => all + digit * (count + 1 - at), 0)
    return ((sum * 10) % 11) % 10 === digits[count]
  })
}

export interface NationalNumber {
  form: RegExp
  isValid(text: string): boolean
  /** So plain that other numbers fit by chance: it counts only among personal details. */
  isPlain: boolean
}

/**
 * Patterns over folded text: the digits in their usual groups, and no digit beside them. The checks
 * above say whose numbers they are.
 */
export const NATIONAL_NUMBERS: readonly NationalNumber[] = [
  { form: /\b(?:\d{8}|[xyz][- ]?\d{7})[- ]?[a-z]\b/g, isValid: isDni, isPlain: false },
  {
    form: /\b[12] ?\d\d ?(?:0[1-9]|1[0-2]|[2-9]\d) ?(?:\d\d|2[ab]) ?\d{3} ?\d{3} ?\d\d\b/g,
    isValid: isNir,
    isPlain: false,
  },
  {
    form: /\b\d\d[.-](?:[0-5]\d)[.-][0-3]\d[- ]\d{3}[.-]\d\d\b/g,
    isValid: isRijksregister,
    isPlain: false,
  },
  { form: /\b756[. ]?\d{4}[. ]?\d{4}[. ]?\d\d\b/g, isValid: isAhv, isPlain: false },
  { form: /(?<![\d+/])[1-9]\d ?\d{3} ?\d{3} ?\d{3}(?![\d/])/g, isValid: isSteuerId, isPlain: true },
  { form: /(?<![\d+/.])[1-9]\d{8}(?![\d/])/g, isValid: isBsn, isPlain: true },
  { form: /(?<![\d+/.])[123]\d{2} ?\d{3} ?\d{3}(?![\d/])/g, isValid: isNif, isPlain: true },
  { form: /(?<![\d+/.])\d{11}(?![\d/])/g, isValid: isCpf, isPlain: true },
]
