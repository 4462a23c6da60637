// Numbers, times and dates as people read them.
import { T } from '../texts'

const LOCALE = T.locale

export const wholeNumber = (value: number): string => value.toLocaleString(LOCALE)
export const percent = (fraction: number): string => `${Math.round(fraction * 100)} %`
export const money = (cents: number): string =>
  (cents / 100).toLocaleString(LOCALE, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })

export const cents = (value: number): string =>
  value.toLocaleString(LOCALE, { maximumFractionDigits: 2 })

const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' }

/** A day without a time is that day wherever the reader is, so its noon is taken. */
export const day = (iso: string): string =>
  new Date(/T/.test(iso) ? iso : `${iso}T12:00`).toLocaleDateString(LOCALE, DAY)

export const moment = (iso: string): string =>
  new Date(iso).toLocaleString(LOCALE, { ...DAY, hour: '2-digit', minute: '2-digit' })

/** YYYY-MM or YYYY, as the API gives dates of a résumé. */
export function partialDate(date: string): string {
  const [year = '', month] = date.split('-')
  if (month === undefined) return year
  const first = new Date(Date.UTC(Number(year), Number(month) - 1, 1))
  return first.toLocaleDateString(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' })
}

export function monthsInWords(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [years > 0 ? T.units.years(years) : '', rest > 0 ? T.units.months(rest) : '']
  return parts.filter((part) => part !== '').join(' ') || T.units.months(0)
}

export const seconds = (value: number): string =>
  value < 1 ? `${Math.max(1, Math.round(value * 1000))} ms` : `${value.toFixed(1)} s`

export function timeLeft(value: number): string {
  if (value < 60) return T.units.seconds(Math.max(1, Math.round(value)))
  return T.units.minutes(Math.round(value / 60))
}
