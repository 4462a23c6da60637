// Says whether @media and @supports hold for a reader at an ordinary screen.
import { px } from './lengths.js'

/** Null where it cannot be told here. */
export type Answer = boolean | null

/** The screen that pages are judged for. */
const SCREEN = { width: 1280, height: 800, fontPx: 16 }
const TYPES: Record<string, boolean> = {
  all: true,
  screen: true,
  print: false,
  speech: false,
  tty: false,
  tv: false,
  projection: false,
  handheld: false,
  braille: false,
  embossed: false,
  aural: false,
}
const FEATURES: Record<string, string> = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'no-preference',
  'prefers-contrast': 'no-preference',
  'prefers-reduced-data': 'no-preference',
  'forced-colors': 'none',
  'inverted-colors': 'none',
  hover: 'hover',
  'any-hover': 'hover',
  pointer: 'fine',
  'any-pointer': 'fine',
  orientation: 'landscape',
  scripting: 'enabled',
  'display-mode': 'browser',
  update: 'fast',
  grid: '0',
}
/** Nobody writes a longer condition. */
const CONDITION_CHARS_MAX = 2_000
/** The three ways to ask for a size: "min-width: 40em", "width >= 40em", "20em < width <= 40em". */
const SIZE = /^(?:(min|max)-)?(width|height|device-width|device-height)\s*:\s*(.+)$/
const RANGE = /^(width|height)\s*(<=|>=|<|>|=)\s*(.+)$/
const RANGE_TURNED = /^(.+?)\s*(<=|>=|<|>|=)\s*(width|height)(?:\s*(<=|>=|<|>)\s*(.+))?$/
const TURNED: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '=': '=' }

const not = (answer: Answer): Answer => (answer === null ? null : !answer)
const both = (a: Answer, b: Answer): Answer =>
  a === false || b === false ? false : a === null || b === null ? null : true
const either = (a: Answer, b: Answer): Answer =>
  a === true || b === true ? true : a === null || b === null ? null : false

/** A media query list; an empty one holds. */
export function mediaHolds(list: string): Answer {
  if (list.length > CONDITION_CHARS_MAX) return null
  const queries = splitTop(list, /^,/)
  if (queries.length === 0) return true
  return queries.map((query) => condition(query, mediaPart)).reduce(either, false as Answer)
}

/**
 * @supports is taken to hold, since browsers know most things; null where it denies something or
 * asks for a selector or a font.
 */
export function supportsHolds(text: string): Answer {
  if (text.length > CONDITION_CHARS_MAX || /\bnot\b|selector\(|font-/.test(text)) return null
  return true
}

/** Evaluates terms joined by and, or, not, with brackets. */
function condition(text: string, term: (part: string) => Answer): Answer {
  const trimmed = text.trim()
  const ors = splitTop(trimmed, /^\sor(?=[\s(])/)
  if (ors.length > 1)
    return ors.map((part) => condition(part, term)).reduce(either, false as Answer)
  const negated = /^not(?=[\s(])/.exec(trimmed)
  if (negated) return not(condition(trimmed.slice(3), term))
  const ands = splitTop(trimmed, /^\sand(?=[\s(])/)
  if (ands.length > 1) return ands.map((part) => condition(part, term)).reduce(both, true as Answer)
  return term(trimmed)
}

function mediaPart(part: string): Answer {
  const bare = part.replace(/^only\s+/, '')
  if (!bare.startsWith('(')) return Object.hasOwn(TYPES, bare) ? (TYPES[bare] ?? null) : false
  const inner = bare.replace(/^\(([\s\S]*)\)$/, '$1').trim()
  if (/^(?:\(|not\b)/.test(inner)) return condition(inner, mediaPart)
  return feature(inner)
}

function feature(text: string): Answer {
  const [, bound, name = '', value = ''] = SIZE.exec(text) ?? []
  if (name) return compare(name, bound === 'min' ? '>=' : bound === 'max' ? '<=' : '=', value)
  const range = RANGE.exec(text)
  if (range) return compare(range[1] ?? '', range[2] ?? '', range[3] ?? '')
  const turned = RANGE_TURNED.exec(text)
  if (turned) {
    const [, low = '', sign = '', side = '', other, high] = turned
    const lower = compare(side, TURNED[sign] ?? '', low)
    return other && high ? both(lower, compare(side, other, high)) : lower
  }
  const [key = '', wanted] = text.split(':').map((piece) => piece.trim())
  const actual = Object.hasOwn(FEATURES, key) ? FEATURES[key] : undefined
  if (actual === undefined) return null
  return wanted === undefined ? actual !== 'none' && actual !== '0' : actual === wanted
}

function compare(side: string, sign: string, text: string): Answer {
  const wanted = px(text, { fontPx: SCREEN.fontPx, percentOf: Number.NaN })
  if (wanted === null || Number.isNaN(wanted)) return null
  const actual = side.endsWith('width') ? SCREEN.width : SCREEN.height
  if (sign === '>=') return actual >= wanted
  if (sign === '<=') return actual <= wanted
  if (sign === '>') return actual > wanted
  return sign === '<' ? actual < wanted : actual === wanted
}

/** Splits a text at a separator outside brackets; the pattern is tried at each place. */
function splitTop(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '(') depth++
    else if (character === ')') depth--
    else if (depth === 0 && (character === ',' || character === ' ')) {
      const found = separator.exec(text.slice(at, at + 5))
      if (!found) continue
      parts.push(text.slice(from, at))
      from = at + found[0].length
    }
  }
  parts.push(text.slice(from))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
