// Whether an element's boxes, position or transforms hide its text: shrunk to nothing, cut off, or
// moved off the page.
import type { HiddenReason } from '../../types.js'
import { px } from './lengths.js'
import { topLevelParts } from './properties.js'
import { moves, scaleOf, type Value } from './transforms.js'

export interface Geometry {
  reason: HiddenReason | null
  /** The factor by which sizes change. */
  scale: number
}

interface Context {
  fontPx: number
  /** Whether something other than the page is painted behind the element. */
  ownGround: boolean
}

/** A box of up to this many pixels shows nothing of what it cuts off: no letter can be read in it. */
const CUT_PX = 2
/**
 * Text this far to the left of the page, or above it, is never seen; a menu that slides in stands
 * at most its own width outside. By eye.
 */
const OFF_PX = 500
/** Text this far to the right or below is seen only by somebody who scrolls as far. */
const BEYOND_PX = { across: 3_000, down: 20_000 }
/** With this much blur, letters of a page cannot be read. By eye. */
const BLUR_PX = 6
/** The font size that browsers use for filter lengths in font units. */
const ROOT_FONT_PX = 16
/** A path shorter than "M0 0h9" encloses nothing. */
const PATH_CHARS_MIN = 6
/** The assumed size of the box around a text, where a percentage refers to it. */
const BOX = { width: 800, height: 400 }
/** Words that give a gradient's direction, not a colour: "45deg", "to left". */
const GRADIENT_LINE = /deg|turn|^to$|^(?:top|left|right|bottom)$/
/** The shapes of clip-path: the name, and what stands in the brackets. */
const CLIP_SHAPE = /^(inset|circle|ellipse|polygon|rect|xywh|path)\((.*)\)/

export function geometry(value: Value, context: Context): Geometry {
  const scale = scaleOf(value)
  const reason =
    removed(value) ??
    cutAway(value, context) ??
    offPage(value, context) ??
    behindGround(value, context)
  return { reason, scale }
}

