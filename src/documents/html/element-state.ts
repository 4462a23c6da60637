// What applies to the text inside an element: inherited from its parent, changed by its attributes.
import { isKeptLink } from '../kept-link.js'
import type { HiddenReason } from '../types.js'
import { hidingOf } from './css/judge-look.js'
import type { Look } from './css/look.js'
import { type Looks, ROOT_LOOKS } from './css/page-looks.js'
import { isBoldStyle, keepsLineBreaks } from './inline-style.js'
import type { TextStyle } from './line-builder.js'
import { cuesOf, openRegion } from './regions.js'
import { TAGS } from './tags.js'

export interface ElementState extends TextStyle {
  /** The text is neither shown nor reported: scripts, form controls. */
  dropped: boolean
  looks: Looks
  /** Why the text is hidden from readers; null when it is not. */
  hidden: HiddenReason | null
  /** Marked as text for screen readers: nothing inside is seen. */
  unseen: boolean
  /** Inside a link to another page (not mail or telephone). */
  inLink: boolean
  /** Inside main or article. */
  inContent: boolean
  /** Whether line breaks count. */
  pre: boolean
}

/** Outside of all elements. */
export const ROOT_STATE: ElementState = {
  bold: false,
  heading: 0,
  link: '',
  listDepth: 0,
  region: null,
  dropped: false,
  looks: ROOT_LOOKS,
  hidden: null,
  unseen: false,
  inLink: false,
  inContent: false,
  pre: false,
}

/** What is known of the page around an element. */
export interface PageKind {
  /** Style sheets that we do not have may paint grounds. */
  outsideStyles: boolean
  /**
   * Whether the page would be empty without the text that has no opacity yet: then a script shows
   * that text.
   */
  fadesIn: boolean
}

type Attributes = Record<string, string>

const HEADING = /^h([1-6])$/
const CONTACT_LINK = /^(?:mailto|tel):/i

/** The state inside an element; the parent's object where nothing changes. */
export function stateInside(
  tag: string,
  attributes: Attributes,
  parent: ElementState,
  looks: Looks,
  page: PageKind,
): ElementState {
  if (parent.dropped) return parent
  const changes: Partial<ElementState> = { ...ownMeaning(tag, attributes, parent) }
  const role = attributes.role ?? ''
  const names = `${attributes.class ?? ''} ${attributes.id ?? ''}`.trim()
  if (looks !== parent.looks) changes.looks = looks
  if (names !== '' || role !== '' || !TAGS.inlineBox.has(tag)) {
    const cues = cuesOf(tag, role, names, parent.inContent)
    const kind = TAGS.content.has(tag) ? null : cues.region
    if (kind) changes.region = openRegion(kind, parent.region)
    if (cues.screenReaderOnly) changes.unseen = true
    if (cues.icon && isDecoration(tag, attributes)) changes.dropped = true
    // A link that looks like a button does something ("Apply"), so it is dropped unless it is a
    // contact.
    if (cues.button && tag === 'a' && changes.inLink) changes.dropped = true
  }
  const unseen = changes.unseen ?? parent.unseen
  const hiding = hidingHere(looks, page, changes.heading ?? parent.heading)
  const hidden = hiding ?? (unseen ? 'css' : null)
  if (hidden !== parent.hidden) changes.hidden = hidden
  return Object.keys(changes).length === 0 ? parent : { ...parent, ...changes }
}

function ownMeaning(
  tag: string,
  attributes: Attributes,
  parent: ElementState,
): Partial<ElementState> {
  const changes: Partial<ElementState> = {}
  const style = attributes.style ?? ''
  const heading = Number(HEADING.exec(tag)?.[1] ?? roleHeading(attributes))
  if (TAGS.dropped.has(tag) || isPlainButton(tag, attributes, parent)) changes.dropped = true
  if (heading > 0) changes.heading = heading
  if (TAGS.bold.has(tag) || isBoldStyle(style)) changes.bold = true
  if (tag === 'ul' || tag === 'ol') changes.listDepth = parent.listDepth + 1
  if (tag === 'main' || tag === 'article' || attributes.role === 'main') changes.inContent = true
  if (tag === 'pre' || keepsLineBreaks(style)) changes.pre = true
  const href = attributes.href?.trim() ?? ''
  if (tag === 'a' && isKeptLink(href)) changes.link = href
  if (tag === 'a' && !CONTACT_LINK.test(href)) changes.inLink = true
  return changes
}

function roleHeading(attributes: Attributes): number {
  if (attributes.role !== 'heading') return 0
  const level = Number(attributes['aria-level'] ?? 2)
  return level >= 1 && level <= 6 ? Math.floor(level) : 2
}

/**
 * Whether the element is a button such as "Apply now". A button that opens a section of an
 * accordion is that section's heading.
 */
function isPlainButton(tag: string, attributes: Attributes, parent: ElementState): boolean {
  if (tag !== 'button' && attributes.role !== 'button') return false
  const opens =
    attributes['aria-expanded'] !== undefined || attributes['aria-controls'] !== undefined
  return tag === 'button' && !opens && parent.heading === 0
}

const isDecoration = (tag: string, attributes: Attributes) =>
  tag === 'i' || attributes['aria-hidden'] === 'true'

/** Headings up to this level often stand on pictures and coloured bands. */
const BANNER_HEADING_MAX = 3

/**
 * Text is seen if both looks show it. On an unknown ground a heading's colour alone does not hide
 * it.
 */
function hidingHere({ sure, all }: Looks, page: PageKind, heading: number): HiddenReason | null {
  const banner = heading > 0 && heading <= BANNER_HEADING_MAX
  const judged = (look: Look): HiddenReason | null => {
    const hiding = hidingOf(look, banner && (page.outsideStyles || look.picture))
    if (hiding !== 'faded') return hiding
    return page.fadesIn ? null : 'transparent'
  }
  return judged(sure) ?? (all === sure ? null : judged(all))
}
