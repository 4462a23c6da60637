// How near two job titles are, from 0 to 1: the same post, shared words, or the same group of occupations.

import type { Seniority } from '../contract/seniority.js'
import { patternOf } from '../languages/words.js'
import { normalizeTitle } from '../taxonomy/titles/normalize-title.js'
import { foldKey } from '../text/fold.js'
import { WEIGHTS } from './weights.js'
import { fieldsOfTitle } from './work-profile.js'

export interface TitleTraits {
  /** As written. */
  title: string
  canonical: string
  /** Whether the vocabulary has the title. */
  isKnown: boolean
  seniority: Seniority
  group: string
  /** Stems of the words of the canonical title, for comparison. */
  stems: ReadonlySet<string>
  /** Words as written, then those of the canonical title: "RN" is a registered nurse. */
  wordings: readonly (readonly string[])[]
  /** The fields of work that these words tell. */
  fields: ReadonlySet<string>
}

/** Endings that related words differ by: teacher, teaching, teachers. */
const ENDING = new RegExp(patternOf('match-title-ending'))
/** Unrelated words share shorter stems by chance: "car" of carer and of carpenter. */
const STEM_CHARS_MIN = 4
/** Words of science and medicine keep a longer stem: a physician is not related to physical therapy. */
const SCHOLAR = new RegExp(patternOf('match-scholar-ending'))
/** One more letter than "phys" has. */
const SCHOLAR_STEM_CHARS_MIN = 5
/** Single letters are initials and marks. */
const WORD_CHARS_MIN = 2

const stem = (word: string): string => {
  const cut = word.replace(ENDING, '')
  const least = SCHOLAR.test(word) ? SCHOLAR_STEM_CHARS_MIN : STEM_CHARS_MIN
  return cut.length >= least ? cut : word
}

const wordsOf = (text: string): string[] =>
  foldKey(text)
    .split(' ')
    .filter((word) => word.length >= WORD_CHARS_MIN)

export function titleTraits(title: string): TitleTraits {
  const { canonical, seniority, group, known } = normalizeTitle(title)
  const written = wordsOf(title)
  const named = known ? wordsOf(canonical) : written
  const wordings = known ? [written, named] : [written]
  return {
    title,
    canonical,
    isKnown: known,
    seniority,
    group,
    stems: new Set(named.map(stem)),
    wordings,
    fields: fieldsOfTitle(wordings),
  }
}

/** The words of a title and of its canonical form, folded. */
export const titleKey = ({ title, canonical }: TitleTraits): string =>
  foldKey(title === canonical ? title : `${title} ${canonical}`)

/** Shared words as a share of the mean length: "Nurse" and "ICU Nurse" share two thirds. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return (2 * shared) / Math.max(1, a.size + b.size)
}

export function titleCloseness(a: TitleTraits, b: TitleTraits): number {
  if (a.canonical !== '' && a.canonical === b.canonical) return 1
  const byGroup = a.group !== '' && a.group === b.group ? WEIGHTS.similarity.sameGroup : 0
  return Math.max(overlap(a.stems, b.stems), byGroup)
}
