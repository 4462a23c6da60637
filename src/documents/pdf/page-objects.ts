// Reads what is painted on a page besides text, in painting order: fills, rules, images.
import type { Box } from '../types.js'
import { annotationBoxes } from './annotations.js'
import { type Corners, clipCorners } from './clip-corners.js'
import { clipIn, type Frame, frameIn, PAGE } from './form-frame.js'
import { isOnLayer } from './layer-marks.js'
import { type Matrix, moved } from './matrix.js'
import { type PageSpace, seenBox } from './page-space.js'
import type { Pdfium } from './pdfium.js'

export interface Painted {
  kind: 'fill' | 'rule' | 'image' | 'shading'
  box: Box
  /** 0xRRGGBB, -1 when unknown. */
  color: number
  /** Opaque, so it may hide what lies under it. */
  covers: boolean
  /** The position in painting order. */
  order: number
}

export interface PageObjects {
  painted: Painted[]
  /** Where annotations are painted, over everything else. */
  annotations: readonly Box[]
  /** The painting order of the first text; all other text comes later. */
  firstText: number
  /** The painting order of text objects by handle; made on demand. */
  textOrder(): Map<number, number>
  /**
   * The part of the page in which a text object with clip paths is surely shown, by handle; null if
   * there is none.
   */
  clips: ReadonlyMap<number, Box | null>
  /** Text objects that surely no group, layer or mask hides. */
  drawn: ReadonlySet<number>
}

// Bounds: a page may hold any number of objects, and forms inside forms.
const OBJECTS_MAX = 20_000
const PAINTED_MAX = 4_000
const FORM_DEPTH_MAX = 4
/** Types of page objects in PDFium's header. */
const TYPE = { text: 1, path: 2, image: 3, shading: 4, form: 5 }
/** In points: anything thinner is a rule. */
const RULE_POINTS = 2.5
/** A rectangle has four lines, or five when the file closes it by hand. */
const RECTANGLE_SEGMENTS_MAX = 6
/** The end of the scale of a colour's alpha. */
const OPAQUE = 255

/** `isPlain` tells whether all groups of the file are drawn as they are. */
export function readPageObjects(
  lib: Pdfium,
  page: number,
  space: PageSpace,
  isPlain: () => boolean,
): PageObjects {
  const reader = new ObjectReader(lib, space, annotationBoxes(lib, page, space), isPlain)
  const count = lib.call.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && reader.room; index++) {
    reader.read(lib.call.FPDFPage_GetObject(page, index), PAGE)
  }
  return reader
}

class ObjectReader implements PageObjects {
  readonly painted: Painted[] = []
  readonly clips = new Map<number, Box | null>()
  readonly drawn = new Set<number>()
  private readonly texts: number[] = []
  private readonly textOrders: number[] = []
  private order = 0

  constructor(
    private readonly lib: Pdfium,
    private readonly space: PageSpace,
    readonly annotations: readonly Box[],
    private readonly isPlain: () => boolean,
  ) {}

  get room(): boolean {
    return this.order < OBJECTS_MAX
  }

  get firstText(): number {
    return this.textOrders[0] ?? 0
  }

  textOrder(): Map<number, number> {
    return new Map(this.texts.map((text, index) => [text, this.textOrders[index] ?? 0]))
  }

  read(object: number, frame: Frame): void {
    if (!object || !this.room) return
    this.order++
    const type = this.lib.call.FPDFPageObj_GetType(object)
    if (type === TYPE.text) {
      this.texts.push(object)
      this.textOrders.push(this.order)
      this.readText(object, frame)
    } else if (type === TYPE.form) this.readForm(object, frame)
    else if (this.painted.length < PAINTED_MAX) this.readPainted(object, type, frame.matrix)
  }

  private readText(text: number, frame: Frame): void {
    const { call } = this.lib
    if (frame.drawn && !call.FPDFPageObj_HasTransparency(text) && !isOnLayer(this.lib, text)) {
      this.drawn.add(text)
    }
    const clip = clipIn(this.lib, text, frame, this.space)
    if (clip !== undefined) this.clips.set(text, clip)
  }

