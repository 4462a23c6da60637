// Finds personal links (profiles and sites) in the text, in link targets, and beside icons.

import type { Line } from '../../layout/types.js'
import { dataJson } from '../../tables/data-file.js'
import { fold, foldKey } from '../../text/fold.js'
import { brokenMail, emailsIn, MAIL_HOSTS } from '../mail/find-email.js'
import type { Found, PersonLine } from '../types.js'
import { isAtHome } from './at-home.js'
import { handlesBehind } from './labelled-handles.js'
import { PAPER_HOSTS } from './paper-hosts.js'
import type { Printed } from './printed.js'
import { PRINTED_LINK } from './printed-link.js'
import { handlesBehindSigns } from './signed-handles.js'
import { type Link, ownLabel, tidyLink } from './tidy-link.js'

/** For each icon, the address of its site, to be put before the handle. */
const ICON_SITES = dataJson('./data/icon-sites.json', import.meta.url) as Record<string, string>
const behindNames = handlesBehind(ICON_SITES)
const HANDLE = /^@?([\w.-]{3,40})$/
/** Bounds the work. */
const LINE_CHARS_MAX = 1000
const LINKS_MAX = 20
/** A shorter word of the name is in other addresses by chance. */
const NAME_CHARS_MIN = 4
/** The confidence by what tells whose link it is: its host, the name in it, an icon beside it. */
const PROFILE = 0.95
const SITE = 0.8
const BY_ICON = 0.85

export interface LinkFound extends Found {
  /**
   * Whether the span is the printed address or handle; otherwise the link is behind other words.
   */
  isPrinted: boolean
  /** The part of a profile's address that names the person. */
  handle: string
}

type Rest = { word: string } & NonNullable<Printed['rest']>

/** The path on the next line that goes on with a link which the line's end cuts. */
function restOf(raw: string, line: Line, next: PersonLine | undefined): Rest | null {
  if (next?.heading !== null || !line.text.endsWith(raw) || !raw.includes('/')) return null
  const text = next.line.text.trim()
  const [word = ''] = text.split(/[\s|,;]/, 1)
  const isCut = raw.endsWith('-') || word.startsWith('-') || (raw.endsWith('/') && word === text)
  if (!isCut || !/^[\w%./-]{2,80}$/.test(word)) return null
  const start = next.line.text.indexOf(word)
  return { word, line: next.line.index, start, end: start + word.length }
}

/** "linkedin.com/ in/jo-sample": a blank stands where the line was broken once. */
const PARTED = /^ in\/[\w%-]{3,60}/

/** A host has a dot before a letter; a full stop has a space after it. */
const HOST_DOT = /\.\p{Alpha}/u
const NONE: readonly Printed[] = []

function inText(line: Line, next: PersonLine | undefined): readonly Printed[] {
  if (!line.text.includes('.') || !HOST_DOT.test(line.text)) return NONE
  const addresses = emailsIn(line.text)
  return [...line.text.slice(0, LINE_CHARS_MAX).matchAll(PRINTED_LINK)]
    .filter(
      ({ index, 0: raw }) => !addresses.some((a) => index < a.end && index + raw.length > a.start),
    )
    .map(({ index, 0: raw }) => {
      const end = index + raw.length
      const rest = raw.endsWith('/') ? PARTED.exec(line.text.slice(end))?.[0] : undefined
      if (rest) return { raw: raw + rest.trim(), start: index, end: end + rest.length }
      const below = restOf(raw, line, next)
      if (below === null) return { raw, start: index, end }
      const { word, ...place } = below
      return { raw: raw + word, start: index, end, rest: place }
    })
}

/** "<github> maria": a handle whose site the icon before it tells. */
function behindIcons(line: Line): readonly Printed[] {
  if (!line.segments.some(({ icons }) => icons !== undefined)) return NONE
  let at = 0
  return line.segments.flatMap(({ icons = [], text, links = [] }) => {
    const from = at
    at += text.length + 1
    if (icons.length === 0 || links.length > 0) return []
    const sites = icons.map((icon) => ICON_SITES[icon] ?? '')
    const parts = [...text.matchAll(/[^\s|·•]+/g)]
    if (parts.length !== sites.length) return []
    return parts.flatMap(({ 0: part, index }, order) => {
      const handle = HANDLE.exec(part)?.[1]
      if (!sites[order] || !handle || part.includes('.com')) return []
      const start = from + index
      return [{ raw: `${sites[order]}${handle}`, start, end: start + part.length }]
    })
  })
}

