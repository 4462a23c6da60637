// A number of months as people say it.
const count = (number: number, unit: string): string =>
  `${number} ${unit}${number === 1 ? '' : 's'}`

/** @example monthsInWords(30) // '2 years 6 months' */
export function monthsInWords(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (years === 0) return count(rest, 'month')
  return rest === 0 ? count(years, 'year') : `${count(years, 'year')} ${count(rest, 'month')}`
}
