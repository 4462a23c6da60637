// The properties that can hide text, and their shorthands and logical names.
import { parseColor } from './colors.js'
import type { Declaration } from './types.js'

/** The longhands that are read; all others are skipped. */
const LONGHANDS = new Set(
  (
    'display visibility opacity color -webkit-text-fill-color -webkit-text-security background-color background-image ' +
    'background-clip font-size zoom transform scale translate rotate position left top right bottom margin-left margin-top ' +
    'text-indent letter-spacing overflow width height max-width max-height line-height clip clip-path content-visibility ' +
    'filter mask-image z-index mix-blend-mode unicode-bidi direction'
  ).split(' '),
)

const SAME: Record<string, string> = {
  '-webkit-clip-path': 'clip-path',
  '-webkit-background-clip': 'background-clip',
  '-webkit-filter': 'filter',
  '-webkit-transform': 'transform',
  '-ms-transform': 'transform',
  '-moz-transform': 'transform',
  '-o-transform': 'transform',
  '-webkit-mask-image': 'mask-image',
  '-webkit-mask': 'mask-image',
  mask: 'mask-image',
  'background-position': '',
  'overflow-x': 'overflow',
  'overflow-y': 'overflow',
  'overflow-block': 'overflow',
  'overflow-inline': 'overflow',
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
  'inset-inline': 'left',
  'inset-block': 'top',
  'margin-inline-start': 'margin-left',
  'margin-inline': 'margin-left',
  'margin-block-start': 'margin-top',
  'margin-block': 'margin-top',
  'inline-size': 'width',
  'block-size': 'height',
  'max-inline-size': 'max-width',
  'max-block-size': 'max-height',
}
/** The size inside the shorthand "font": its one length or named size. */
const FONT_SIZE =
  /(?:^| )((?:\d*\.?\d+(?:px|pt|pc|em|rem|ex|ch|%|v\w+|in|cm|mm|q))|0|(?:calc|min|max|clamp)\(.*?\)|(?:xx?-)?(?:small|large)|medium|smaller|larger)(?= ?\/| |$)/
/** The functions that make a part of "background" a picture. */
const IMAGE =
  /(?:url|image|image-set|(?:-\w+-)?(?:repeating-)?(?:linear|radial|conic)-gradient|cross-fade|element|paint)\(/
const SIDES = ['top', 'right', 'bottom', 'left']

/** Expands a declaration to longhands; gives none if it cannot hide anything. */
export function longhands(name: string, value: string, important: boolean): Declaration[] {
  const make = (longhand: string, text: string) => ({ name: longhand, value: text, important })
  if (name.startsWith('--')) return [make(name, value)]
  if (LONGHANDS.has(name)) return [make(name, value)]
  const same = SAME[name]
  if (same)
    return [make(same, same === 'left' || same === 'top' ? (value.split(' ')[0] ?? '') : value)]
  // A shorthand with var() is expanded once its value is known.
  if (value.includes('var(') && /^(?:background|font|inset|margin)$/.test(name)) {
    return [make(name, value)]
  }
  if (name === 'background')
    return background(value).map(([longhand, text]) => make(longhand, text))
  if (name === 'font') return [make('font-size', FONT_SIZE.exec(value)?.[1] ?? 'medium')]
  if (name === 'inset' || name === 'margin')
    return sides(name, value).map(([to, text]) => make(to, text))
  if (name === 'all') return [...LONGHANDS].map((longhand) => make(longhand, value))
  return []
}

function background(value: string): [string, string][] {
  // The words that CSS has for every property count for both of its parts.
  if (/^(?:inherit|initial|unset|revert)/.test(value)) {
    return [
      ['background-color', value],
      ['background-image', value],
    ]
  }
  const color = topLevelParts(value).find((part) => parseColor(part) !== null || isColor(part))
  return [
    ['background-color', color ?? 'transparent'],
    ['background-image', IMAGE.test(value) ? value : 'none'],
    ...(/(?:^|\s)text(?:\s|$|,)/.test(value)
      ? [['background-clip', 'text'] as [string, string]]
      : []),
  ]
}

/** Colours that are words and in no table. */
const isColor = (part: string): boolean => /^(?:currentcolor|color-mix\(|light-dark\()/.test(part)

function sides(name: string, value: string): [string, string][] {
  const parts = topLevelParts(value)
  const [top = '', right = top, bottom = top, left = right] = parts
  const values = [top, right, bottom, left]
  return SIDES.flatMap((side, index): [string, string][] => {
    const text = values[index] ?? ''
    if (name === 'inset') return [[side, text]]
    return side === 'left' || side === 'top' ? [[`margin-${side}`, text]] : []
  })
}

/** Bounds one value. */
const PARTS_MAX = 60

/** The parts of a value, split at spaces and commas outside brackets. */
export function topLevelParts(value: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= value.length && parts.length < PARTS_MAX; at++) {
    const character = at === value.length ? ' ' : value.charAt(at)
    if (character === '(') depth++
    else if (character === ')') depth--
    else if (depth <= 0 && (character === ' ' || character === ',')) {
      if (at > from) parts.push(value.slice(from, at))
      from = at + 1
    }
  }
  return parts
}