/** Words that show that a site is the candidate's: of the name, and the part before the @. */
interface Own {
  words: string[]
  locals: ReadonlySet<string>
  hosts: ReadonlySet<string>
}

function ownOf(lines: readonly PersonLine[], name: string): Own {
  const words = foldKey(name)
    .split(' ')
    .filter((word) => word.length >= NAME_CHARS_MIN)
  const locals = new Set<string>()
  const hosts = new Set<string>()
  for (const { line, section } of lines) {
    if (section === 'references') continue
    for (const { value } of emailsIn(line.text)) {
      const [local = '', host = ''] = value.toLowerCase().split('@')
      locals.add(foldKey(local).replace(/ /g, ''))
      if (!MAIL_HOSTS.has(host)) hosts.add(host)
    }
  }
  return { words, locals, hosts }
}

function isOwn({ host }: Link, { words, locals, hosts }: Own): boolean {
  const label = ownLabel(host.split('.'))
  const plain = fold(label)
  return hosts.has(host) || locals.has(label) || words.some((word) => plain.includes(word))
}

/**
 * Whether the link is the candidate's: by its kind, by its name, or by its place among the contact
 * details.
 */
function isPersonal(link: Link, isHome: boolean, own: Own): boolean {
  if (link.kind === 'profile') return true
  if (PAPER_HOSTS.has(link.host)) return false
  if (link.kind === 'site') return isHome || isOwn(link, own)
  return isHome && !isShared(link)
}

/**
 * Sites where everyone keeps things: a page there that is no profile is a repository, a video, a
 * post.
 */
const SHARED = new Set(
  'github.com gitlab.com bitbucket.org youtube.com youtu.be linkedin.com wa.me'.split(' '),
)
const isShared = ({ host }: Link): boolean =>
  SHARED.has(host) || /(?:^|\.)(?:google|wikipedia|linkedin)\.[a-z.]+$/.test(host)

/** The targets of the line's links, with schemes that are written twice mended. */
const targetsOf = (line: Line): string[] =>
  line.links
    .filter((link) => /^(?:https?:|www\.)/i.test(link))
    .map((link) => link.replace(/^https?:\/\/(?=https?:\/\/)/i, ''))

export function findLinks(lines: readonly PersonLine[], name: string): LinkFound[] {
  const found = new Map<string, LinkFound>()
  const own = ownOf(lines, name)
  const add = (line: Line, link: Link, printed: Printed | null, confidence: number) => {
    const key = link.value.toLowerCase()
    const known = found.get(key)
    const { start, end, rest } = printed ?? { start: 0, end: line.text.length, rest: undefined }
    const spans = [{ line: line.index, start, end }, ...(rest ? [rest] : [])]
    if (known && printed && !known.isPrinted) Object.assign(known, { spans, isPrinted: true })
    const isPart = [...found.keys()].some((other) => other === key || other.startsWith(`${key}/`))
    if (isPart || found.size >= LINKS_MAX) return
    found.set(key, {
      value: link.url,
      spans,
      confidence,
      isPrinted: printed !== null,
      handle: link.handle,
    })
  }
  for (const [index, { line, section }] of lines.entries()) {
    if (section === 'references') continue
    const targets = targetsOf(line)
    const isHome = isAtHome(lines, index) || (targets.length > 0 && line.text.includes('@'))
    const above = lines[index - 1]?.line
    // "ana@" above "example.com": the host of a mail address is no site.
    const isMail = above !== undefined && brokenMail(above, line) !== null
    const written = isMail ? NONE : inText(line, lines[index + 1])
    for (const raw of targets) {
      const link = tidyLink(raw, true)
      if (!link || !isPersonal(link, isHome, own)) continue
      add(line, link, null, link.kind === 'profile' ? PROFILE : SITE)
    }
    for (const printed of written) {
      const link = tidyLink(printed.raw)
      const isTold = targets.some(
        (target) => target !== printed.raw && target.includes(printed.raw),
      )
      // The target of a cut link does not say where its two halves stand.
      if (!link || (isTold && !printed.rest)) continue
      if (isPersonal(link, isHome, own))
        add(line, link, printed, link.kind === 'profile' ? PROFILE : SITE)
    }
    const beside = [lines[index - 1]?.line.text ?? '', lines[index + 1]?.line.text ?? '']
    const told =
      isHome && targets.length === 0
        ? [...behindNames(line.text), ...handlesBehindSigns(line.text, beside, ICON_SITES)]
        : NONE
    for (const printed of [...behindIcons(line), ...told]) {
      const link = tidyLink(printed.raw)
      if (link) add(line, link, printed, BY_ICON)
    }
  }
  return [...found.values()]
}
