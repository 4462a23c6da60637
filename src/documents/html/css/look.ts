// How the text inside an element looks: what it inherits, what its own declarations change, and why
// it may not be seen.
import type { HiddenReason } from '../../types.js'
import { type Declared, variablesIn, withVariables } from './cascade.js'
import { BLACK, type Color, looksAlike, over, parseColor, WHITE } from './colors.js'
import { geometry } from './geometry.js'
import { px } from './lengths.js'
import { topLevelParts } from './properties.js'

export interface Look {
  color: Color
  /** Overrides the colour of letters; null where it is not set. */
  fill: Color | null
  /** The colours that the ground may have; a gradient has more than one. */
  grounds: readonly Color[]
  /** Whether an unknown picture lies on the ground. */
  picture: boolean
  /** Whether an element other than the page itself has painted the ground. */
  ownGround: boolean
  fontPx: number
  /** Factor by which transforms and zoom change sizes. */
  scale: number
  opacity: number
  letterSpacing: number
  shown: boolean
  /** Whether the text is shown backwards, against its direction. */
  reversed: boolean
  direction: string
  /** Why the text is hidden, if nothing inside the element can change that. */
  hidden: HiddenReason | null
  variables: ReadonlyMap<string, string>
}

/** What browsers begin with: black on white, 16 pixels. */
export const ROOT_LOOK: Look = {
  color: BLACK,
  fill: null,
  grounds: [WHITE],
  picture: false,
  ownGround: false,
  fontPx: 16,
  scale: 1,
  opacity: 1,
  letterSpacing: 0,
  shown: true,
  reversed: false,
  direction: 'ltr',
  hidden: null,
  variables: new Map(),
}

/** CSS's words for sizes, in the pixels that browsers give them. */
const SIZES: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
}
/** Words that reset a property to its first value. */
const RESET = /^(?:initial|unset|revert|revert-layer)$/
/** Colours inside a gradient: hexadecimal, by function, by name. */
const GRADIENT_COLORS =
  /#[\da-f]{3,8}\b|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|\b[a-z]{3,20}\b/g
const GRADIENT = /gradient\(/
/** Pictures are not loaded, so what lies under the text is unknown. */
const UNKNOWN_PICTURE = /(?:url|image|image-set|cross-fade|element|paint)\(/
/** The colour of links in browsers, #0000ee. */
const LINK_BLUE: Color = { red: 0, green: 0, blue: 238, alpha: 1 }

/** The look inside an element; the parent's object where nothing changes. */
export function lookInside(
  element: { tag: string; link: boolean; root: boolean },
  declared: Declared,
  parent: Look,
): Look {
  const variables = variablesIn(declared, parent.variables)
  const values = withVariables(declared, variables)
  const value = (name: string) => values.get(name) ?? ''
  const fontPx = fontSize(value('font-size'), parent.fontPx)
  const look: Look = { ...parent, variables, fontPx }
  look.color = colorOf(value('color'), parent.color, element.link ? LINK_BLUE : parent.color)
  const fill = value('-webkit-text-fill-color')
  if (fill !== '')
    look.fill = RESET.test(fill) ? null : colorOf(fill, look.color, parent.fill ?? look.color)
  paintGround(look, value, element.root)
  look.opacity = parent.opacity * share(value('opacity'), 1) * filterOpacity(value('filter'))
  const visibility = value('visibility')
  if (visibility !== '')
    look.shown = visibility === 'inherit' ? parent.shown : !/^(?:hidden|collapse)$/.test(visibility)
  const spacing = px(value('letter-spacing'), { fontPx, percentOf: fontPx })
  if (spacing !== null) look.letterSpacing = spacing
  if (value('direction') !== '') look.direction = value('direction')
  if (value('unicode-bidi') !== '') {
    look.reversed = /override$/.test(value('unicode-bidi')) && look.direction === 'rtl'
  }
  const { reason, scale } = geometry(value, { fontPx, ownGround: parent.ownGround })
  look.scale = parent.scale * scale
  look.hidden = parent.hidden ?? reason
  return look
}

/** The ratio of one named size to the next, as CSS suggests. */
const SIZE_STEP = 1.2

function fontSize(text: string, parentPx: number): number {
  if (text === '' || text === 'inherit' || text === 'unset') return parentPx
  if (RESET.test(text)) return ROOT_LOOK.fontPx
  if (text === 'smaller') return parentPx / SIZE_STEP
  if (text === 'larger') return parentPx * SIZE_STEP
  const named = Object.hasOwn(SIZES, text) ? SIZES[text] : undefined
  const size = named ?? px(text, { fontPx: parentPx, percentOf: parentPx })
  return size === null || size < 0 ? parentPx : size
}

/** The declared colour, or the one that applies without a declaration. */
function colorOf(text: string, inherited: Color, undeclared: Color): Color {
  if (text === '') return undeclared
  if (text === 'inherit' || text === 'currentcolor' || text === 'unset') return inherited
  if (RESET.test(text)) return BLACK
  return parseColor(text) ?? mixed(text) ?? undeclared
}

/**
 * The colour of color-mix() or light-dark(): the first in it, if all look alike or it is
 * light-dark().
 */
function mixed(text: string): Color | null {
  const colors = colorsIn(text)
  const [first] = colors
  if (!first) return null
  if (text.startsWith('light-dark(')) return first
  return colors.every((color) => looksAlike(over(color, WHITE), over(first, WHITE))) ? first : null
}

function colorsIn(text: string): Color[] {
  return (text.match(GRADIENT_COLORS) ?? []).flatMap((part) => {
    const color = parseColor(part)
    return color ? [color] : []
  })
}

function paintGround(look: Look, value: (name: string) => string, root: boolean): void {
  const clipsToText = value('background-clip').startsWith('text')
  const base = look.grounds[0] ?? WHITE
  const text = value('background-color')
  const color = text === '' || RESET.test(text) ? null : colorOf(text, look.color, look.color)
  const image = value('background-image')
  const stops = GRADIENT.test(image) ? topLevelParts(image).flatMap(colorsIn) : []
  if (clipsToText) {
    // The ground fills the letters: they look like it, and the ground stays as it was.
    const paint = stops.find((stop) => !looksAlike(over(stop, base), base)) ?? stops[0] ?? color
    if (paint && (look.fill ?? look.color).alpha === 0) look.fill = paint
    return
  }
  if (color && color.alpha > 0 && text !== 'inherit') {
    look.grounds = look.grounds.map((ground) => over(color, ground))
    if (color.alpha === 1) look.picture = false
    look.ownGround ||= !root
  }
  if (stops.length > 0) {
    look.grounds = stops.map((stop) => over(stop, look.grounds[0] ?? WHITE))
    look.ownGround ||= !root
  }
  if (UNKNOWN_PICTURE.test(image)) look.picture = true
}

function share(text: string, otherwise: number): number {
  const value = Number.parseFloat(text)
  if (Number.isNaN(value)) {
    const counted = px(text, { fontPx: 1, percentOf: 1 })
    return counted === null ? otherwise : Math.max(0, Math.min(1, counted))
  }
  return Math.max(0, Math.min(1, text.endsWith('%') ? value / 100 : value))
}

const filterOpacity = (filter: string): number =>
  share(/\bopacity\(\s*([^()]*)\)/.exec(filter)?.[1] ?? '', 1)
