// Tells how strongly a phrase is asked for, by the heading above it and the words around it.
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { fold } from '../../text/fold.js'
import type { Strength, Unit } from '../types.js'

interface Ranks {
  after: string[]
  before: string[]
  negations: string[]
}

const ranks = languageFileJson('en', 'wish-cues.json') as Ranks
/** For folded text, where \b is enough and far cheaper than Unicode's classes. */
const pattern = (phrases: string[]): RegExp =>
  new RegExp(`\\b(?:${phrases.map((phrase) => phrase.replace(/ /g, '[\\s-]+')).join('|')})\\b`, 'g')
const AFTER = pattern(ranks.after)
const BEFORE = pattern(ranks.before)
const NEGATION = pattern(ranks.negations)
/**
 * "Domain knowledge is advantageous – A, B and C", "SQL is a plus. This includes A and B": the
 * whole list is a wish.
 */
const OPENING = new RegExp(
  `(?:${AFTER.source})(?:\\s*[:–—]|\\s-\\s|${patternOf('demand-opens-a-list')})`,
  'g',
)
const SENTENCE_OVER = /[.;](?=\s)/
/** A bracket that holds only words of rank. */
const ONLY_RANK = new RegExp(`^(?:${AFTER.source})$`)
/** "no Java needed", "no degree required", "no experience of X is necessary". */
const NO_NEEDED = new RegExp(patternOf('demand-none-needed'), 'g')
/** Words that make a demand more than a wish. */
const MUST = new RegExp(String.raw`\b(?:${anyOf('demand:must')})\b`)
/** The end of a clause. "Useful, but not required" is one clause: its end ranks its beginning. */
const CLAUSE = new RegExp(patternOf('demand-clause'), 'g')

interface Stretch {
  start: number
  end: number
}

/** Brackets are blanked, so that marks inside them end no clause. */
const BRACKET = /\([^)]*\)/g

const blank = (text: string): string => text.replace(BRACKET, (inner) => ' '.repeat(inner.length))

const places = (text: string, regex: RegExp): Stretch[] =>
  Array.from(text.matchAll(regex), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))

export type Rank = Strength | 'negated'

/** The words that rank the phrases of one unit, searched for once. */
interface Cues {
  text: string
  brackets: Stretch[]
  /** The clauses; a mark inside brackets ends none. */
  clauses: Stretch[]
  after: Stretch[]
  before: Stretch[]
  /** Ranking words before a list. */
  openings: Stretch[]
  negations: Stretch[]
  unneeded: Stretch[]
}

function clausesOf(text: string): Stretch[] {
  const out: Stretch[] = []
  let start = 0
  for (const edge of places(text, CLAUSE)) {
    out.push({ start, end: edge.start })
    start = edge.end
  }
  return [...out, { start, end: text.length }]
}

function cuesOf(unit: Unit): Cues {
  const folded = fold(unit.text)
  const text = folded.length === unit.text.length ? folded : unit.text.toLowerCase()
  const outer = blank(text)
  return {
    text,
    brackets: places(text, BRACKET),
    clauses: clausesOf(outer),
    after: places(text, AFTER),
    before: places(text, BEFORE),
    openings: places(text, OPENING),
    negations: places(outer, NEGATION),
    unneeded: places(text, NO_NEEDED),
  }
}

const isIn = (stretch: Stretch, cue: Stretch): boolean =>
  cue.start >= stretch.start && cue.end <= stretch.end

/** "English is required, German is a plus": the nearer word belongs to the phrase. */
const isNeeded = ({ text }: Cues, phrase: Stretch, cue: Stretch): boolean =>
  MUST.test(text.slice(phrase.end, cue.start))

/**
 * Whether a cue of the one kind stands behind the phrase, or one of the other kind before it,
 * inside the stretch.
 */
function isWished(cues: Cues, inside: (cue: Stretch) => boolean, phrase: Stretch): boolean {
  const next = cues.after.find((cue) => inside(cue) && cue.start >= phrase.end)
  return (
    (next !== undefined && !isNeeded(cues, phrase, next)) ||
    cues.before.some((cue) => inside(cue) && cue.end <= phrase.start)
  )
}

/**
 * "DBT proficiency (preferred)": a bracket that holds only a rank belongs to the words before it.
 */
function isRankedByBracket({ text, brackets }: Cues, clause: Stretch, { end }: Stretch): boolean {
  return brackets.some((bracket) => {
    const inner = text.slice(bracket.start + 1, bracket.end - 1).trim()
    const isNext = isIn(clause, bracket) && bracket.start >= end
    return isNext && !/[,;]/.test(text.slice(end, bracket.start)) && ONLY_RANK.test(inner)
  })
}

const isListed = ({ text, openings }: Cues, { start }: Stretch): boolean =>
  openings.some(({ end }) => end <= start && !SENTENCE_OVER.test(text.slice(end, start)))

function rank(unit: Unit, cues: Cues, phrase: Stretch): Rank {
  const clause = cues.clauses.find((each) => phrase.start < each.end) ?? { start: 0, end: Infinity }
  const bracket = cues.brackets.find((each) => isIn(each, phrase))
  const isOuter = (cue: Stretch) => isIn(clause, cue) && !cues.brackets.some((b) => isIn(b, cue))
  const isNegated =
    cues.negations.some((cue) => isIn(clause, cue)) ||
    cues.unneeded.some((cue) => phrase.start > cue.start && phrase.start < cue.end)
  if (isNegated) return cues.after.length + cues.before.length > 0 ? 'nice' : 'negated'
  const isNice =
    isWished(cues, isOuter, phrase) ||
    (bracket !== undefined && isWished(cues, (cue) => isIn(bracket, cue), phrase)) ||
    isRankedByBracket(cues, clause, phrase)
  if (isNice) return 'nice'
  const isMust = MUST.test(cues.text.slice(clause.start, clause.end))
  return !isMust && (unit.heading === 'nice' || isListed(cues, phrase)) ? 'nice' : 'must'
}

/** Makes the function that ranks the phrases of a unit by their places. */
export function ranker(unit: Unit): (start: number, end: number) => Rank {
  const cues = cuesOf(unit)
  return (start, end) => rank(unit, cues, { start, end })
}
