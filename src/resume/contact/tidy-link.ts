// One form for links: lower-case host, no scheme, no "www.", no marks or tracking at the end.

import { dataLines } from '../../core/data-file.js'
import { PROFILE_HOSTS } from '../../core/links/profile-hosts.js'
import { MAIL_HOSTS } from './find-email.js'

/** Hosts whose pages are about a person, wherever in the document they stand. */
const ENDINGS = new Set(dataLines('./data/site-endings.txt', import.meta.url))
/** "asp.net" and "b.com" are no sites: a bare host needs a longer name, or a "www.". */
const BARE_LABEL_CHARS_MIN = 4
/** Parts of a profile's path that name no one yet. */
const UNNAMED_PATH = /^(?:in|pub|profile|user|users|company|feed|home|u)$/i
const FILE = /\.(?:pdf|docx?|jpe?g|png|zip)$/i

export interface Link {
  host: string
  value: string
  /** The site's pages are about one person each. */
  isProfile: boolean
}

const isProfileHost = (host: string): boolean =>
  PROFILE_HOSTS.some((name) => host === name || host.endsWith(`.${name}`))

export function tidyLink(raw: string): Link | null {
  const marked = /^(?:[a-z]{3,5}:\/\/|www\.)/i.test(raw.trim())
  const bare = raw
    .trim()
    .replace(/^[a-z]{3,5}:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/.,:;)\]|-]+$/, '')
  const [host = '', ...path] = bare.split('/')
  const low = host.toLowerCase()
  const labels = low.split('.')
  if (labels.length < 2 || labels.includes('') || MAIL_HOSTS.has(low) || FILE.test(bare))
    return null
  const isLong = (labels.at(-2)?.length ?? 0) >= BARE_LABEL_CHARS_MIN
  if (path.length === 0 && !(ENDINGS.has(labels.at(-1) ?? '') && (marked || isLong))) return null
  if (!isProfileHost(low)) return { host: low, value: [low, ...path].join('/'), isProfile: false }
  const own = path.map((part) => part.replace(/[?#].*$/, '')).filter((part) => part !== '')
  const isNamed =
    own.some((part) => !UNNAMED_PATH.test(part)) || (labels.length > 2 && own.length === 0)
  return isNamed ? { host: low, value: [low, ...own].join('/'), isProfile: true } : null
}
