// Reads loosely typed JSON: every field may be a string, a list, or an object with a name.
import { Parser } from 'htmlparser2'
import { cleanText, squeeze } from '../clean-text.js'
import { hasOwnLines, looksLikeEscapedHtml, looksLikeHtml } from '../html/looks-like-html.js'
import { readVisibleText } from '../html/visible-text.js'
import { readPlainLines } from '../plain/read-plain.js'
import type { MarkedLine } from '../types.js'

export type JsonObject = Record<string, unknown>

/** Bounds one line of text, and the source read for it: markup is longer than what it shows. */
const TEXT_CHARS_MAX = 500
const MARKUP_FACTOR = 10
/** How many kinds of employment one posting may name. */
export const EMPLOYMENT_TYPES_MAX = 10
/** A text with a tag near its beginning is HTML. */
const TAG = /<\w+[^<>]{0,200}>/
/** A tag further down is content that speaks of HTML. */
const TAG_WITHIN_CHARS = 20_000
const NAME_KEYS = ['name', 'value', 'text', 'label', '@value', 'description']

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? value : [value]
}

/** The string of a value: itself, a number, or an object's name. */
export function rawText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return rawText(value[0])
  if (!isObject(value)) return ''
  for (const key of NAME_KEYS) if (typeof value[key] === 'string') return value[key]
  return ''
}

/** One line of visible text. */
export function asText(value: unknown): string {
  const text = cleanText(withoutMarkup(rawText(value).slice(0, TEXT_CHARS_MAX * MARKUP_FACTOR)))
  return squeeze(text).slice(0, TEXT_CHARS_MAX)
}

/** Decodes entities and takes out tags; a "<5" stays. */
function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  let kept = ''
  const parser = new Parser({ ontext: (data) => (kept += data) })
  parser.write(text)
  parser.end()
  return kept
}

/** The visible lines of a description in HTML, in HTML escaped once more, or in plain text. */
export function asLines(value: unknown): MarkedLine[] {
  return asList(value).flatMap((item) => fragmentLines(rawText(item)))
}

function fragmentLines(text: string): MarkedLine[] {
  const unescaped = looksLikeEscapedHtml(text) ? withoutMarkup(text) : text
  if (looksLikeHtml(unescaped) || TAG.test(unescaped.slice(0, TAG_WITHIN_CHARS))) {
    return readVisibleText(unescaped, hasOwnLines(unescaped)).lines
  }
  return readPlainLines(cleanText(withoutMarkup(unescaped))).lines
}

/** The value at a dotted path. */
export function at(object: unknown, path: string): unknown {
  let value = object
  for (const key of path.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
  }
  return value
}

export function firstAt(object: unknown, paths: readonly string[]): unknown {
  for (const path of paths) {
    const value = at(object, path)
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}

/** A line that a field of the posting gives as a heading, level 1 being the largest. */
export const headingLine = (text: string, heading: number): MarkedLine => ({
  text,
  heading,
  listItem: false,
  indent: 0,
  bold: true,
  gapBefore: true,
  links: [],
})
