// Reads from style attributes and style elements which text a browser would not show.
import type { HiddenReason } from '../types.js'

export type Hiding = HiddenReason | 'faded'

const CSS_CHARS_MAX = 512 * 1024
const RULES_MAX = 5000
const COMMENTS = /\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g
const SIMPLE_SELECTOR = /^(?:[a-z][a-z\d]{0,20})?([.#][\w-]{1,80})$/i

const FONT_SIZE = /^0*(\d*\.?\d*)(px|pt|em|rem|%)?$/
/** Text below these sizes cannot be read; relative units are shares of the normal size. */
const READABLE: Record<string, number> = { px: 2, pt: 2, em: 0.1, rem: 0.1, '%': 10, '': 1 }
const OFF_PAGE = /^-\d{4,}(?:\.\d+)?(?:px|pt|em|rem|%)?$|^-[5-9]\d\d(?:px|pt)$/

/** Why an element with these declarations is not seen; null when it is. */
export function hidingOf(style: string): Hiding | null {
  const declared = declarations(style)
  const value = (name: string) => declared.get(name) ?? ''
  if (value('display') === 'none') return 'css'
  if (/^(?:hidden|collapse)$/.test(value('visibility'))) return 'css'
  if (isUnreadable(value('font-size'))) return 'tiny'
  const offsets = ['left', 'top', 'right', 'text-indent', 'margin-left']
  if (offsets.some((name) => OFF_PAGE.test(value(name)))) return 'off_page'
  const color = value('color')
  const background = value('background-color') || value('background')
  if (color !== '' && sameColor(color, background)) return 'same_color'
  // Pages that fade their content in are sent like this: see the weighing in regions.ts.
  if (/^0?\.?0+$|^0%$/.test(value('opacity'))) return 'faded'
  return null
}

export const isBoldStyle = (style: string): boolean =>
  /font-weight\s*:\s*(?:bold|bolder|[6-9]00)\b/i.test(style)

export const keepsLineBreaks = (style: string): boolean =>
  /white-space\s*:\s*(?:pre|break-spaces)/i.test(style)

function declarations(style: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of style.toLowerCase().slice(0, 4000).split(';')) {
    const colon = part.indexOf(':')
    if (colon < 0) continue
    const value = part.slice(colon + 1).replace('!important', '')
    found.set(part.slice(0, colon).trim(), value.trim())
  }
  return found
}

function isUnreadable(size: string): boolean {
  const [, number, unit] = FONT_SIZE.exec(size) ?? []
  if (number === undefined || size === '') return false
  return Number(number || '0') < (READABLE[unit ?? ''] ?? 1)
}

function sameColor(color: string, background: string): boolean {
  const canonical = (text: string) => {
    const named = text === 'white' ? '#ffffff' : text === 'black' ? '#000000' : text
    const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(named)
    return short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : named
  }
  return background !== '' && canonical(color) === canonical(background)
}

/** Classes (".x") and ids ("#x") that a page's own style element hides, outside media queries. */
export function hiddenSelectors(css: string): Map<string, Hiding> {
  const hidden = new Map<string, Hiding>()
  const plain = withoutNestedBlocks(css.slice(0, CSS_CHARS_MAX).replace(COMMENTS, ' '))
  for (const rule of plain.split('}', RULES_MAX)) {
    const [selectors = '', body = ''] = rule.split('{')
    const hiding = hidingOf(body)
    for (const selector of selectors.split(',')) {
      const name = SIMPLE_SELECTOR.exec(selector.trim())?.[1]
      if (!name) continue
      if (hiding) hidden.set(name, hiding)
      else if (/display\s*:/i.test(body)) hidden.delete(name)
    }
  }
  return hidden
}

/** Drops @media and its like: whether they apply is not known here. */
function withoutNestedBlocks(css: string): string {
  let kept = ''
  let from = 0
  for (let at = css.indexOf('@'); at >= 0; at = css.indexOf('@', from)) {
    kept += css.slice(from, at)
    from = endOfAtRule(css, at)
  }
  return kept + css.slice(from)
}

function endOfAtRule(css: string, at: number): number {
  let depth = 0
  for (let index = at; index < css.length; index++) {
    const character = css.charAt(index)
    if (character === '{') depth++
    else if (character === '}' && --depth <= 0) return index + 1
    else if (character === ';' && depth === 0) return index + 1
  }
  return css.length
}
