// Finds text that may be invisible because of what is painted around, behind or over it. Only the
// picture of the page can tell.
import type { Box, HiddenReason } from '../types.js'
import type { Glyph, Groups } from './glyph.js'
import type { Grounds } from './grounds.js'
import type { PageObjects } from './page-objects.js'
import type { PictureTests } from './picture-tests.js'
import { isPainted, type TextObject } from './text-objects.js'

/** Letters may reach this far out of their clip: their edges are cut, but they can be read. */
const CLIP_SLACK_POINTS = 1
/** Letters this large can cover other text, like a box. */
const LARGE_POINTS = 24

/** Opacity of text through which nothing shines. */
const OPAQUE = 255

export interface Doubt {
  /** Why the text is hidden, if it is not seen. */
  reason: HiddenReason
  /** Whether the text is surely drawn, and on top, so that it is seen if its colour stands out. */
  onlyColor: boolean
}

/** Whether the middle of a letter lies outside the part that is surely shown. */
function mayBeClipped(glyphs: readonly Glyph[], box: Box | null | undefined): boolean {
  if (!box) return box === null
  return glyphs.some(({ left, right, top, bottom }) => {
    const x = (left + right) / 2
    const y = (top + bottom) / 2
    return (
      x < box.x - CLIP_SLACK_POINTS ||
      y < box.y - CLIP_SLACK_POINTS ||
      x > box.x + box.width + CLIP_SLACK_POINTS ||
      y > box.y + box.height + CLIP_SLACK_POINTS
    )
  })
}

export function largeText(groups: Groups, objects: PageObjects): { glyph: Glyph; order: number }[] {
  const large = [...groups].filter(([{ style }]) => style.size >= LARGE_POINTS)
  if (large.length === 0) return []
  const order = objects.textOrder()
  return large.flatMap(([{ handle }, glyphs]) =>
    glyphs.map((glyph) => ({ glyph, order: order.get(handle) ?? 0 })),
  )
}

/** Text that only the picture of the page can judge. */
export function doubtsAbout(
  groups: Groups,
  objects: PageObjects,
  grounds: Grounds,
  tests: PictureTests,
  verdicts: ReadonlyMap<Glyph, HiddenReason>,
): Map<TextObject, Doubt> {
  const doubtful = new Map<TextObject, Doubt>()
  let order: Map<number, number> | null = null
  for (const [object, glyphs] of groups) {
    const [first] = glyphs
    if (!first || verdicts.has(first) || !isPainted(object)) continue
    const undrawn = doubtAboutDrawing(object, glyphs, first, objects, tests)
    if (undrawn) doubtful.set(object, { reason: undrawn, onlyColor: false })
    if (grounds.areSafe(glyphs, objects.firstText)) continue
    order ??= objects.textOrder()
    const position = order.get(object.handle)
    const reason = position === undefined ? null : grounds.doubtAbout(object, glyphs, position)
    if (!reason) continue
    const onlyColor = reason === 'same_color' && !undrawn && object.alpha === OPAQUE
    doubtful.set(object, { reason, onlyColor })
  }
  return doubtful
}

/** Why the letters may leave nothing on the page, whatever lies behind them. */
function doubtAboutDrawing(
  { handle, style }: TextObject,
  glyphs: readonly Glyph[],
  first: Glyph,
  objects: PageObjects,
  tests: PictureTests,
): HiddenReason | null {
  if (mayBeClipped(glyphs, objects.clips.get(handle))) return 'clipped'
  // It is unknown how the letters of a font without a name (Type 3) are drawn.
  const unknown = style.font === '' || !objects.drawn.has(handle) || style.color < 0
  return unknown || tests.isBlank(first) ? 'invisible' : null
}
