// The features of a tagger of whole lines: a line's shape and words, and what redaction found
// around it.
import type { Line } from '#engine/layout/types.js'
import type { LinePart } from '#engine/person/types.js'
import { degreeLikelihood } from '#engine/taxonomy/degrees/degree-likelihood.js'
import { companyCueWords } from '#engine/taxonomy/employers/employer-table.js'
import { nameLikelihood } from '#engine/taxonomy/names/name-likelihood.js'
import { isPlaceLike } from '#engine/taxonomy/places/is-place-like.js'
import { titleLikelihood } from '#engine/taxonomy/titles/title-likelihood.js'
import { fold } from '../measure/alike.js'

export interface TaggedLine {
  line: Line
  part: LinePart | undefined
  /** The redacted text. */
  redacted: string
}

const PLACEHOLDER = /\[[A-Z_]{2,}\]/g
const WORDS_MAX = 6
const NEAR = [-2, -1, 1, 2]

export const isUntouched = ({ redacted }: TaggedLine): boolean => !/\[[A-Z_]{2,}\]/.test(redacted)

/** How many lines from either end hold the name and contacts, the head, and a declaration. */
const PLACES = { first: 3, top: 15, end: 5 } as const

function placeOf(at: number, count: number): string {
  if (at < PLACES.first) return 'first'
  if (at < PLACES.top) return 'top'
  return at >= count - PLACES.end ? 'end' : ''
}

const level = (share: number): string =>
  ['none', 'low', 'middle', 'high'][[0.25, 0.5, 0.8].filter((least) => share >= least).length] ?? ''

const shapeOf = (text: string): string =>
  text
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\d+/g, '9')
    .slice(0, 14)

function near({ part, redacted }: TaggedLine, at: number): string[] {
  const kinds = new Set(redacted.match(PLACEHOLDER) ?? [])
  const isWhole = /^\W*\[[A-Z_]+\]\W*$/.test(redacted)
  return [
    `${at} part ${part}`,
    ...[...kinds].flatMap((kind) => [`${at} ${kind}`, isWhole ? `${at} whole ${kind}` : '']),
  ]
}

export function lineFeatures(lines: readonly TaggedLine[], at: number): string[] {
  const own = lines[at]
  if (!own) return []
  const { line, part } = own
  const { text } = line
  const words = fold(text).split(' ')
  const signs: [string, boolean][] = [
    ['code', /\d{5,6}\W*$/.test(text)],
    ['opens with a number', /^\W*\d/.test(text)],
    ['ends open', /,\s*$/.test(text)],
    ['digit', /\d/.test(text)],
    ['colon', text.includes(':')],
    ['year', /\b(?:19|20)\d\d\b/.test(text)],
    ['company', words.some((word) => companyCueWords.has(word))],
    ['capitals', line.caps],
    ['bold', line.bold],
    ['bullet', line.bullet],
    ['large', line.size > 1.3],
  ]
  return [
    'any',
    `part ${part}`,
    `shape ${shapeOf(text)}`,
    `length ${Math.min(8, text.length >> 3)}`,
    `words ${Math.min(WORDS_MAX, words.length)}`,
    `name ${level(nameLikelihood(text))}`,
    `title ${level(titleLikelihood(text))}`,
    `place ${level(isPlaceLike(text))}`,
    `degree ${level(degreeLikelihood(text))}`,
    `place in text ${placeOf(at, lines.length)}`,
    ...signs.filter(([, isSo]) => isSo).map(([sign]) => sign),
    ...NEAR.flatMap((step) => {
      const other = lines[at + step]
      return other ? near(other, step) : [`${step} none`]
    }),
    ...words.slice(0, WORDS_MAX).filter((word) => word.length > 2 && !/\d/.test(word)),
  ].filter((feature) => feature !== '')
}
