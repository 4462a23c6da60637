// Reads a printed or linked address: whose site it is, and a form in which it can be compared.
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { dataLines } from '../../tables/data-file.js'
import { MAIL_HOSTS } from '../mail/find-email.js'
import { PROFILE_HOSTS } from './profile-hosts.js'

/** Endings that make a bare host a site. */
const ENDINGS = new Set(dataLines('./data/site-endings.txt', import.meta.url))
const RESERVED = new Set(dataLines('./data/reserved-names.txt', import.meta.url))
/** "asp.net" and "b.com" are no sites: a bare host needs a longer name, or a "www.". */
const BARE_LABEL_CHARS_MIN = 4
/** Names of files look like hosts. */
const FILE = /\.(?:pdf|docx?|jpe?g|png|zip)$/i
/** The parts of a query that tell whose page it is. */
const NAMING_QUERY = /^(?:user|id|uid|userid|authorid|pid)=/i
const SECOND_LEVEL = new Set(['com', 'co', 'org', 'net', 'ac', 'edu', 'gov'])
/** "Email.id", "Cont.No": labels of a form, not hosts. */
const LABEL_WORDS = new Set(eachOf('contact:glued-labels'))
/** Placeholders of templates that nobody has filled in. */
const TEMPLATE = new RegExp(patternOf('contact-template-link'), 'i')
/** Pages of a personal site that are about the person as a whole. */
const OWN_PAGE = new RegExp(`^(?:${anyOf('contact:own-pages')})$`, 'i')
const SCHEME = /^[a-z]{3,5}:\/\//i
/** What marks an address: a scheme, "www.", or both. */
const MARK = /^(?:[a-z]{3,5}:\/\/(?:www\.)?|www\.)/i
/** Signs of the sentence behind an address; a slash before them is the address's own. */
const SENTENCE_END = /[.,:;)\]|…-]+$/
/** The same with slashes, for comparing addresses. */
const ADDRESS_END = /[/.,:;)\]|…-]+$/
/** Endings in other letters, like "рф", are in no list of ours. */
const FOREIGN_ENDING = /\P{ASCII}/u

interface ProfilePath {
  /** The path before the part that names the person. */
  before: string[]
  /** How the naming part opens: "~", "@" or nothing; null where the query names the person. */
  opens: string | null
  deep: boolean
}

const PROFILE_PATHS = new Map<string, ProfilePath[]>()
for (const line of dataLines('./data/profile-paths.txt', import.meta.url)) {
  const [host = '', path = '', deep] = line.split(' ')
  const parts = path.split('/').filter((part) => part !== '')
  const isNamed = path.endsWith('*')
  const paths = PROFILE_PATHS.get(host) ?? []
  paths.push({
    before: isNamed ? parts.slice(0, -1) : parts,
    opens: isNamed ? (parts.at(-1) ?? '').slice(0, -1) : null,
    deep: deep === 'deep',
  })
  PROFILE_PATHS.set(host, paths)
}

export interface Link {
  host: string
  /** Lower-case host and path, no scheme, no "www.". */
  value: string
  /** Absolute: as printed, with a scheme if none is printed; up to the person's page. */
  url: string
  /** 'profile': a page about one person; 'site': a whole site; 'page': anything on a site. */
  kind: 'profile' | 'site' | 'page'
  /** The part of a profile's path that names the person. */
  handle: string
}

/** A host with a country in front is the same site: "in.linkedin.com". */
const siteOf = (host: string): string =>
  PROFILE_PATHS.has(host) ? host : host.replace(/^[a-z]{2,3}\./, '')

/** The parts of a path up to the person's page; null if it is another page of the site. */
function profileParts(paths: ProfilePath[], parts: string[], query: string): string[] | null {
  for (const { before, opens, deep } of paths) {
    if (before.some((part, at) => parts[at]?.toLowerCase() !== part)) continue
    if (opens === null) return query === '' ? null : parts.slice(0, before.length)
    const name = parts[before.length] ?? ''
    const isReserved = before.length === 0 && RESERVED.has(name.toLowerCase())
    const isPhp = name.endsWith('.php')
    if (name.length <= opens.length || !name.startsWith(opens) || isReserved) continue
    if (isPhp && query === '') continue
    if (!deep && parts.length > before.length + 1) continue
    // A number and the name after it belong together: stackoverflow.com/users/12345/jo.
    const isNumber = /^\d+$/.test(name) && parts.length > before.length + 1
    return parts.slice(0, before.length + (isNumber ? 2 : 1))
  }
  return null
}

