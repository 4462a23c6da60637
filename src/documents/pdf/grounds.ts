// Finds what is painted behind and over a text, and whether the text may be invisible because of
// it.
import type { Box, HiddenReason } from '../types.js'
import type { Glyph } from './glyph.js'
import type { Painted } from './page-objects.js'
import type { TextObject } from './text-objects.js'

/** Colours whose channels differ by less cannot be told apart. */
const SAME_COLOR = 24
const WHITE = 0xffffff
/** At this height above the baseline, in units of size, every letter has ink. */
const LETTER_MIDDLE = 0.3

/** Fills whose colour is close to a text's, and whether the bare page's is. */
interface Alike {
  fills: Painted[]
  page: boolean
}

export class Grounds {
  /** What hides everything under it. */
  private readonly covers: Painted[]
  /** Pictures and shadings, which may have any colour anywhere. */
  private readonly pictures: Painted[]
  private readonly alike = new Map<number, Alike>()

  /** In painting order. Large letters and annotations cover what lies under them too. */
  constructor(
    private readonly painted: readonly Painted[],
    large: readonly { glyph: Glyph; order: number }[],
    annotations: readonly Box[],
  ) {
    const letters = large.map(({ glyph, order }) => coverOf(glyphBox(glyph), order))
    this.covers = [...painted.filter((item) => item.covers), ...letters].sort(
      (a, b) => a.order - b.order,
    )
    for (const box of annotations) this.covers.push(coverOf(box, Number.POSITIVE_INFINITY))
    this.pictures = painted.filter(({ kind }) => kind !== 'fill')
  }

  /**
   * Clears most text at once: nothing is painted after it, and nothing at its words has its colour.
   */
  areSafe(glyphs: readonly Glyph[], order: number): boolean {
    const [first] = glyphs
    if (!first || order <= (this.covers.at(-1)?.order ?? -1)) return false
    const { fills, page } = this.alikeTo(first.object.style.color)
    if (page) return false
    if (fills.length === 0 && this.pictures.length === 0) return true
    return !glyphs.some((glyph, index) => {
      if (index > 0 && !glyph.spaced) return false
      const { x, y } = middleOf(glyph)
      const holds = ({ box }: Painted) => isAt(box, x, y)
      return fills.some(holds) || this.pictures.some(holds)
    })
  }

  /** The reason to look closer: the colour of what lies behind, or something painted on top. */
  doubtAbout(object: TextObject, glyphs: readonly Glyph[], order: number): HiddenReason | null {
    const { color } = object.style
    const { fills, page } = this.alikeTo(color)
    let reason: HiddenReason | null = null
    for (const [index, glyph] of glyphs.entries()) {
      if (index > 0 && !glyph.spaced) continue
      const { x, y } = middleOf(glyph)
      if (isUnder(x, y, order, this.covers)) return 'covered'
      const known = page || fills.length > 0 || this.pictures.length > 0
      if (known && mayLookAlike(color, behind(x, y, order, this.painted))) reason = 'same_color'
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

const middleOf = ({ left, right, top, bottom, object }: Glyph) => ({
  x: (left + right) / 2,
  y:
    object.quarters === 0 ? object.originY - object.style.size * LETTER_MIDDLE : (top + bottom) / 2,
})

const glyphBox = ({ left, top, right, bottom }: Glyph): Box => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
})

const coverOf = (box: Box, order: number): Painted => ({
  kind: 'fill',
  box,
  color: -1,
  covers: true,
  order,
})

/** Whether something opaque is painted over this point later. */
function isUnder(x: number, y: number, order: number, covers: readonly Painted[]): boolean {
  for (let index = covers.length - 1; index >= 0; index--) {
    const cover = covers[index] as Painted
    if (cover.order <= order) return false
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

function mayLookAlike(color: number, ground: Painted | null): boolean {
  if (ground && (ground.kind !== 'fill' || ground.color < 0)) return true
  return distance(color, ground?.color ?? WHITE) < SAME_COLOR
}

const distance = (a: number, b: number) =>
  Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 0xff) - ((b >> 8) & 0xff)),
    Math.abs((a & 0xff) - (b & 0xff)),
  )
