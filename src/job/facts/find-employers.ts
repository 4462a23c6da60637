// Names that the employer may go by: none of them is part of the title or the place.
import type { ReadableDocument } from '../../layout/types.js'
import type { Unit } from '../types.js'
import type { Fields } from './read-fields.js'

const ABOUT = /^(?:about|why|life at|working at|join)\s+(\p{Lu}[\p{L}\d&.'’ -]{1,40})\??:?$/u
const AT = /\bat\s+(\p{Lu}[\p{L}\d&.'’-]+(?:\s+\p{Lu}[\p{L}\d&.'’-]+){0,2})/u
const HOST = /https?:\/\/(?:www\.)?([^/\s]+)(?:\/([^/\s?]+))?/i
const GENERIC = new Set([
  'the',
  'us',
  'you',
  'role',
  'team',
  'company',
  'job',
  'position',
  'this',
  'our',
])

export function findEmployers(
  document: ReadableDocument,
  units: readonly Unit[],
  fields: Fields,
): string[] {
  const names = [document.posting?.employer ?? '', fields.company?.value ?? '']
  for (const unit of units.slice(0, 80)) {
    const about = ABOUT.exec(unit.text)?.[1] ?? AT.exec(unit.text.slice(0, 120))?.[1]
    if (about) names.push(about.replace(/^the\s+/i, ''))
    const host = HOST.exec(unit.text)
    if (host) names.push(...(host[1] ?? '').split('.').slice(0, -1), host[2] ?? '')
  }
  return names.filter((name) => name.length > 2 && !GENERIC.has(name.toLowerCase()))
}
