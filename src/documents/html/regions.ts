// Containers that may be furniture (navigation, banners, footers), judged once the page is read.
import { dataJson } from '../../tables/data-file.js'

const data = dataJson('./data/furniture.json', import.meta.url) as Record<
  | 'strongTags'
  | 'strongRoles'
  | 'weighedTags'
  | 'weighedRoles'
  | 'strongCues'
  | 'linkCues'
  | 'noteCues'
  | 'buttonCues'
  | 'screenReaderOnly'
  | 'icon',
  string[]
>

export type RegionKind = 'strong' | 'links' | 'note' | 'weighed' | 'form'

export interface Region {
  kind: RegionKind
  parent: Region | null
  chars: number
  linkChars: number
  titles: number
  fields: number
  contacts: number
}

/**
 * A container with more than this share of the page's text is the page, whatever its name: classes
 * such as "has-cookie-banner" are on wrappers, and single-page sites put everything into one
 * element.
 */
const SHARE_MAX: Record<RegionKind, number> = {
  strong: 0.9,
  links: 0.4,
  note: 0.3,
  weighed: 0.5,
  form: 0.5,
}
/** A region with at least this share of links is a menu. */
const LINK_SHARE_MIN = 0.5
/** One field is a search, two make a form. */
const FIELDS_MIN = 2
/** Bounds, because pages generate endless class names. */
const CLASS_CHARS_MAX = 600

export const openRegion = (kind: RegionKind, parent: Region | null): Region => ({
  kind,
  parent,
  chars: 0,
  linkChars: 0,
  titles: 0,
  fields: 0,
  contacts: 0,
})

/** Adds a closed region's counts to those of the region around it. */
export function closeRegion(region: Region): void {
  const { parent } = region
  if (!parent) return
  parent.chars += region.chars
  parent.linkChars += region.linkChars
  parent.titles += region.titles
  parent.fields += region.fields
  parent.contacts += region.contacts
}

/**
 * Makes the function that says whether a region is left out, from the page's characters and titles.
 */
export function furnitureCheck(pageChars: number, pageTitles: number) {
  // Kept, because every line asks, and regions may stand in each other to any depth.
  const known = new Map<Region, boolean>()
  const check = (region: Region | null): boolean => {
    if (!region) return false
    const before = known.get(region)
    if (before !== undefined) return before
    const own = region.chars <= pageChars * SHARE_MAX[region.kind] && fitsKind(region, pageTitles)
    const verdict = own || check(region.parent)
    known.set(region, verdict)
    return verdict
  }
  return check
}

function fitsKind(region: Region, pageTitles: number): boolean {
  const linked = region.linkChars > region.chars * LINK_SHARE_MIN
  if (region.kind === 'form') return region.fields >= FIELDS_MIN
  // A "menu" or "footer" without links is content that somebody gave that name.
  if (region.kind === 'links') return linked
  if (region.kind !== 'weighed') return true
  // A page's header or aside may hold the job's title and facts, or a person's name and contact.
  if (region.titles > 0) return region.titles < pageTitles && region.contacts === 0
  return region.contacts === 0 && linked
}

/** The words of a class name: in small letters, in capitals, with a capital, or digits. */
const WORDS = /[a-z]+|[A-Z]+(?![a-z])|[A-Z][a-z]*|\d+/g

/** Writes "jobAlert-box_2" as " job alert box 2 ", so that cues are found as whole words. */
function words(names: string): string {
  return ` ${(names.slice(0, CLASS_CHARS_MAX).match(WORDS) ?? []).join(' ').toLowerCase()} `
}

const hasCue = (text: string, cues: string[]) => cues.some((cue) => text.includes(` ${cue} `))

export interface ElementCues {
  region: RegionKind | null
  screenReaderOnly: boolean
  icon: boolean
  button: boolean
}

const NO_CUES: ElementCues = { region: null, screenReaderOnly: false, icon: false, button: false }

/** What an element's tag, role, class and id say about it. */
export function cuesOf(tag: string, role: string, names: string, inContent: boolean): ElementCues {
  const text = names === '' ? '' : words(names)
  const named =
    text === ''
      ? NO_CUES
      : {
          region: namedRegion(text),
          screenReaderOnly: hasCue(text, data.screenReaderOnly),
          icon: hasCue(text, data.icon),
          button: hasCue(text, data.buttonCues),
        }
  const region = ownRegion(tag, role, inContent) ?? named.region
  return region === named.region ? named : { ...named, region }
}

function namedRegion(text: string): RegionKind | null {
  if (hasCue(text, data.strongCues)) return 'strong'
  if (hasCue(text, data.noteCues)) return 'note'
  return hasCue(text, data.linkCues) ? 'links' : null
}

function ownRegion(tag: string, role: string, inContent: boolean): RegionKind | null {
  if (data.strongTags.includes(tag) || data.strongRoles.includes(role)) {
    // The footer of an article holds its last facts, not the site's links.
    return tag === 'footer' && inContent ? null : 'strong'
  }
  const weighed = data.weighedTags.includes(tag) || data.weighedRoles.includes(role)
  if (weighed) return inContent && tag === 'header' ? null : 'weighed'
  return tag === 'form' ? 'form' : null
}
