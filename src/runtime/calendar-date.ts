// Days as callers write them, YYYY-MM-DD, real ones only.
import type { Clock } from './clock.js'

export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // Date.parse rolls 31 February over to March: the round trip shows it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export const todayUtc = (clock: Clock): string => new Date(clock.now()).toISOString().slice(0, 10)
