// Takes a title out of the words around it.
import { anyOf, patternOf } from '../../languages/words.js'
import { dataLines } from '../../tables/data-file.js'

/** Longer than any title; bounds the work. */
const TITLE_CHARS_MAX = 200
/** A bracket with what it holds; brackets do not nest in titles. */
const BRACKETS = /[([]([^()[\]]{0,200})[)\]]/g
/** "(m/w/d)", "m/f/x": the sexes that an advertisement addresses. */
const GENDER_MARK = new RegExp(
  String.raw`\b(?:[mwfhd]\/[mwfhdx](?:\/[dx])?|${anyOf('title:all-genders')})(?![\w/])`,
  'gi',
)
/** The employer behind "at" or the advertiser's number, with everything after it. */
const TAIL = new RegExp(patternOf('title-tail'), 'u')
/** A text without any of these is a title and nothing else. */
const MARKED = new RegExp(String.raw`[()[\]/@#]|\b(?:${anyOf('title:signs')})\b`)
/** Marks at either end that separated a title from what was cut off. */
const EDGES = /^[\s,;:|/&–—•*-]+|[\s,;:|/&–—•*-]+$/g
const NOISE = new Set(
  dataLines('./data/noise-words.txt', import.meta.url).flatMap((line) => line.split(' ')),
)
/** Tells quickly that there is no noise; nearly every title has none. */
const MAY_BE_NOISY = new RegExp(`${[...NOISE].join('|')}|time`)
/** "time" is noise only behind "part" and "full". */
const TIME = new RegExp(patternOf('title-part-or-full'), 'giu')

export interface CleanTitle {
  text: string
  /** The texts in brackets: often the same title again, shorter or longer. */
  asides: string[]
}

const trimmed = (text: string): string => text.replace(/\s+/g, ' ').replace(EDGES, '')

function withoutNoise(text: string): string {
  if (!MAY_BE_NOISY.test(text.toLowerCase().replace(/[^a-z\s-]+/g, ''))) return text
  const left = text
    .replace(TIME, ' ')
    .split(/\s+/)
    .filter((word) => !NOISE.has(word.toLowerCase().replace(/[^a-z-]+/g, '')))
    .join(' ')
  return /\p{Alpha}/u.test(left) ? left : text
}

export function cleanTitle(raw: string): CleanTitle {
  const bounded = raw.slice(0, TITLE_CHARS_MAX)
  const asides: string[] = []
  if (!MARKED.test(bounded)) return { text: trimmed(withoutNoise(trimmed(bounded))), asides }
  const plain = bounded
    .replace(BRACKETS, (_, inside: string) => {
      asides.push(trimmed(inside))
      return ' '
    })
    .replace(GENDER_MARK, ' ')
  const text = trimmed(withoutNoise(trimmed(plain).replace(TAIL, '')))
  return { text, asides: asides.filter((aside) => /\p{Alpha}{2}/u.test(aside)) }
}
