// The whole of a match: the redacted view and a role in, every verdict and the score out.
import type { ScoringInput } from '../contract/scoring-input.js'
import { readTexts } from './find-phrase.js'
import { judgeDegree } from './judge-degree.js'
import { isOverLevel, judgeExperience, judgeLevel } from './judge-level.js'
import { indexKey, indexMentions, isHeldKind, judgeSkill, type Known } from './judge-skill.js'
import { readMentions } from './read-mentions.js'
import { readPositions } from './read-positions.js'
import { readWishes } from './read-wishes.js'
import { scoreOf } from './score.js'
import { closenessOf } from './similarity.js'
import { titleTraits } from './title-closeness.js'
import type { Findings, Score, ScoringRole, Verdict, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

export interface Match extends Score {
  findings: Findings
  /** The title that the level and the experience were read from, '' without any. */
  newestTitle: string
}

const judge = (wish: Wish, known: Known, input: ScoringInput): Verdict => {
  if (wish.degree === null) return judgeSkill(wish, known)
  const byDegree = judgeDegree(wish, wish.degree, input)
  const byName = wish.anyOf.length > 0 ? judgeSkill(wish, known) : byDegree
  return byName.strength > byDegree.strength ? byName : byDegree
}

/** Positions in which some requirement was shown. Speaking German makes no nurse of a cook. */
function shownIn(verdicts: readonly Verdict[], known: Known): Set<number> {
  const shown = new Set<number>()
  for (const { wish } of verdicts) {
    for (const { skillId, key } of wish.anyOf) {
      if (isHeldKind(skillId)) continue
      for (const { place, position } of known.index.get(indexKey(skillId, key)) ?? []) {
        if (place === 'work') shown.add(position)
      }
    }
  }
  return shown
}

export function findMatch(input: ScoringInput, role: ScoringRole, asOf: string): Match {
  const positions = readPositions(input, asOf)
  const mentions = readMentions(input)
  const index = indexMentions(mentions)
  const known: Known = { mentions, index, positions, texts: readTexts(input) }
  const wishes = readWishes(role)
  const verdicts = wishes.map((wish) => judge(wish, known, input))
  const wanted = titleTraits(role.title || role.title_normalized)
  const { similarity, titles } = closenessOf(role, wanted, wishes, mentions, positions)
  const shown = shownIn(verdicts, known)
  const isRelevant = (index: number): boolean =>
    shown.has(index) || (titles[index] ?? 0) >= WEIGHTS.relevance.titleMin
  const level = judgeLevel(role.seniority ?? wanted.seniority, input)
  const experience = judgeExperience(input, role, positions, isRelevant)
  const isShort = experience.counted < WEIGHTS.experience.shortBelow * experience.asked
  const findings: Findings = {
    verdicts,
    level,
    experience,
    similarity,
    overQualified: isOverLevel(level),
    underQualified: isShort || level.gap <= -WEIGHTS.underLevelCeiling.steps,
  }
  return { ...scoreOf(findings), findings, newestTitle: positions[0]?.title ?? '' }
}
