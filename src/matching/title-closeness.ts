// How near two job titles are, 0 to 1: the same post, shared words, or the same group of occupations.
import { foldKey } from '../core/fold.js'
import { normalizeTitle } from '../taxonomy/titles/normalize-title.js'
import { WEIGHTS } from './weights.js'

export interface TitleTraits {
  canonical: string
  words: ReadonlySet<string>
  group: string
}

/** Endings by which one word differs from its kin: teacher, teaching, teachers. */
const ENDING = /(?:ic(?:al|ian)s?|ings?|ers?|ors?|ists?|ants?|ments?|ions?|s)$/
const STEM_CHARS_MIN = 4
const WORD_CHARS_MIN = 2

const stem = (word: string): string => {
  const cut = word.replace(ENDING, '')
  return cut.length >= STEM_CHARS_MIN ? cut : word
}

export function titleTraits(title: string): TitleTraits {
  const { canonical, group, known } = normalizeTitle(title)
  const words = foldKey(known ? canonical : title)
    .split(' ')
    .filter((word) => word.length >= WORD_CHARS_MIN)
  return { canonical, group, words: new Set(words.map(stem)) }
}

/** Shared words by the shorter title: "Nurse" is all of what "ICU Nurse" is. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return (2 * shared) / Math.max(1, a.size + b.size)
}

export function titleCloseness(a: TitleTraits, b: TitleTraits): number {
  if (a.canonical !== '' && a.canonical === b.canonical) return 1
  const byGroup = a.group !== '' && a.group === b.group ? WEIGHTS.similarity.sameGroup : 0
  return Math.max(overlap(a.words, b.words), byGroup)
}
