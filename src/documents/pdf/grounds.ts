// Grounds: what is painted behind and over a text, and whether that gives reason to doubt that the text is seen.
import type { Box, HiddenReason } from '../types.js'
import type { Glyph } from './glyph.js'
import type { Painted } from './page-objects.js'
import type { TextObject } from './text-objects.js'

/** Colours whose channels differ by less cannot be told apart. */
const SAME_COLOR = 24
const WHITE = 0xffffff
const SAMPLES = [0, 0.5, 1] as const
/** Height above the baseline, in units of size, at which every letter has ink. */
const LETTER_MIDDLE = 0.3

/** Fills of much the same colour as a text's, and whether the bare page is. */
interface Alike {
  fills: Painted[]
  page: boolean
}

export class Grounds {
  /** Those that hide what lies under them. */
  private readonly covers: Painted[]
  private readonly alike = new Map<number, Alike>()

  /** In painting order. */
  constructor(private readonly painted: readonly Painted[]) {
    this.covers = painted.filter((item) => item.covers)
  }

  /** Spares most text a closer look: nothing is painted after it, and nothing at its first letter has its colour. */
  isSafe(first: Glyph, order: number): boolean {
    if (order <= (this.covers.at(-1)?.order ?? -1)) return false
    const { fills, page } = this.alikeTo(first.object.style.color)
    if (page) return false
    if (fills.length === 0) return true
    const { x, y } = middleOf(first)
    return !fills.some(({ box }) => isAt(box, x, y))
  }

  /** A reason to look closer: the colour of what lies behind, or something painted on top. */
  doubtAbout(object: TextObject, glyphs: readonly Glyph[], order: number): HiddenReason | null {
    const { color } = object.style
    const { fills, page } = this.alikeTo(color)
    let reason: HiddenReason = 'same_color'
    for (const share of SAMPLES) {
      const glyph = glyphs[Math.round(share * (glyphs.length - 1))]
      if (!glyph) return null
      const { x, y } = middleOf(glyph)
      if (isUnder(x, y, order, this.covers)) reason = 'covered'
      else if (!page && fills.length === 0) return null
      else if (!looksAlike(color, behind(x, y, order, this.painted))) return null
    }
    return reason
  }

  private alikeTo(color: number): Alike {
    let alike = this.alike.get(color)
    if (!alike) {
      const isAlike = (ground: number) => distance(color, ground) < SAME_COLOR
      const fills = this.painted.filter((item) => item.kind === 'fill' && isAlike(item.color))
      alike = { fills, page: isAlike(WHITE) }
      this.alike.set(color, alike)
    }
    return alike
  }
}

const middleOf = ({ left, right, object }: Glyph) => ({
  x: (left + right) / 2,
  y: object.originY - object.style.size * LETTER_MIDDLE,
})

/** Is something that hides it painted later over this point? */
function isUnder(x: number, y: number, order: number, covers: readonly Painted[]): boolean {
  for (let index = covers.length - 1; index >= 0; index--) {
    const cover = covers[index] as Painted
    if (cover.order < order) return false
    if (isAt(cover.box, x, y)) return true
  }
  return false
}

/** The topmost thing at a point that is painted earlier. */
function behind(x: number, y: number, order: number, painted: readonly Painted[]): Painted | null {
  for (let index = painted.length - 1; index >= 0; index--) {
    const item = painted[index] as Painted
    if (item.order < order && isAt(item.box, x, y)) return item
  }
  return null
}

const isAt = (box: Box, x: number, y: number) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

function looksAlike(color: number, ground: Painted | null): boolean {
  if (ground && !ground.plain) return false
  // Nobody knows a plain picture's colour beforehand; only near-white text on it is looked at closer.
  const painted = ground?.kind === 'fill' && ground.color >= 0 ? ground.color : WHITE
  return color >= 0 && distance(color, painted) < SAME_COLOR
}

const distance = (a: number, b: number) =>
  Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 0xff) - ((b >> 8) & 0xff)),
    Math.abs((a & 0xff) - (b & 0xff)),
  )
