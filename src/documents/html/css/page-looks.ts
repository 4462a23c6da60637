// The looks of a page's elements, given one after the other as a pass over the page opens them.
import { Cascade, type Declared } from './cascade.js'
import { hidingOf } from './judge-look.js'
import { type Look, lookInside, ROOT_LOOK } from './look.js'
import { spend } from './match-selector.js'
import { mediaHolds } from './media.js'
import { classesOf, readPageStyles } from './page-elements.js'
import { parseDeclarations, RULES_MAX, SheetReader } from './parse-sheet.js'
import type { Declaration, PageElement } from './types.js'

/**
 * The look by the sure rules, and the look when rules with an unknown condition count too: text is
 * seen if both show it.
 */
export interface Looks {
  sure: Look
  all: Look
}

export const ROOT_LOOKS: Looks = { sure: ROOT_LOOK, all: ROOT_LOOK }

/** A page without either has no style sheets to read. */
const MAY_HAVE_STYLES = /<style|stylesheet/i
/** Bounds the cache: a page may give every element a style of its own. */
const STYLES_KEPT = 500
const HEX_DIGITS = /^(?:[\da-f]{3}|[\da-f]{6})$/
const NOTHING: readonly Declaration[] = []

export class PageLooks {
  /** Style sheets that we do not have may paint grounds. */
  readonly outside: boolean
  private readonly elements: readonly PageElement[]
  private readonly cascade: Cascade | null
  private readonly inline = new Map<string, readonly Declaration[]>()
  private at = 0

  constructor(html: string) {
    const styles = MAY_HAVE_STYLES.test(html) ? readPageStyles(html) : null
    this.outside = styles?.outside ?? false
    this.elements = styles?.elements ?? []
    const reader = new SheetReader()
    for (const { css, media } of styles?.sheets ?? []) {
      const holds = mediaHolds(media.trim().toLowerCase())
      if (holds !== false) reader.read(css, holds === null)
    }
    // Rules beyond the bound are not read, so nothing can be said about the page.
    if (reader.rules.length >= RULES_MAX) spend({ left: 0 })
    this.cascade = reader.rules.length > 0 ? new Cascade(reader.rules) : null
  }

  /** The looks inside the next element of the page. */
  open(tag: string, attributes: Record<string, string>, parent: Looks): Looks {
    const element = this.elements[this.at++]
    const inline = attributes.style ? this.declarations(attributes.style) : NOTHING
    const outcome = this.cascade
      ? this.cascade.declared(element ?? loose(tag, attributes), inline)
      : inlineAlone(inline)
    const hints = hintsOf(tag, attributes)
    if (!outcome && hints.length === 0 && !(tag === 'a' && attributes.href !== undefined))
      return parent
    const make = (declared: Declared | undefined, outer: Look) =>
      madeLook(tag, attributes, hints, declared ?? new Map(), outer)
    const sure = make(outcome?.sure, parent.sure)
    const same = parent.all === parent.sure && outcome?.all === outcome?.sure
    return { sure, all: same ? sure : make(outcome?.all, parent.all) }
  }

  private declarations(style: string): readonly Declaration[] {
    let known = this.inline.get(style)
    if (!known) {
      known = parseDeclarations(style)
      if (this.inline.size < STYLES_KEPT) this.inline.set(style, known)
    }
    return known
  }
}

const inlineAlone = (inline: readonly Declaration[]) =>
  inline.length === 0 ? null : new Cascade([]).declared(loose('', {}), inline)

const loose = (tag: string, attributes: Record<string, string>): PageElement => ({
  tag,
  attributes,
  classes: classesOf(attributes.class),
  parent: null,
  previous: null,
  next: null,
  firstChild: null,
  lastChild: null,
  index: 1,
  children: 0,
  filled: true,
})

function madeLook(
  tag: string,
  attributes: Record<string, string>,
  hints: readonly [string, string][],
  declared: Declared,
  outer: Look,
): Look {
  const all: Declared = new Map([...hints, ...declared])
  const root = tag === 'html' || tag === 'body'
  const link = tag === 'a' && attributes.href !== undefined
  const look = lookInside({ tag, link, root }, all, outer)
  if (!root || hidingOf(look, true) !== 'css') return look
  // A script shows a page that is hidden as a whole once it is ready, as with a fade-in.
  return { ...look, hidden: null, shown: true, opacity: 0 }
}

/** What attributes say about an element's look; any style sheet overrides them. */
function hintsOf(tag: string, attributes: Record<string, string>): [string, string][] {
  const hints: [string, string][] = []
  const { hidden, popover, open, color, text, bgcolor, dir } = attributes
  const closed = tag === 'dialog' && open === undefined
  if ((hidden !== undefined && hidden !== 'until-found') || popover !== undefined || closed) {
    hints.push(['display', 'none'])
  }
  if (tag === 'font' && color) hints.push(['color', legacyColor(color)])
  if (tag === 'body' && text) hints.push(['color', legacyColor(text)])
  if (bgcolor) hints.push(['background-color', legacyColor(bgcolor)])
  if (tag === 'mark') hints.push(['background-color', 'yellow'], ['color', 'black'])
  if (dir) hints.push(['direction', dir.toLowerCase()])
  if (tag === 'bdo') hints.push(['unicode-bidi', 'bidi-override'])
  return hints
}

function legacyColor(text: string): string {
  const plain = text.trim().toLowerCase()
  return HEX_DIGITS.test(plain) ? `#${plain}` : plain
}
