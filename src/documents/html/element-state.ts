// What holds for the text inside an element: inherited from its parent, changed by its attributes.
import type { HiddenReason } from '../types.js'
import { type Hiding, hidingOf, isBoldStyle, keepsLineBreaks } from './css-hiding.js'
import type { TextStyle } from './line-builder.js'
import { cuesOf, openRegion, type RegionKind } from './regions.js'
import { TAGS } from './tags.js'

export interface ElementState extends TextStyle {
  /** Text is neither shown nor reported: scripts, form controls. */
  dropped: boolean
  /** Text is hidden from readers, and why. */
  hidden: HiddenReason | null
  /** Inside a link to another page (not mail or telephone). */
  inLink: boolean
  /** Inside main or article. */
  inContent: boolean
  /** Line breaks count. */
  pre: boolean
}

export const ROOT_STATE: ElementState = {
  bold: false,
  heading: 0,
  link: '',
  listDepth: 0,
  region: null,
  dropped: false,
  hidden: null,
  inLink: false,
  inContent: false,
  pre: false,
}

type Attributes = Record<string, string>

const HEADING = /^h([1-6])$/
const KEPT_LINK = /^(?:https?:|mailto:|tel:)/i
const CONTACT_LINK = /^(?:mailto|tel):/i
const LINK_CHARS_MAX = 2000

/** The state inside an element; the parent's own object where nothing changes. */
export function stateInside(
  tag: string,
  attributes: Attributes,
  parent: ElementState,
  styled: ReadonlyMap<string, Hiding>,
): ElementState {
  if (parent.dropped) return parent
  const changes: Partial<ElementState> = { ...ownMeaning(tag, attributes, parent) }
  const role = attributes.role ?? ''
  const names = `${attributes.class ?? ''} ${attributes.id ?? ''}`.trim()
  const hiding = hidingHere(tag, attributes, styled)
  if (names !== '' || role !== '' || !TAGS.inlineBox.has(tag)) {
    const cues = cuesOf(tag, role, names, parent.inContent)
    const kind = TAGS.content.has(tag) ? null : cues.region
    const region: RegionKind | null = hiding === 'faded' ? 'faded' : kind
    if (region) changes.region = openRegion(region, parent.region)
    if (cues.screenReaderOnly) changes.hidden = parent.hidden ?? 'css'
    if (cues.icon && isDecoration(tag, attributes)) changes.dropped = true
    // A link that looks like a button does something ("Apply"), unless it is a contact.
    if (cues.button && tag === 'a' && changes.inLink) changes.dropped = true
  }
  if (hiding && hiding !== 'faded') changes.hidden = parent.hidden ?? hiding
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
  if (tag === 'a' && KEPT_LINK.test(href) && href.length <= LINK_CHARS_MAX) changes.link = href
  if (tag === 'a' && !CONTACT_LINK.test(href)) changes.inLink = true
  return changes
}

function roleHeading(attributes: Attributes): number {
  if (attributes.role !== 'heading') return 0
  const level = Number(attributes['aria-level'] ?? 2)
  return level >= 1 && level <= 6 ? Math.floor(level) : 2
}

/** "Apply now" is a button; what opens a section of an accordion is its heading. */
function isPlainButton(tag: string, attributes: Attributes, parent: ElementState): boolean {
  if (tag !== 'button' && attributes.role !== 'button') return false
  const opens =
    attributes['aria-expanded'] !== undefined || attributes['aria-controls'] !== undefined
  return tag === 'button' && !opens && parent.heading === 0
}

const isDecoration = (tag: string, attributes: Attributes) =>
  tag === 'i' || attributes['aria-hidden'] === 'true'

function hidingHere(
  tag: string,
  attributes: Attributes,
  styled: ReadonlyMap<string, Hiding>,
): Hiding | null {
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found') return 'css'
  if (tag === 'dialog' && attributes.open === undefined) return 'css'
  const own = attributes.style ? hidingOf(attributes.style) : null
  if (own || styled.size === 0) return own
  const byId = attributes.id ? styled.get(`#${attributes.id}`) : undefined
  if (byId) return byId
  for (const name of (attributes.class ?? '').split(/\s+/)) {
    const hiding = styled.get(`.${name}`)
    if (hiding) return hiding
  }
  return null
}