  private readForm(form: number, frame: Frame): void {
    if (frame.depth >= FORM_DEPTH_MAX) return
    const { call } = this.lib
    const inner = frameIn(this.lib, form, frame, this.space, this.isPlain)
    const count = call.FPDFFormObj_CountObjects(form)
    for (let index = 0; index < count && this.room; index++) {
      this.read(call.FPDFFormObj_GetObject(form, index), inner)
    }
  }

  private readPainted(object: number, type: number, matrix: Matrix): void {
    const box = this.boxOf(object, type, matrix)
    if (!box) return
    if (type === TYPE.image && Math.min(box.width, box.height) <= RULE_POINTS) {
      // Some producers draw the lines of tables as images.
      this.add('rule', box, -1, false)
    } else if (type === TYPE.image) {
      this.add('image', box, -1, true)
    } else if (type === TYPE.shading) {
      this.add('shading', box, -1, true)
    } else if (type === TYPE.path) this.readPath(object, box)
  }

  private readPath(path: number, box: Box): void {
    const { call, scratch } = this.lib
    if (!call.FPDFPath_GetDrawMode(path, scratch, scratch + 4)) return
    const words = this.lib.words()
    const fill = words[scratch >> 2] ?? 0
    const stroke = words[(scratch >> 2) + 1] ?? 0
    if (fill === 0 && stroke === 0) return
    const { color, alpha } = this.colorOf(path, fill !== 0)
    if (alpha === 0) return
    const rectangle = call.FPDFPath_CountSegments(path) <= RECTANGLE_SEGMENTS_MAX
    const thin = Math.min(box.width, box.height) <= RULE_POINTS
    if (thin) this.add('rule', box, color, false)
    else if (fill !== 0) {
      this.add('fill', box, color, alpha === OPAQUE)
    } else if (rectangle) this.addFrame(box, color)
  }

  /** A stroked rectangle becomes four rules. */
  private addFrame({ x, y, width, height }: Box, color: number): void {
    const sides: Box[] = [
      { x, y, width, height: 0 },
      { x, y: y + height, width, height: 0 },
      { x, y, width: 0, height },
      { x: x + width, y, width: 0, height },
    ]
    for (const box of sides) this.add('rule', box, color, false)
  }

  private add(kind: Painted['kind'], box: Box, color: number, covers: boolean): void {
    this.painted.push({ kind, box, color, covers, order: this.order })
  }

  private colorOf(object: number, fill: boolean): { color: number; alpha: number } {
    const { call, scratch } = this.lib
    const get = fill ? call.FPDFPageObj_GetFillColor : call.FPDFPageObj_GetStrokeColor
    if (!get(object, scratch, scratch + 4, scratch + 8, scratch + 12))
      return { color: -1, alpha: OPAQUE }
    const words = this.lib.words()
    const at = scratch >> 2
    const color = ((words[at] ?? 0) << 16) | ((words[at + 1] ?? 0) << 8) | (words[at + 2] ?? 0)
    return { color, alpha: words[at + 3] ?? OPAQUE }
  }

  private boxOf(object: number, type: number, matrix: Matrix): Box | null {
    const { call, scratch } = this.lib
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12))
      return null
    const floats = this.lib.floats()
    const at = scratch >> 2
    const whole = {
      x1: floats[at] ?? 0,
      y1: floats[at + 1] ?? 0,
      x2: floats[at + 2] ?? 0,
      y2: floats[at + 3] ?? 0,
    }
    const shown = type === TYPE.image ? clipCorners(this.lib, object, whole) : whole
    if (!shown) return null
    return this.seen(shown, matrix)
  }

  private seen(corners: Corners, matrix: Matrix): Box {
    const { x1, y1, x2, y2 } = moved(corners, matrix)
    return seenBox(this.space, x1, y1, x2, y2)
  }
}
