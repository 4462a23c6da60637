// Tells whether the work is remote, wholly or in part, from a field, the posting's data, or a
// sentence.
import type { JobPostingData } from '../../documents/types.js'
import { patternOf } from '../../languages/words.js'
import type { Unit } from '../types.js'
import type { Fields } from './read-fields.js'

export type WorkMode = 'remote' | 'hybrid' | ''

/** The word "hybrid" itself, or days of the week that are spent in the office. */
const HYBRID = new RegExp(patternOf('place-hybrid'), 'i')
/**
 * "Fully remote", "remote role", "work from home", and the word in brackets or at the start of a
 * line.
 */
const REMOTE = new RegExp(patternOf('place-remote'), 'i')
/** "Not remote", "remote sites", "occasional": the same words about something else. */
const NOT_REMOTE = new RegExp(patternOf('place-not-remote'), 'i')
/** In a field of its own the word alone is enough. */
const FIELD_ON_SITE = new RegExp(patternOf('place-field-on-site'), 'i')
const FIELD_REMOTE = new RegExp(patternOf('place-field-remote'), 'i')
const FIELD_HYBRID = new RegExp(patternOf('place-field-hybrid'), 'i')

/** Whether a field that should name a place says that the work is done anywhere. */
export const saysRemote = (field: string): boolean => FIELD_REMOTE.test(field)

export function workMode(
  posting: JobPostingData | null,
  fields: Fields,
  units: readonly Unit[],
): WorkMode {
  const stated = `${fields.workplace?.value ?? ''} ${fields.location?.value ?? ''} ${fields.employment?.value ?? ''}`
  const isOnSite = FIELD_ON_SITE.test(stated)
  const isRemote = FIELD_REMOTE.test(stated)
  // "4 days onsite, 1 remote day" means both.
  if (FIELD_HYBRID.test(stated) || (isOnSite && isRemote)) return 'hybrid'
  if (isRemote) return 'remote'
  if (isOnSite) return ''
  if (posting?.remote) return 'remote'
  let mode: WorkMode = ''
  for (const unit of units) {
    if (HYBRID.test(unit.text)) return 'hybrid'
    if (mode === '' && REMOTE.test(unit.text) && !NOT_REMOTE.test(unit.text)) mode = 'remote'
  }
  return mode
}