function removed(value: Value): HiddenReason | null {
  if (value('display') === 'none') return 'css'
  if (value('content-visibility') === 'hidden') return 'css'
  const security = value('-webkit-text-security')
  if (security !== '' && security !== 'none') return 'css'
  const blur = /\bblur\(\s*([^()]*)\)/.exec(value('filter'))?.[1]
  if ((px(blur ?? '', { fontPx: ROOT_FONT_PX, percentOf: Number.NaN }) ?? 0) >= BLUR_PX)
    return 'css'
  const mask = value('mask-image')
  if (/gradient\(/.test(mask) && isAllTransparent(mask)) return 'css'
  return null
}

const isAllTransparent = (mask: string): boolean => {
  const inner = /gradient\((.*)\)/.exec(mask)?.[1] ?? ''
  const stops = topLevelParts(inner).filter(
    (part) => /[a-z#]/.test(part) && !GRADIENT_LINE.test(part),
  )
  return (
    stops.length > 0 &&
    stops.every((stop) => stop === 'transparent' || /[,/ ]\s*0(?:\.0+)?%?\)$/.test(stop))
  )
}

function cutAway(value: Value, { fontPx }: Context): HiddenReason | null {
  const size = (name: string, whole: number) => px(value(name), { fontPx, percentOf: whole })
  const overflow = value('overflow')
  // Every value but "visible" cuts off what does not fit.
  if (/hidden|clip|scroll|auto/.test(overflow)) {
    for (const name of ['width', 'max-width', 'height', 'max-height']) {
      const length = size(name, name.endsWith('width') ? BOX.width : BOX.height)
      if (length !== null && length <= CUT_PX) return 'clipped'
    }
    const indent = size('text-indent', BOX.width)
    if (indent !== null && indent >= BOX.width) return 'clipped'
    const line = value('line-height')
    if (/^0(?:\.0+)?(?:px|em|%)?$/.test(line)) return 'clipped'
  }
  if (isEmptyClip(value('clip'), fontPx) || isEmptyShape(value('clip-path'), fontPx))
    return 'clipped'
  return null
}

/** Whether clip: rect(top, right, bottom, left) leaves next to nothing. */
function isEmptyClip(clip: string, fontPx: number): boolean {
  const parts = /^rect\((.*)\)$/.exec(clip)?.[1]
  if (parts === undefined) return false
  const [top, right, bottom, left] = topLevelParts(parts).map((part) =>
    px(part, { fontPx, percentOf: 0 }),
  )
  const gap = (low: number | null | undefined, high: number | null | undefined) =>
    high !== null && high !== undefined && high - (low ?? 0) <= CUT_PX
  return gap(top, bottom) || gap(left, right)
}

function isEmptyShape(path: string, fontPx: number): boolean {
  const [, shape, inner = ''] = CLIP_SHAPE.exec(path) ?? []
  if (!shape) return false
  const parts = topLevelParts(inner.split(/\bround\b|\bat\b/)[0] ?? '')
  const sizes = parts.map((part) => px(part, { fontPx, percentOf: BOX.width }) ?? Number.NaN)
  if (shape === 'circle' || shape === 'ellipse')
    return sizes.length > 0 && sizes.some((size) => size <= CUT_PX)
  if (shape === 'inset') {
    const [top = 0, right = top, bottom = top, left = right] = sizes
    const rest = BOX.width - CUT_PX
    return top + bottom >= rest || left + right >= rest || isFarInset(parts, fontPx)
  }
  if (shape === 'polygon') {
    const across = sizes.filter((_size, index) => index % 2 === 0)
    const down = sizes.filter((_size, index) => index % 2 === 1)
    return spread(across) <= CUT_PX || spread(down) <= CUT_PX
  }
  return (
    /^(?:0(?:px|%)? ){3}0(?:px|%)?$/.test(parts.join(' ')) ||
    inner.replace(/["\s]/g, '').length < PATH_CHARS_MIN
  )
}

/** Whether more pixels are cut from one side than any line is high. */
const isFarInset = (parts: readonly string[], fontPx: number): boolean => {
  const [top = 0, , bottom = top] = parts.map((part) =>
    part.endsWith('%') ? 0 : (px(part, { fontPx, percentOf: Number.NaN }) ?? 0),
  )
  return top >= BOX.height || bottom >= BOX.height
}

const spread = (values: readonly number[]): number =>
  values.length === 0 || values.some(Number.isNaN)
    ? Number.POSITIVE_INFINITY
    : Math.max(...values) - Math.min(...values)

/** Whether it leaves its place in the text: "static" and the words that reset a property do not. */
const isPlaced = (value: Value): boolean =>
  !/^(?:|static|initial|unset|revert)$/.test(value('position'))

function offPage(value: Value, { fontPx }: Context): HiddenReason | null {
  const length = (text: string, whole: number) => px(text, { fontPx, percentOf: whole }) ?? 0
  const placed = isPlaced(value)
  const [moveX = 0, moveY = 0] = moves(value)
    .map(([x, y]) => [length(x, BOX.width), length(y, BOX.height)])
    .reduce(([sumX = 0, sumY = 0], [x = 0, y = 0]) => [sumX + x, sumY + y], [0, 0])
  const across =
    moveX +
    length(value('margin-left'), BOX.width) +
    length(value('text-indent'), BOX.width) +
    (placed ? length(value('left'), BOX.width) - length(value('right'), BOX.width) : 0)
  const down =
    moveY +
    length(value('margin-top'), BOX.height) +
    (placed ? length(value('top'), BOX.height) - length(value('bottom'), BOX.height) : 0)
  const off =
    across <= -OFF_PX || down <= -OFF_PX || across >= BEYOND_PX.across || down >= BEYOND_PX.down
  return off ? 'off_page' : null
}

/** Whether the element lies behind the ground of an element around it. */
function behindGround(value: Value, { ownGround }: Context): HiddenReason | null {
  const placed = isPlaced(value)
  return placed && ownGround && Number.parseFloat(value('z-index')) < 0 ? 'covered' : null
}
