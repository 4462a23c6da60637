// What a role wants its years of experience to be in: 5 years of retail are not "5 years of petroleum
// operations".
import { NUMBER_WORDS } from '../languages/numbers.js'
import { patternOf } from '../languages/words.js'
import { findSkills, skillNamed } from '../taxonomy/skills/skills.js'
import { foldKey } from '../text/fold.js'
import { type Known, supportsFor } from './evidence/support.js'
import { tellsTrade } from './role-lines.js'
import { type TitleTraits, titleTraits } from './title-closeness.js'
import { isSamePost, tellsTradeOf } from './title-kinship.js'
import type { Position, ScoringRole } from './types.js'

/**
 * Bounds the work: none of 126 labelled postings has more than 23 qualifications, and a sentence with
 * years names a few skills.
 */
const LINES_MAX = 60
const SKILLS_MAX = 8
/**
 * The number stands within a clause before the word "years", and the subject in the rest of the
 * sentence. Nine in ten lines of postings have under 170 characters.
 */
const BEFORE_CHARS = 60
const AFTER_CHARS = 160
/** A role states its span in months. */
const MONTHS_A_YEAR = 12
/** "Nurse / Midwife / Health Visitor": a title with more strokes is a list of offers. */
const PARTS_MAX = 4
const SLASH = /\s*\/\s*/

/** "Two years of work experience": any work will do. */
const ANY_WORK = new RegExp(patternOf('match-any-work'), 'i')
const YEARS = new RegExp(patternOf('match-years'), 'i')
/** A number before the years: "5+", "3-5", "five (5)". */
const NUMBER = /\d{1,2}|\p{Alpha}+/gu
const SENTENCE_END = /[.;](?=\s|\p{Upper})/u

const numberOf = (word: string): number => NUMBER_WORDS.get(word.toLowerCase()) ?? Number(word)

/** The words around the number of years that the role asks for; empty if the line asks for none. */
function around(line: string, years: number): string {
  const at = YEARS.exec(line)?.index ?? -1
  if (at < 0) return ''
  const before = line.slice(Math.max(0, at - BEFORE_CHARS), at)
  const isAsked = [...before.matchAll(NUMBER)].some(([word]) => numberOf(word) === years)
  if (!isAsked) return ''
  const after = line.slice(at, at + AFTER_CHARS)
  return after.slice(0, SENTENCE_END.exec(after)?.index ?? after.length)
}

export interface Subject {
  /** The skills of the trade that are named beside the years. */
  ids: readonly string[]
  /** The words that name these skills; all words there if no skill is named. */
  words: ReadonlySet<string>
  /** Work of any trade counts. */
  isAny: boolean
}

export function subjectOf({ qualifications, min_experience_months }: ScoringRole): Subject {
  if (min_experience_months <= 0) return { ids: [], words: new Set(), isAny: false }
  const years = min_experience_months / MONTHS_A_YEAR
  const texts = qualifications
    .slice(0, LINES_MAX)
    .map((line) => around(line, years))
    .filter((text) => text !== '')
  const named = texts
    .flatMap((text) => findSkills(text, { kind: 'prose' }))
    .filter(({ id, confident }) => confident && tellsTrade(id))
  const told = named.length > 0 ? named.flatMap(({ raw, canonical }) => [raw, canonical]) : texts
  return {
    ids: [...new Set(named.map(({ id }) => id))].slice(0, SKILLS_MAX),
    words: new Set(told.flatMap((text) => foldKey(text).split(' '))),
    isAny: texts.some((text) => ANY_WORK.test(text)),
  }
}

const tradeOf = ({ wordings: [written = []] }: TitleTraits): string[] =>
  written.filter(tellsTradeOf)

/**
 * Whether a title says that its years are of the subject: a safety officer's are "in environmental
 * health and safety".
 */
export function isOfSubject(held: TitleTraits, { words }: Subject): boolean {
  const trade = words.size === 0 ? [] : tradeOf(held)
  if (trade.length === 0 || !trade.every((word) => words.has(word))) return false
  // Skills of every trade are not enough: a research intern has no years of financial research.
  return trade.some((word) => tellsTrade(skillNamed(word)?.id ?? ''))
}

/** The posts of a title with strokes; empty if it has no stroke. */
const slashed = (title: string): string[] =>
  title.includes('/') ? title.split(SLASH).slice(0, PARTS_MAX) : []

/** The positions that show a skill of the subject in any way. */
const showing = ({ ids }: Subject, known: Known): Set<Position | undefined> =>
  new Set(
    ids
      .flatMap(
        (skillId) => supportsFor({ name: '', key: '', skillId, coreId: null }, known).support,
      )
      .map(({ mention }) => known.positions[mention.position]),
  )

/** The positions near the role whose years count as years of the subject. */
export function inSubject(
  close: readonly Position[],
  subject: Subject,
  wanted: TitleTraits,
  known: Known,
): readonly Position[] {
  if (close.length === 0 || subject.ids.length === 0) return close
  // "Financial Analyst / Accountant" are two posts.
  const parts = [wanted, ...slashed(wanted.title).map(titleTraits)]
  const isNamed = ({ traits }: Position): boolean =>
    isOfSubject(traits, subject) || parts.some((part) => isSamePost(part, traits))
  const named = new Set(close.filter(isNamed))
  // The titles decide for most, so nothing else is searched.
  if (named.size === close.length) return close
  const shown = showing(subject, known)
  return close.filter((position) => named.has(position) || shown.has(position))
}
