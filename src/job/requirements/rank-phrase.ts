// Tells how strongly a phrase is asked for, by the heading above it and the words around it.
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { fold } from '../../text/fold.js'
import type { Strength, Unit } from '../types.js'
import { closesItem, deniedBy, rankedBefore, type Stretch } from './rank-reach.js'

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
const ONLY_RANK = new RegExp(`^(?:${AFTER.source}|${NEGATION.source})$`)
/** "no Java needed", "no degree required", "no experience of X is necessary". */
const NO_NEEDED = new RegExp(patternOf('demand-none-needed'), 'g')
/** Words that make a demand more than a wish; "write reports when required" demands nothing. */
const MUST = new RegExp(
  String.raw`(?<!\b(?:${anyOf('demand:must-not-before')})\s)\b(?:${anyOf('demand:must')})\b`,
)
/** "Driving licence, as travel is required": what is required here is the reason, and not what is wished for. */
const REASON = new RegExp(String.raw`,\s+(?:${anyOf('demand:reasons')})\s.*$`)
/** The end of a clause. "Useful, but not required" is one clause: its end ranks its beginning. */
const CLAUSE = new RegExp(patternOf('demand-clause'), 'g')
const OPENERS = eachOf('demand:openers')
  .map((word) => word.replace(/\p{Lower}/u, (letter) => letter.toUpperCase()))
  .join('|')
/** "Excel is a plus Strong writing": where a line break was lost, a capital shows the next demand. */
const NEXT_DEMAND = new RegExp(
  String.raw`(?<=[\p{Lower}\p{N})])\s+(?=(?:${OPENERS})\s\p{Lower})`,
  'gu',
)
/** "Kafka – a plus", "Nice to have Experience in lace": words that only rank the clause beside them. */
const RANKS_ONLY = new RegExp(
  String.raw`^\W*(?:(?:${anyOf('demand:rank-fillers')})\s+){0,4}(?:${AFTER.source}|${BEFORE.source})\W*$`,
)
/** "A is vital" with nothing between the name and its word; "A, B is vital" may speak of B alone. */
const NO_MARK = /^[^,;:()]*$/

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
  /** The text without its brackets. */
  outer: string
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

/**
 * The clauses; words that only rank are part of the one before them, or else of the next.
 * @param text folded, without brackets
 * @param written the same with its capitals
 */
function clausesOf(text: string, written: string): Stretch[] {
  const edges = [...places(text, CLAUSE), ...places(written, NEXT_DEMAND)]
  const out: Stretch[] = []
  let start = 0
  for (const edge of [...edges, { start: text.length, end: text.length }].sort(byPlace)) {
    if (edge.start < start) continue
    const last = out.at(-1)
    const isRank = RANKS_ONLY.test(text.slice(start, edge.start))
    if (isRank && !last && edge.start < text.length) continue
    if (isRank && last) last.end = edge.start
    else out.push({ start, end: edge.start })
    start = edge.end
  }
  return out
}

function cuesOf(unit: Unit): Cues {
  const folded = fold(unit.text)
  const text = folded.length === unit.text.length ? folded : unit.text.toLowerCase()
  const outer = blank(text)
  return {
    text,
    outer,
    brackets: places(text, BRACKET),
    clauses: clausesOf(outer, blank(unit.text)),
    after: places(text, AFTER),
    before: places(text, BEFORE),
    openings: places(text, OPENING),
    negations: places(outer, NEGATION),
    unneeded: places(text, NO_NEEDED),
  }
}

const byPlace = (a: Stretch, b: Stretch): number => a.start - b.start

const isIn = (stretch: Stretch, cue: Stretch): boolean =>
  cue.start >= stretch.start && cue.end <= stretch.end

const holds = (stretch: Stretch, { start }: Stretch): boolean =>
  start >= stretch.start && start < stretch.end

/** "English is required, German is a plus": the nearer word belongs to the phrase. */
const isNeeded = ({ text }: Cues, phrase: Stretch, cue: Stretch): boolean =>
  MUST.test(text.slice(phrase.end, cue.start))

/** "Ideally have: good French is essential": the word next to the phrase outweighs one before it. */
function isPressed({ text }: Cues, { end: clauseEnd }: Stretch, { end }: Stretch): boolean {
  const behind = text.slice(end, clauseEnd)
  const must = MUST.exec(behind)
  return must !== null && NO_MARK.test(behind.slice(0, must.index))
}

/** Whether a cue that stands behind its names reaches the phrase, and whether one before them does. */
interface Reach {
  back: (cue: Stretch) => boolean
  on: (cue: Stretch) => boolean
}

/** Whether a cue of the one kind stands behind the phrase, or one of the other kind before it. */
function isWished(cues: Cues, reach: Reach, phrase: Stretch, isRequired: boolean): boolean {
  const next = cues.after.find((cue) => cue.start >= phrase.end && reach.back(cue))
  return (
    (next !== undefined && !isNeeded(cues, phrase, next)) ||
    (!isRequired && cues.before.some((cue) => cue.end <= phrase.start && reach.on(cue)))
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
  const reach: Reach = {
    back: (cue) => isOuter(cue) && holds(rankedBefore(cues.outer, clause, cue), phrase),
    on: (cue) => isOuter(cue) && !closesItem(cues.outer, clause, cue),
  }
  const isWish =
    isWished(cues, reach, phrase, isPressed(cues, clause, phrase)) ||
    isRankedByBracket(cues, clause, phrase)
  const isNegated =
    cues.negations.some(
      (cue) => isIn(clause, cue) && holds(deniedBy(cues.outer, clause, cue), phrase),
    ) || cues.unneeded.some((cue) => phrase.start > cue.start && phrase.start < cue.end)
  if (isNegated) {
    const ranks = [...cues.after, ...cues.before].some((cue) => isIn(clause, cue))
    return ranks ? 'nice' : 'negated'
  }
  const inBracket = (cue: Stretch) => bracket !== undefined && isIn(bracket, cue)
  const isNice = isWish || isWished(cues, { back: inBracket, on: inBracket }, phrase, false)
  if (isNice) return 'nice'
  const isMust = MUST.test(cues.text.slice(clause.start, clause.end).replace(REASON, ''))
  return !isMust && (unit.heading === 'nice' || isListed(cues, phrase)) ? 'nice' : 'must'
}

/** Makes the function that ranks the phrases of a unit by their places. */
export function ranker(unit: Unit): (start: number, end: number) => Rank {
  const cues = cuesOf(unit)
  return (start, end) => rank(unit, cues, { start, end })
}
