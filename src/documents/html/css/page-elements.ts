// Reads the tree of a page's elements and its style sheets, which selectors need. This takes a pass
// of its own.
import { Parser } from 'htmlparser2'
import { checkDepth } from '../depth.js'
import type { PageElement } from './types.js'

export interface PageStyles {
  elements: PageElement[]
  /** The style sheets that apply on a screen, in their order. */
  sheets: { css: string; media: string }[]
  /** Whether the page has style sheets elsewhere, which are not fetched. */
  outside: boolean
}

/** Elements from which a browser with scripts takes no style sheets. */
const INERT = new Set(['noscript', 'template', 'svg', 'iframe', 'textarea', 'title', 'xmp'])
/** A style sheet in a data: address. */
const DATA_SHEET = /^data:text\/css\s*(?:;[\w-]+=[\w-]+){0,20}(;base64)?,([\s\S]*)$/i
/** Bounds an element; generated pages have some dozens. */
const CLASSES_MAX = 200

export const classesOf = (names: string | undefined): string[] =>
  names === undefined ? [] : names.split(/\s+/, CLASSES_MAX).filter(Boolean)

/** Reads the page once, in the same order as any other pass over it. */
export function readPageStyles(html: string): PageStyles {
  const page: PageStyles = { elements: [], sheets: [], outside: false }
  const open: PageElement[] = []
  let inert = 0
  let css: string | null = null
  let media = ''
  const parser = new Parser({
    onopentag(tag, attributes) {
      checkDepth(open.length)
      const element = place(tag, attributes, open.at(-1) ?? null, page.elements)
      page.elements.push(element)
      open.push(element)
      if (INERT.has(tag)) inert++
      if (inert > 0) return
      if (tag === 'style' && isCss(attributes.type)) {
        css = ''
        media = attributes.media ?? ''
      } else if (tag === 'link') readLink(attributes, page)
    },
    ontext(data) {
      if (css !== null) css += data
      const element = open.at(-1)
      if (element) element.filled = true
    },
    onclosetag(tag) {
      open.pop()
      if (INERT.has(tag)) inert--
      if (tag === 'style' && css !== null) {
        page.sheets.push({ css, media })
        css = null
      }
    },
  })
  parser.write(html)
  parser.end()
  return page
}

const isCss = (type: string | undefined): boolean => !type || /^\s*text\/css\b/i.test(type)

function readLink(attributes: Record<string, string>, page: PageStyles): void {
  const kinds = (attributes.rel ?? '').toLowerCase().split(/\s+/)
  if (!kinds.includes('stylesheet') || kinds.includes('alternate')) return
  const [, base64, data] = DATA_SHEET.exec(attributes.href?.trim() ?? '') ?? []
  if (data === undefined) {
    page.outside = true
    return
  }
  page.sheets.push({ css: decoded(data, base64 !== undefined), media: attributes.media ?? '' })
}

function decoded(data: string, base64: boolean): string {
  if (base64) return Buffer.from(data, 'base64').toString('utf8')
  try {
    return decodeURIComponent(data)
  } catch {
    return data
  }
}

function place(
  tag: string,
  attributes: Record<string, string>,
  parent: PageElement | null,
  elements: readonly PageElement[],
): PageElement {
  const previous = parent ? parent.lastChild : (rootsLast(elements) ?? null)
  const element: PageElement = {
    tag,
    attributes,
    classes: classesOf(attributes.class),
    parent,
    previous,
    next: null,
    firstChild: null,
    lastChild: null,
    index: (previous?.index ?? 0) + 1,
    children: 0,
    filled: false,
  }
  if (previous) previous.next = element
  if (parent) {
    parent.firstChild ??= element
    parent.lastChild = element
    parent.children++
    parent.filled = true
  }
  return element
}

/** The last element without a parent. */
function rootsLast(elements: readonly PageElement[]): PageElement | undefined {
  let last = elements.at(-1)
  while (last?.parent) last = last.parent
  return last
}
