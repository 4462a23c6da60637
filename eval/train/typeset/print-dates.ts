// Prints the dates of an entry in a document's own way.
import type { Style } from './style.js'
import type { SetEntry } from './types.js'

const LONG =
  'January February March April May June July August September October November December'.split(' ')

function month(year: string, number: number, style: string): string {
  const long = LONG[number - 1] ?? ''
  const short = long.slice(0, 3)
  const two = String(number).padStart(2, '0')
  if (style === 'long') return `${long} ${year}`
  if (style === 'number') return `${two}/${year}`
  if (style === 'number-dot') return `${two}.${year}`
  if (style === 'iso') return `${year}-${two}`
  if (style === 'short-dot') return long.length > 3 ? `${short}. ${year}` : `${short} ${year}`
  if (style === 'apostrophe') return `${short} '${year.slice(2)}`
  if (style === 'capitals') return `${short.toUpperCase()} ${year}`
  if (style === 'year-first') return `${year} ${short}`
  return `${short} ${year}`
}

/** A date of gold as the document prints it, and as its gold then is. */
function printed(date: string, { month: style, yearsOnly }: Style['dates']): [string, string] {
  const [year = '', number] = date.split('-')
  return number && !yearsOnly ? [month(year, Number(number), style), date] : [year, year]
}

export interface PrintedDates {
  text: string
  start?: string | null
  end?: string | null
}

export function printDates({ kind, start, end }: SetEntry, style: Style['dates']): PrintedDates {
  const [open, close] = style.wrap
  const from = start ? printed(start, style) : null
  const to = end ? printed(end, style) : null
  const wrapped = (text: string) => `${open}${text}${close}`
  if (from && to) {
    if (from[0] === to[0]) return { text: wrapped(from[0]), start: from[1], end: to[1] }
    return { text: wrapped(from[0] + style.to + to[0]), start: from[1], end: to[1] }
  }
  if (from && end === null && kind === 'work')
    return { text: wrapped(from[0] + style.to + style.now), start: from[1], end: null }
  if (to)
    return {
      text: wrapped(to[0]),
      end: to[1],
      ...(kind === 'education' ? { start: null } : { start: to[1] }),
    }
  if (from)
    return kind === 'work' ? { text: wrapped(from[0]), start: from[1], end: from[1] } : { text: '' }
  return { text: '' }
}
