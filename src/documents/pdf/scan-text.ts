// Keeps the invisible text that an OCR program put behind or over its scan, where the scan has ink.
import type { Doubt } from './doubts.js'
import type { Groups } from './glyph.js'
import type { Painted } from './page-objects.js'
import type { PageSpace } from './page-space.js'
import type { PictureTests } from './picture-tests.js'
import type { TextObject } from './text-objects.js'

/**
 * A scan covers this share of its page, and this share of the page's text is not painted. By eye:
 * scanners leave margins, and may stamp a visible line.
 */
const SCAN = { image: 0.5, text: 0.8 }

/** Takes the text that a scan shows out of both lists. */
export function scanText(
  groups: Groups,
  all: number,
  unpainted: Set<TextObject>,
  doubtful: Map<TextObject, Doubt>,
  painted: readonly Painted[],
  space: PageSpace,
  tests: PictureTests,
): void {
  const scans = painted.filter(
    ({ kind, box }) =>
      kind === 'image' && box.width * box.height > SCAN.image * space.width * space.height,
  )
  if (scans.length === 0) return
  const layer = [...groups.keys()].filter(
    (object) => unpainted.has(object) || doubtful.get(object)?.reason === 'covered',
  )
  const glyphs = layer.reduce((sum, object) => sum + (groups.get(object)?.length ?? 0), 0)
  if (glyphs < SCAN.text * all) return
  const onScan = layer.filter((object) =>
    scans.some(
      ({ box }) =>
        object.originX >= box.x &&
        object.originX <= box.x + box.width &&
        object.originY >= box.y &&
        object.originY <= box.y + box.height,
    ),
  )
  const inked = tests.inked(onScan.map((object) => groups.get(object) ?? []))
  for (const object of onScan) {
    if (!inked.has(groups.get(object) ?? [])) continue
    unpainted.delete(object)
    doubtful.delete(object)
  }
}
