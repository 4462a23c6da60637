// The skills of a résumé: the items of its lists and the tools named elsewhere, as a learned judge
// of every candidate sees them.
import type { Skill as WireSkill } from '../../contract/skill.js'
import type { Line } from '../../layout/types.js'
import type { Span } from '../types.js'
import { chooseSkills } from './choose-skills.js'
import { skillCandidates } from './skill-candidates.js'
import { ownJudge, type SkillJudge } from './skill-judge.js'
import type { Passage } from './skill-passages.js'

export interface FoundSkill extends WireSkill {
  span: Span
  confidence: number
}

/** Where a value stands among its passage's lines; the first line where none holds it whole. */
export function spanIn(lines: Line[], raw: string): Span {
  const line = lines.find(({ text }) => text.includes(raw)) ?? lines[0]
  const start = Math.max(0, line?.text.indexOf(raw) ?? 0)
  const end = Math.min(start + raw.length, line?.text.length ?? 0)
  return { line: line?.index ?? 0, start, end }
}

export function findResumeSkills(passages: Passage[], judge: SkillJudge = ownJudge): FoundSkill[] {
  const candidates = skillCandidates(passages)
  const chances = judge.judge(candidates)
  const judged = candidates.map((candidate, at) => ({ candidate, chance: chances[at] ?? 0 }))
  return chooseSkills(judged, judge.threshold).map(({ candidate, chance }) => ({
    raw: candidate.raw,
    canonical: candidate.canonical,
    taxonomy_id: candidate.id,
    span: spanIn(candidate.passage.lines, candidate.raw),
    confidence: chance,
  }))
}
