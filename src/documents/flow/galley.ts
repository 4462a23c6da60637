// Everything set so far: words, grounds, rules and pictures on one long strip of pages.
import type { HiddenTexts } from '../html/hidden-texts.js'
import type { Box, Run, RunStyle, Shape } from '../types.js'
import type { Fragment } from './atoms.js'
import type { PlacedWord } from './break-lines.js'
import type { FlowStyle } from './types.js'

/** Weights on the scale of CSS. */
const BOLD = 700
const REGULAR = 400
/** Colours as one number, red first. */
const BLACK = 0
const WHITE = 0xffffff
/** Smaller print cannot be read. */
const SIZE_MIN = 2
/** Height of letters above the baseline, and their whole height, in units of size. */
const ASCENT = 0.9
const HEIGHT = 1.15

interface PlacedRun {
  run: Run
  /**
   * The colour behind the text if it equals the text's; then only something else behind shows it.
   */
  faint: number | null
}

export class Galley {
  readonly runs: PlacedRun[] = []
  readonly shapes: Shape[] = []
  readonly images: Box[] = []
  private readonly styles = new Map<string, RunStyle>()

  constructor(
    readonly hidden: HiddenTexts,
    /** The colour of the page, -1 for white. */
    private readonly paper = -1,
  ) {}

  hide(text: string): void {
    this.hidden.write(text, 'invisible')
    this.hidden.end()
  }

  addWord({ fragments, x }: PlacedWord, left: number, baseline: number): void {
    let at = left + x
    for (const [index, fragment] of fragments.entries()) {
      this.addFragment(fragment, at, baseline, index > 0)
      at += fragment.width
    }
  }

  private addFragment(fragment: Fragment, x: number, baseline: number, joined: boolean): void {
    const { text, width, style, link, icon } = fragment
    if (style.size < SIZE_MIN) {
      this.hidden.write(text, 'tiny')
      this.hidden.end()
      return
    }
    const { size } = style
    const run: Run = {
      text,
      box: { x, y: baseline - ASCENT * size, width, height: HEIGHT * size },
      style: this.styleOf(style),
      baseline,
      ...(link !== '' && { link }),
      ...(joined && { joined: true }),
      ...(icon !== undefined && { icon }),
    }
    const color = style.color < 0 ? autoColor(style.ground) : style.color
    const paper = this.paper < 0 ? WHITE : this.paper
    const ground = style.ground < 0 ? paper : style.ground
    this.runs.push({ run, faint: color === ground ? ground : null })
  }

  /** Equal styles become one object. */
  private styleOf({ font, size, bold, italic, color, ground }: FlowStyle): RunStyle {
    const shown = color < 0 ? autoColor(ground) : color
    const key = `${font}|${size}|${bold}|${italic}|${shown}`
    const known = this.styles.get(key)
    if (known) return known
    const style = { font, size, weight: bold ? BOLD : REGULAR, italic, color: shown }
    this.styles.set(key, style)
    return style
  }

  /** The visible runs; letters in the paper's colour count only on another ground. */
  seenRuns(): Run[] {
    return this.runs.flatMap(({ run, faint }) => {
      if (faint === null || this.isOver(run.box, faint)) return [run]
      this.hidden.write(`${run.text} `, 'same_color')
      return []
    })
  }

  private isOver({ x, y, width, height }: Box, faint: number): boolean {
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    const holds = (box: Box) =>
      box.x <= middleX &&
      middleX <= box.x + box.width &&
      box.y <= middleY &&
      middleY <= box.y + box.height
    const ground = this.shapes.findLast(({ box }) => holds(box))
    return ground ? ground.color !== faint : this.images.some(holds)
  }
}

/** How much each colour adds to the brightness that the eye sees. */
const LIGHT = { red: 0.3, green: 0.59, blue: 0.11 }
/** Of 255: black text on a darker ground is not legible. */
const DARK_MAX = 60

/** Word writes white on a dark ground where no colour is given. */
function autoColor(ground: number): number {
  if (ground < 0) return BLACK
  const brightness =
    LIGHT.red * (ground >> 16) + LIGHT.green * ((ground >> 8) & 0xff) + LIGHT.blue * (ground & 0xff)
  return brightness < DARK_MAX ? WHITE : BLACK
}