/** Hosts on which a subdomain is a program's as often as a person's. */
const PROGRAMS = /\.(?:netlify\.app|vercel\.app|herokuapp\.com)$/

/** Whether it is a person's subdomain: "jo.github.io". */
const isCorner = (host: string): boolean =>
  PROFILE_HOSTS.some((name) => host.endsWith(`.${name}`)) &&
  !PROFILE_PATHS.has(siteOf(host)) &&
  !PROGRAMS.test(host)

/** The registered name: "jo" of "www.jo.co.uk". */
export function ownLabel(labels: readonly string[]): string {
  const isSecond = labels.length > 2 && SECOND_LEVEL.has(labels.at(-2) ?? '')
  return labels.at(isSecond ? -3 : -2) ?? ''
}

function isSiteName(labels: string[], isMarked: boolean): boolean {
  const label = ownLabel(labels)
  const isLong = label.length >= BARE_LABEL_CHARS_MIN && !LABEL_WORDS.has(label)
  const ending = labels.at(-1) ?? ''
  return isMarked
    ? ENDINGS.has(ending) || FOREIGN_ENDING.test(ending)
    : ENDINGS.has(ending) && isLong
}

/** `isTarget` says that nobody printed the address: its query is what a site put there to count. */
export function tidyLink(raw: string, isTarget = false): Link | null {
  const shown = raw.trim().replace(SENTENCE_END, '')
  const printed = shown.replace(ADDRESS_END, '')
  const isMarked = MARK.test(printed)
  const bare = printed.replace(MARK, '')
  const [address = '', search = ''] = bare.split(/[?#](.*)/s)
  const [first = '', ...rest] = address.split('/')
  const host = first.toLowerCase()
  const labels = host.split('.')
  const isNone = labels.length < 2 || labels.includes('') || MAIL_HOSTS.has(host)
  if (isNone || FILE.test(bare) || TEMPLATE.test(bare)) return null
  const parts = rest.filter((part) => part !== '')
  if (parts.length === 0 && !isSiteName(labels, isMarked)) return null
  if (parts.every((part) => RESERVED.has(part.toLowerCase())) && PROFILE_PATHS.has(siteOf(host)))
    return null
  const query = search.split('&').find((part) => NAMING_QUERY.test(part)) ?? ''
  const paths = PROFILE_PATHS.get(siteOf(host))
  const profile = paths ? profileParts(paths, parts, query) : null
  const kept = profile ?? parts
  const path = [host, ...kept].join('/')
  const isKnown = paths !== undefined
  const keepsQuery = profile ? isNamedByQuery(profile, query) : search !== ''
  const tail = keepsQuery ? `?${profile ? query : search}` : ''
  const isWhole = kept.length === parts.length && (!isTarget || tail !== '' || search === '')
  const corner = isCorner(host) && (parts.length === 0 || OWN_PAGE.test(parts[0] ?? ''))
  const isSite = parts.length === 0 && !isKnown
  return {
    host,
    value: path + tail,
    url: isWhole ? absolute(shown) : `${markOf(printed)}${path}${tail}`,
    kind: profile || corner ? 'profile' : isSite ? 'site' : 'page',
    handle: profile ? (profile.at(-1) ?? '').replace(/^[@~]/, '') : corner ? (labels[0] ?? '') : '',
  }
}

const isNamedByQuery = (profile: string[], query: string): boolean =>
  query !== '' && /^(?:citations|profile\.php)$/.test(profile.at(-1) ?? '')

const absolute = (printed: string): string =>
  SCHEME.test(printed) ? printed : `https://${printed}`

/** What stands before the host of an absolute address: "https://www." */
const markOf = (printed: string): string => MARK.exec(absolute(printed))?.[0].toLowerCase() ?? ''
