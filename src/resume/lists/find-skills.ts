// The skills of a résumé: the items of its lists and the tools named elsewhere that a learned judge
// accepts.
import type { Skill as WireSkill } from '../../contract/skill.js'
import { isForeignDocument } from '../../languages/heard-languages.js'
import type { Line } from '../../layout/types.js'
import type { Span } from '../types.js'
import { chooseSkills } from './choose-skills.js'
import { plainItems } from './plain-lists.js'
import { type SkillCandidate, skillCandidates } from './skill-candidates.js'
import { ownJudge, type SkillJudge, THRESHOLD } from './skill-judge.js'
import type { Passage } from './skill-passages.js'

export interface FoundSkill extends WireSkill {
  span: Span
  confidence: number
}

/**
 * Where a value stands among its passage's lines; where no line holds it whole, the first line
 * stands in.
 */
export function spanIn(lines: Line[], raw: string): Span {
  const line = lines.find(({ text }) => text.includes(raw)) ?? lines[0]
  const start = Math.max(0, line?.text.indexOf(raw) ?? 0)
  const end = Math.min(start + raw.length, line?.text.length ?? 0)
  return { line: line?.index ?? 0, start, end }
}

/** A longer item is a phrase, and no skill's name. */
const ITEM_WORDS_MAX = 6
/**
 * A share of the judge's threshold: on 46 real résumés a lower share lets in more wrong items than
 * right ones.
 */
const NEAR = 0.6
/** Another, for a résumé whose skills are nothing but a few plain names. */
const LISTED = 0.4
/** A year, an address, a long number, the end of a sentence or a label: no skill is called so. */
const NO_ITEM = /\b(?:19|20)\d\d\b|@|https?:|\d{5,}|[.!?]\s|:/

/**
 * The judge has learned from English lists. In other languages a short item of a skills section
 * counts as a skill at a lower chance.
 */
const isPlainItem = ({ form, raw, key, kind, passage }: SkillCandidate): boolean =>
  form === 'item' &&
  kind !== 'language' &&
  passage.section === 'skills' &&
  key.split(' ').length <= ITEM_WORDS_MAX &&
  /\p{Alpha}{2}/u.test(raw) &&
  !NO_ITEM.test(raw)

export function findResumeSkills(passages: Passage[], judge: SkillJudge = ownJudge): FoundSkill[] {
  const candidates = skillCandidates(passages)
  const chances = judge(candidates)
  const isForeign = isForeignDocument()
  const isListed = plainItems(passages)
  const judged = candidates.map((candidate, at) => {
    const chance = chances[at] ?? 0
    const isNear = chance >= THRESHOLD * NEAR
    const isPlain = isForeign && isNear && isPlainItem(candidate)
    const isSkill = isPlain || (chance >= THRESHOLD * LISTED && isListed(candidate))
    return { candidate, chance: isSkill ? Math.max(chance, THRESHOLD) : chance }
  })
  return chooseSkills(judged, THRESHOLD).map(({ candidate, chance }) => ({
    raw: candidate.raw,
    canonical: candidate.canonical,
    taxonomy_id: candidate.id,
    span: spanIn(candidate.passage.lines, candidate.raw),
    confidence: chance,
  }))
}
