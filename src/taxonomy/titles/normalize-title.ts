// Gives a job title its canonical form and its seniority: "Sr. SW Eng II (Remote)" → Software
// Engineer, senior.
import type { Seniority } from '../../contract/seniority.js'
import { canonicalCase } from './canonical-case.js'
import { cleanTitle } from './clean-title.js'
import { findTitle, isTitle } from './find-title.js'
import { LEARNER_TITLES, learnerTitle } from './learner-title.js'
import { readSeniority } from './read-seniority.js'
import { keyWords, titleWords, writtenOut } from './title-key.js'
import { groupOfWords } from './title-kind.js'
import { isTitleNoun } from './title-nouns.js'
import { titleNamed } from './title-vocabulary.js'

export { canonicalTitles } from './title-vocabulary.js'

export interface NormalizedTitleName {
  canonical: string
  seniority: Seniority
  /**
   * Whether the vocabulary has this title or one that it is a kind of; otherwise `canonical` is the
   * cleaned title.
   */
  known: boolean
  /** SOC major group; '' if it is unknown. */
  group: string
}

/** A longer text is never a title by itself. */
export const KNOWN_CHARS_MAX = 70

/** Whether the text is a title of the vocabulary, apart from seniority and grades. */
export const isKnownTitle = (text: string): boolean =>
  text.length <= KNOWN_CHARS_MAX && isTitle(titleWords(text))

/**
 * Drops the words that state seniority if a title is left without them: "Marketing Intern" stays
 * whole.
 */
function withoutStated(text: string, stated: readonly string[]): string {
  if (stated.length === 0) return text
  const drop = new Set(stated)
  const left = text.split(/\s+/).filter((word) => !writtenOut(word).some((one) => drop.has(one)))
  return left.flatMap(writtenOut).some(isTitleNoun) ? left.join(' ') : text
}

/** @example normalizeTitle('Sr. SW Eng II (Remote)') // Software Engineer, senior */
export function normalizeTitle(raw: string): NormalizedTitleName {
  // The unchanged title comes first: in "remote sensing", "remote" is no way of working.
  const named = raw.length <= KNOWN_CHARS_MAX ? titleNamed(raw) : undefined
  const { text, asides } = named ? { text: raw, asides: [] } : cleanTitle(raw)
  if (!/\p{Alpha}/u.test(text)) {
    return { canonical: raw.trim(), seniority: null, known: false, group: '' }
  }
  const { level, words, excused } = readSeniority(text)
  const found = named ?? findTitle(text, asides, words)
  const learner = learnerTitle(text)
  if (found && !(learner && LEARNER_TITLES.has(found.name))) {
    // The letters "GM" say nothing, so the title that they stand for is read.
    const seniority = excused ? level : (level ?? readSeniority(found.name).level)
    return { canonical: found.name, seniority, known: true, group: found.group }
  }
  const canonical = learner ?? canonicalCase(withoutStated(text, words))
  return {
    canonical,
    seniority: level,
    known: false,
    group: groupOfWords(keyWords(titleWords(text))),
  }
}
