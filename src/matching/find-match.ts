// The whole of a match: the redacted view and a role in, every verdict and the score out.
import type { ScoringInput } from '../contract/scoring-input.js'
import { tellsNoTrade } from './any-trade.js'
import { readTexts } from './evidence/find-phrase.js'
import { indexMentions } from './evidence/mention-index.js'
import { readMentions } from './evidence/read-mentions.js'
import type { Known } from './evidence/support.js'
import { WorkText } from './evidence/work-text.js'
import { judgeDegree } from './judge-degree.js'
import {
  isOtherTrade,
  isOverQualified,
  judgeExperience,
  judgeLevel,
  newestPosition,
} from './judge-level.js'
import { judgeOccupation } from './judge-occupation.js'
import { judgeSkill } from './judge-skill.js'
import { readPositions } from './read-positions.js'
import { readWishes } from './read-wishes.js'
import { coverageOf, scoreOf } from './score.js'
import { similarityOf } from './similarity.js'
import { type TitleTraits, titleTraits } from './title-closeness.js'
import { isCloseTo, kinship, sharesTrade } from './title-kinship.js'
import type { Findings, Position, Score, ScoringRole, Verdict, Wanted, Wish } from './types.js'
import { WEIGHTS } from './weights.js'
import { inSubject, isOfSubject, subjectOf } from './years-subject.js'

export interface Match extends Score {
  findings: Findings
  /** The positions that tell the candidate's level; null if they are of another trade than the role. */
  leveled: readonly Position[] | null
}

function judge(wish: Wish, known: Known, input: ScoringInput, post: string): Verdict {
  const { occupations, degree, anyOf } = wish
  if (occupations.length === 0 && degree === null) return judgeSkill(wish, known)
  const byPaper = degree === null ? [] : [judgeDegree(wish, degree, input, post)]
  const byPost = occupations.map((one) => judgeOccupation(wish, one, known.positions))
  // "Bachelor's degree" must not be searched for as a phrase: a school's name could match it.
  const isName = ({ skillId }: Wanted) => skillId !== null || (degree === null && anyOf.length > 1)
  const others = anyOf.filter(isName)
  const byName = others.length > 0 ? [judgeSkill({ ...wish, anyOf: others }, known)] : []
  const verdicts = [...byPaper, ...byPost, ...byName]
  const best = verdicts.reduce((most, one) => (one.strength > most.strength ? one : most))
  return { ...best, wish }
}

/**
 * Employers check a record or references only after an offer. No résumé mentions such a check, so
 * its absence says nothing.
 */
const isTold = ({ wish, status }: Verdict): boolean => status !== 'missed' || !wish.isLaterCheck

/**
 * How many of the role's requirements each position showed. Skills of every trade do not count.
 */
function shownIn(verdicts: readonly Verdict[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { wish, shownAt } of verdicts) {
    if (wish.anyOf.every(({ skillId }) => tellsNoTrade(skillId))) continue
    for (const position of shownAt) counts.set(position, (counts.get(position) ?? 0) + 1)
  }
  return counts
}

/**
 * A posting may ask for years in a skill and state the same number of years overall. Then these are
 * the same years, and what shows the one shows the other.
 */
function yearsShownAt(verdicts: readonly Verdict[], months: number): Set<number> {
  const met = verdicts.filter(
    ({ wish, status }) => months > 0 && status === 'met' && wish.minMonths >= months,
  )
  return new Set(met.flatMap(({ shownAt }) => shownAt))
}

/**
 * Work is relevant if its occupation is like the role's, if it showed several of the requirements,
 * or if it showed one within the trade.
 */
function isRelevant(
  wanted: TitleTraits,
  held: TitleTraits,
  shown: number,
  isLike: (wanted: TitleTraits, held: TitleTraits) => boolean,
): boolean {
  if (shown >= WEIGHTS.relevance.shownMin || isLike(wanted, held)) return true
  return shown > 0 && (wanted.stems.size === 0 || sharesTrade(wanted, held))
}

/** The newest position if its title states a level; if years told the level, all work like it. */
function positionsOfLevel(newest: Position | undefined, all: readonly Position[]): Position[] {
  if (newest === undefined) return []
  if (newest.traits.seniority !== null) return [newest]
  return all.filter((one) => one === newest || isCloseTo(newest.traits, one.traits))
}

export function findMatch(input: ScoringInput, role: ScoringRole, asOf: string): Match {
  const positions = readPositions(input, asOf)
  const { mentions, denied } = readMentions(input)
  const texts = readTexts(input)
  const index = indexMentions(mentions)
  const known: Known = { index, positions, texts, work: new WorkText(input), denied }
  const wishes = readWishes(role)
  const post = role.title || role.title_normalized
  const verdicts = wishes.map((wish) => judge(wish, known, input, post)).filter(isTold)
  const wanted = titleTraits(post)
  const similarity = similarityOf(role, wanted, wishes, mentions, positions)
  const shown = shownIn(verdicts)
  const subject = subjectOf(role)
  // A role that names neither a post nor a skill asks for any work.
  const isOpen = subject.isAny || (wanted.stems.size === 0 && wishes.length === 0)
  const relevant = (isLike: typeof isCloseTo) =>
    positions.filter(
      ({ traits }, at) => isOpen || isRelevant(wanted, traits, shown.get(at) ?? 0, isLike),
    )
  const near = relevant(
    (asked, held) => kinship(asked, held) !== 'none' || isOfSubject(held, subject),
  )
  const like = relevant((asked, held) => isCloseTo(asked, held) || isOfSubject(held, subject))
  const asked = yearsShownAt(verdicts, role.min_experience_months)
  const own = new Set(inSubject(like, subject, wanted, known))
  const close = positions.filter((position, at) => own.has(position) || asked.has(at))
  const level = judgeLevel(role.seniority ?? wanted.seniority, input)
  const newest = newestPosition(input, positions)
  const experience = judgeExperience(input, role, positions, near, close, isOpen)
  const isShort = experience.counted < WEIGHTS.experience.shortBelow * experience.asked
  const coverage = coverageOf(verdicts, 'must_have')
  const underQualified = isShort || level.gap <= -WEIGHTS.underLevelCeiling.steps
  const findings: Findings = {
    verdicts,
    level,
    experience,
    similarity,
    // Whoever lacks the years that are asked for is not over-qualified, whatever the last post was called.
    overQualified:
      !underQualified && isOverQualified(level, wanted, newest, { similarity, coverage }),
    underQualified,
  }
  const isOther = newest !== undefined && isOtherTrade(wanted, newest.traits)
  const leveled = isOther ? null : positionsOfLevel(newest, positions)
  return { ...scoreOf(findings), findings, leveled }
}
