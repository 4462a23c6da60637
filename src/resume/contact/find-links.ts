// Personal links: profiles and sites, from the text, from what links point at, and from icons.
import { dataText } from '../../core/data-file.js'
import { foldKey } from '../../core/fold.js'
import type { Line } from '../../layout/types.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import type { Found } from '../types.js'
import { emailsIn, MAIL_HOSTS } from './find-email.js'
import { type Link, tidyLink } from './tidy-link.js'

const ICON_SITES = JSON.parse(dataText('./data/icon-sites.json', import.meta.url)) as Record<
  string,
  string
>
const HOME_SECTIONS = new Set(['top', 'contact', 'personal'])
const URL = /(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}(?:\/[^\s,;|<>"')\]]{0,200})?/gi
const HANDLE = /^@?([\w.-]{3,40})$/
const LINE_CHARS_MAX = 1000
const LINKS_MAX = 20
const PROFILE = 0.95
const SITE = 0.8
const BY_ICON = 0.85

/** A link cut at the line's end: the next line is the rest of its path. */
function continued(raw: string, line: Line, next: Line | undefined): string {
  const isCut = line.text.endsWith(raw) && /[/-]$/.test(raw)
  const rest = next?.text.trim() ?? ''
  return isCut && /^[\w%.-]{2,60}$/.test(rest) ? raw + rest : raw
}

/** A host has a dot before a letter; a full stop has a space behind it. */
const HOST_DOT = /\.[a-z]/i
const NONE: readonly string[] = []

function inText(line: Line, next: Line | undefined): readonly string[] {
  if (!line.text.includes('.') || !HOST_DOT.test(line.text)) return NONE
  const addresses = emailsIn(line.text)
  return [...line.text.slice(0, LINE_CHARS_MAX).matchAll(URL)]
    .filter(
      ({ index, 0: raw }) => !addresses.some((a) => index < a.end && index + raw.length > a.start),
    )
    .map(([raw]) => continued(raw, line, next))
}

/** "<github> maria": a handle whose site the icon before it tells. */
function behindIcons(line: Line): readonly string[] {
  if (!line.segments.some(({ icons }) => icons !== undefined)) return NONE
  return line.segments.flatMap(({ icons = [], text, links = [] }) => {
    if (icons.length === 0) return []
    const sites = icons.map((icon) => ICON_SITES[icon] ?? '')
    const parts = text.split(/\s*[|·•]\s*|\s+/).filter((part) => part !== '')
    if (links.length > 0 || parts.length !== sites.length) return []
    return parts.flatMap((part, index) => {
      const handle = HANDLE.exec(part)?.[1]
      return sites[index] && handle && !part.includes('.com') ? [`${sites[index]}${handle}`] : []
    })
  })
}

/** The hosts and names of the candidate's own addresses: a site called like them is personal. */
function ownNames(lines: SectionedLine[]): Set<string> {
  const names = new Set<string>()
  for (const { line, section } of lines) {
    if (section === 'references') continue
    for (const { value } of emailsIn(line.text)) {
      const [local = '', host = ''] = value.toLowerCase().split('@')
      names.add(foldKey(local).replace(/ /g, ''))
      if (!MAIL_HOSTS.has(host)) names.add(host)
    }
  }
  return names
}

function isOwn(link: Link, names: ReadonlySet<string>): boolean {
  const label = link.host.split('.').at(-2) ?? ''
  return names.has(link.host) || names.has(label)
}

export function findLinks(lines: SectionedLine[]): Found[] {
  const found = new Map<string, Found>()
  const names = ownNames(lines)
  const add = (line: Line, value: string, confidence: number) => {
    const key = value.toLowerCase()
    const isPart = [...found.keys()].some((known) => known === key || known.startsWith(`${key}/`))
    if (isPart || found.size >= LINKS_MAX) return
    const span = { line: line.index, start: 0, end: line.text.length }
    found.set(key, { value, spans: [span], confidence })
  }
  for (const [index, { line, section }] of lines.entries()) {
    if (section === 'references') continue
    const targets = line.links.filter((link) => /^https?:/i.test(link))
    const written = inText(line, lines[index + 1]?.line)
    for (const raw of targets.length > 0 ? [...targets, ...written] : written) {
      const link = tidyLink(raw)
      if (!link || targets.some((target) => target !== raw && target.includes(raw))) continue
      const isHome = HOME_SECTIONS.has(section) || isOwn(link, names)
      if (link.isProfile || isHome) add(line, link.value, link.isProfile ? PROFILE : SITE)
    }
    for (const raw of behindIcons(line)) {
      const link = tidyLink(raw)
      if (link) add(line, link.value, BY_ICON)
    }
  }
  return [...found.values()]
}
