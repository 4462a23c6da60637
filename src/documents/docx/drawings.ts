// Text boxes, filled shapes and pictures in DrawingML, the form that Word writes today; vml.ts reads the older one.
import type { BoxPlace, FlowBox } from '../flow/types.js'
import {
  at,
  attributeOf,
  childOf,
  elementsOf,
  findAll,
  textIn,
  type XmlElement,
} from '../xml/read-xml.js'
import type { DocxContext } from './context.js'
import { emu, hexColor } from './units.js'
import { VML_SHAPES, vmlBox } from './vml.js'

const SHAPES = new Set(['wsp', 'sp', 'pic'])
const GROUPS = new Set(['wgp', 'grpSp'])
const ANCHORS = new Set(['anchor', 'inline'])
const TEXT = new Set(['txbxContent'])
/** Bounds a drawing; a page of text has a few. */
const BOXES_MAX = 300
/** Names of dark colours in a theme: it only matters here whether a colour is dark or light. */
const DARK_NAMES = /^(?:dk1|dk2|tx1|tx2|accent\d)$/
const DARK = 0x404040
const WHITE = 0xffffff
/** Stands for any light colour that is darkened. */
const SHADE = 0xb0b0b0

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Maps a group's own coordinates to those of its surroundings. */
interface Scale {
  x: number
  y: number
  fromX: number
  fromY: number
}

/** A group that is neither moved nor scaled. */
const SAME: Scale = { x: 1, y: 1, fromX: 0, fromY: 0 }

export function boxesOf(drawing: XmlElement, context: DocxContext): FlowBox[] {
  const boxes: FlowBox[] = []
  if (drawing.name === 'drawing') {
    for (const anchor of findAll(drawing, ANCHORS)) boxes.push(...anchored(anchor, context))
  } else for (const shape of findAll(drawing, VML_SHAPES)) boxes.push(...vmlBox(shape, context))
  return boxes.slice(0, BOXES_MAX)
}

function anchored(anchor: XmlElement, context: DocxContext): FlowBox[] {
  const extent = childOf(anchor, 'extent')
  const size = { width: emu(attributeOf(extent, 'cx')), height: emu(attributeOf(extent, 'cy')) }
  const place =
    anchor.name === 'inline'
      ? null
      : {
          x: placeOf(childOf(anchor, 'positionH'), { column: 'anchor', character: 'anchor' }),
          y: placeOf(childOf(anchor, 'positionV'), { paragraph: 'anchor', line: 'anchor' }),
        }
  const graphic = at(anchor, 'graphic', 'graphicData')
  if (!graphic) return []
  const shapes: { shape: XmlElement; area: Area }[] = []
  collect(graphic, { x: 0, y: 0, ...size }, SAME, shapes)
  return shapes.map(({ shape, area }) => ({
    place: place && shiftedPlace(place, shapes.length > 1 ? area : null),
    width: area.width,
    height: area.height,
    blocks: textOf(shape, context),
    ground: shape.name === 'pic' ? -1 : fillOf(shape),
    isPicture: shape.name === 'pic',
    link: '',
  }))
}

/** Shapes with their areas; those of a group stand in its own coordinates. */
function collect(
  element: XmlElement,
  own: Area,
  scale: Scale,
  found: { shape: XmlElement; area: Area }[],
): void {
  for (const child of elementsOf(element)) {
    if (found.length >= BOXES_MAX) return
    if (SHAPES.has(child.name)) {
      const isAlone = scale === SAME
      const area = isAlone ? null : areaOf(at(child, 'spPr', 'xfrm'), scale)
      found.push({ shape: child, area: area ?? own })
    } else if (GROUPS.has(child.name)) {
      const transform = at(child, 'grpSpPr', 'xfrm')
      const area = scale === SAME ? own : (areaOf(transform, scale) ?? own)
      collect(child, area, scaleOf(transform, area), found)
    } else collect(child, own, scale, found)
  }
}

function areaOf(transform: XmlElement | undefined, scale: Scale): Area | null {
  const offset = childOf(transform, 'off')
  const extent = childOf(transform, 'ext')
  if (!offset || !extent) return null
  return {
    x: scale.fromX + emu(attributeOf(offset, 'x')) * scale.x,
    y: scale.fromY + emu(attributeOf(offset, 'y')) * scale.y,
    width: emu(attributeOf(extent, 'cx')) * scale.x,
    height: emu(attributeOf(extent, 'cy')) * scale.y,
  }
}

function scaleOf(transform: XmlElement | undefined, area: Area): Scale {
  const extent = childOf(transform, 'chExt')
  const offset = childOf(transform, 'chOff')
  const width = emu(attributeOf(extent, 'cx'))
  const height = emu(attributeOf(extent, 'cy'))
  const x = width > 0 ? area.width / width : 1
  const y = height > 0 ? area.height / height : 1
  return {
    x,
    y,
    fromX: area.x - (emu(attributeOf(offset, 'x')) || 0) * x,
    fromY: area.y - (emu(attributeOf(offset, 'y')) || 0) * y,
  }
}

function placeOf(
  position: XmlElement | undefined,
  anchors: Record<string, BoxPlace['from']>,
): BoxPlace {
  const relative = attributeOf(position, 'relativeFrom')
  const from = relative === 'page' ? 'page' : (anchors[relative] ?? 'margin')
  const offset = childOf(position, 'posOffset')
  const align = childOf(position, 'align')
  if (align) {
    const name = textIn(align).trim()
    const aligned =
      name === 'center' ? 'center' : /^(?:right|bottom|outside)$/.test(name) ? 'end' : 'start'
    return { from: from === 'anchor' ? 'margin' : from, offset: 0, align: aligned }
  }
  return { from, offset: offset ? emu(textIn(offset)) : 0 }
}

/** The place of a shape in a group: its distance from the group's corner is added. */
function shiftedPlace(place: { x: BoxPlace; y: BoxPlace }, area: Area | null) {
  if (!area) return place
  const shift = (one: BoxPlace, by: number): BoxPlace => ({ ...one, offset: one.offset + by })
  return { x: shift(place.x, area.x), y: shift(place.y, area.y) }
}

function textOf(shape: XmlElement, context: DocxContext) {
  const fill = fillOf(shape)
  const run = fill >= 0 ? { ground: fill } : {}
  return findAll(shape, TEXT).flatMap((text) => context.blocks(text, { run, paragraph: {} }))
}

/** Office writes brightness in thousandths of a percent; less than the whole darkens a colour. */
const LUMINANCE_WHOLE = 100_000

/** A shape's own fill, else that of its style. */
function fillOf(shape: XmlElement): number {
  const properties = childOf(shape, 'spPr')
  if (childOf(properties, 'noFill')) return -1
  const byStyle = at(shape, 'style', 'fillRef')
  const fill =
    childOf(properties, 'solidFill') ??
    childOf(properties, 'gradFill') ??
    (attributeOf(byStyle, 'idx') === '0' ? undefined : byStyle)
  if (!fill) return -1
  const [color] = findAll(fill, new Set(['srgbClr', 'schemeClr', 'sysClr', 'prstClr']))
  if (!color) return -1
  const value = attributeOf(color, 'val')
  if (color.name === 'srgbClr') return hexColor(value)
  if (DARK_NAMES.test(value) || value === 'black') return DARK
  const light = Number.parseInt(attributeOf(childOf(color, 'lumMod'), 'val'), 10)
  return light < LUMINANCE_WHOLE ? SHADE : WHITE
}
