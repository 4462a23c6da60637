// Text boxes, filled shapes and pictures in VML, the form that Word wrote before DrawingML and still adds for old programs.

import { POINTS_MAX } from '../flow/bounds.js'
import type { BoxPlace, FlowBox } from '../flow/types.js'
import { attributeOf, childOf, findAll, type XmlElement } from '../xml/read-xml.js'
import type { DocxContext } from './context.js'
import { hexColor, POINTS_PER } from './units.js'

export const VML_SHAPES: ReadonlySet<string> = new Set([
  'shape',
  'rect',
  'roundrect',
  'oval',
  'textbox',
])
const TEXT = new Set(['txbxContent'])
/** VML has pixels too: 96 an inch. */
const POINTS_OF: Readonly<Record<string, number>> = { ...POINTS_PER, px: 0.75 }
/** A number and its unit; points where it has none. */
const LENGTH = /^(-?[\d.]+)(pt|in|cm|mm|px)?$/
/** Enough for the few properties of a shape. */
const STYLE_CHARS_MAX = 2000

function styleOf(shape: XmlElement): Map<string, string> {
  const pairs = attributeOf(shape, 'style').slice(0, STYLE_CHARS_MAX).split(';')
  return new Map(
    pairs.map((pair) => {
      const colon = pair.indexOf(':')
      return [pair.slice(0, colon).trim(), pair.slice(colon + 1).trim()]
    }),
  )
}

function lengthOf(text: string | undefined): number {
  const [, number = '0', unit = 'pt'] = LENGTH.exec(text ?? '') ?? []
  const value = (Number.parseFloat(number) || 0) * (POINTS_OF[unit] ?? 1)
  return Math.min(POINTS_MAX, Math.max(-POINTS_MAX, value))
}

/** Gives no box where the shape shows nothing. */
export function vmlBox(shape: XmlElement, context: DocxContext): FlowBox[] {
  const style = styleOf(shape)
  const fillColor = attributeOf(shape, 'fillcolor').replace(/^#/, '').split(' ')[0] ?? ''
  const filled = !/^(?:f|false)$/.test(attributeOf(shape, 'filled'))
  const ground = filled ? hexColor(fillColor) : -1
  const run = ground >= 0 ? { ground } : {}
  const blocks = findAll(shape, TEXT).flatMap((text) =>
    context.blocks(text, { run, paragraph: {} }),
  )
  const isPicture = childOf(shape, 'imagedata') !== undefined
  if (blocks.length === 0 && ground < 0 && !isPicture) return []
  const from = (name: string): BoxPlace['from'] => {
    const relative = style.get(name) ?? ''
    return relative === 'page' ? 'page' : relative === 'margin' ? 'margin' : 'anchor'
  }
  const place = {
    x: {
      from: from('mso-position-horizontal-relative'),
      offset: lengthOf(style.get('margin-left')),
    },
    y: { from: from('mso-position-vertical-relative'), offset: lengthOf(style.get('margin-top')) },
  }
  return [
    {
      place: style.get('position') === 'absolute' ? place : null,
      width: lengthOf(style.get('width')),
      height: lengthOf(style.get('height')),
      blocks,
      ground,
      isPicture,
      link: '',
    },
  ]
}
