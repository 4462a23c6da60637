// The features by which the labeller sees a unit: its words, its looks, the heading above, and its
// neighbours.
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { stepOf } from '../../sequence/step-of.js'
import { fold } from '../../text/fold.js'
import type { Unit } from '../types.js'

const groups = languageFileJson('en', 'unit-groups.json') as Record<string, string[]>
const GROUPS = new Map<string, string[]>()
for (const [group, list] of Object.entries(groups)) {
  for (const word of list) GROUPS.set(word, [...(GROUPS.get(word) ?? []), group])
}

/** The first words show what a unit is. */
const WORDS_MAX = 40
/** A span of time: "3+ years", "two to four yrs". */
const YEARS = new RegExp(patternOf('unit-years'), 'i')
/** "£25", "30k", "12 per hour": pay. */
const MONEY = new RegExp(patternOf('unit-money'), 'i')
/** "You will" and "you'll" announce duties. */
const YOU_WILL = new RegExp(patternOf('unit-you-will'), 'i')
/** What people are or have ("you have", "you will be able"), as opposed to what they will do. */
const YOU_HAVE = new RegExp(patternOf('unit-you-have'), 'i')
/** Words of looking for somebody. */
const WE_SEEK = new RegExp(String.raw`\b(?:${anyOf('unit:we-seek')})\b`, 'i')
/** Words for the person in the post, where it is not "you". */
const POST_HOLDER = new RegExp(String.raw`\b(?:${anyOf('unit:post-holder')})s?\b`, 'i')

/**
 * The model sees the length, the distance from the heading and the place in the text only as steps
 * between these bounds.
 */
const LENGTH_EDGES = [3, 6, 10, 16, 26, 40] as const
const DISTANCE_EDGES = [1, 2, 3, 6, 11, 20] as const
const PLACE_EDGES = [0.1, 0.25, 0.5, 0.75, 0.9] as const

interface Seen {
  own: string[]
  short: string[]
}

const PATTERNS: [string, RegExp][] = [
  ['years', YEARS],
  ['money', MONEY],
  ['you-will', YOU_WILL],
  ['you-have', YOU_HAVE],
  ['seek', WE_SEEK],
  ['holder', POST_HOLDER],
  ['we', new RegExp(String.raw`\b(?:${anyOf('unit:we')})\b`, 'i')],
  ['link', /https?:|www\.|@/],
  ['question', /\?$/],
  ['label', /^[^:]{2,40}:\s/],
]

function opening(words: string[]): string[] {
  const [first = '', second = ''] = words
  const out = [`first:${first}`, `first2:${first} ${second}`]
  if (/ing$/.test(first)) out.push('opens:ing')
  if (first === 'to') out.push('opens:to')
  for (const group of GROUPS.get(first) ?? []) out.push(`opens:${group}`)
  return out
}

/** Enough to see what a unit is; bounds the cost of a paragraph that was run together. */
const CHARS_SEEN = 600

function see(unit: Unit, place: number): Seen {
  const words = fold(unit.text.slice(0, CHARS_SEEN)).match(/[\p{Alpha}\p{N}'+#]+/gu) ?? []
  const flags = PATTERNS.filter(([, pattern]) => pattern.test(unit.text)).map(([name]) => name)
  const counts = new Map<string, number>()
  for (const word of words) {
    for (const group of GROUPS.get(word) ?? []) counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  const grouped = [...counts].flatMap(([group, count]) =>
    count > 1 ? [`g:${group}`, `g2:${group}`] : [`g:${group}`],
  )
  const size = `size:${stepOf(words.length, LENGTH_EDGES)}`
  const kind = unit.heading === '' ? 'none' : unit.heading
  const under = `under:${kind}`
  const opens = opening(words)
  const own = [
    ...opens,
    ...flags,
    ...grouped,
    size,
    under,
    `item:${unit.isItem}`,
    `${under}&item:${unit.isItem}`,
    `${under}&since:${stepOf(unit.distance, DISTANCE_EDGES)}`,
    `place:${stepOf(place, PLACE_EDGES)}`,
    ...unit.headingWords.map((word) => `hw:${word}`),
    ...[...grouped, ...flags, ...opens.slice(2)].map((feature) => `${under}&${feature}`),
    ...new Set(words.slice(0, WORDS_MAX).map((word) => `w:${word}`)),
  ]
  const short = [size, ...flags, ...grouped, ...opens.slice(2), `item:${unit.isItem}`, under]
  return { own, short }
}

/** The features of every unit except headings, in order. */
export function unitFeatures(units: readonly Unit[]): string[][] {
  const body = units.filter((unit) => !unit.isHeading)
  const seen = body.map((unit, index) => see(unit, index / body.length))
  return seen.map(({ own }, index) => {
    const out = [...own, 'bias']
    for (const offset of [-1, 1]) {
      const near = seen[index + offset]
      const other = body[index + offset]
      for (const feature of near?.short ?? ['edge']) out.push(`${offset}/${feature}`)
      if (other && other.distance === 1 && offset === 1) out.push('+1/new-heading')
    }
    return out
  })
}

/**
 * A look for every unit except headings: the items under one heading have one, and so have the sentences there. The
 * network sees each beside the mean of its like, for a list is seldom half duties and half demands.
 */
export function unitLooks(units: readonly Unit[]): string[] {
  let headings = 0
  return units.flatMap((unit) => {
    if (unit.isHeading) headings++
    return unit.isHeading ? [] : [`${headings} ${unit.isItem}`]
  })
}
