// How near the experience is to the role beyond its requirements, by titles, skills and fields of work.
import { findSkills, impliedBy } from '../taxonomy/skills/skills.js'
import { type TitleTraits, titleCloseness } from './title-closeness.js'
import type { Mention, Position, ScoringRole, Wish } from './types.js'
import { WEIGHTS } from './weights.js'
import { profileCloseness, profileOfCandidate, profileOfRole } from './work-profile.js'

/** Bounds the work: the longest of 126 labelled postings has 48 such lines. */
const LINES_MAX = 60
/**
 * Bounds the work: 99 in 100 lines of postings have under 300 characters. A longer one is a
 * paragraph, whose beginning says what it is about.
 */
const LINE_CHARS_MAX = 600

/** The skills that the role names anywhere: in its lists, its title or its duties. */
function skillsOfRole(role: ScoringRole, wishes: readonly Wish[]): Set<string> {
  const lines = [role.title, ...role.responsibilities, ...role.qualifications]
    .slice(0, LINES_MAX)
    .map((line) => line.slice(0, LINE_CHARS_MAX))
  const skills = new Set<string>()
  for (const { id, confident } of findSkills(lines.join('\n'), { kind: 'prose' })) {
    if (confident) skills.add(id)
  }
  for (const { anyOf } of wishes) {
    for (const { skillId } of anyOf) if (skillId !== null) skills.add(skillId)
  }
  return skills
}

/** The skills that are certain: those that work shows, and all of them. */
function skillsOfCandidate(mentions: readonly Mention[]): {
  used: Set<string>
  all: Set<string>
} {
  const used = new Set<string>()
  const all = new Set<string>()
  for (const { skillId, isSure, place } of mentions) {
    if (skillId === null || !isSure) continue
    all.add(skillId)
    if (place === 'work') used.add(skillId)
  }
  return { used, all }
}

/** How many of the wanted skills somebody has, directly or because another skill implies them. */
function sharedCount(wanted: ReadonlySet<string>, own: ReadonlySet<string>): number {
  const shared = new Set<string>()
  for (const id of own) {
    if (wanted.has(id)) shared.add(id)
    for (const brought of impliedBy(id)) if (wanted.has(brought)) shared.add(brought)
  }
  return shared.size
}

/** The weighted mean of the values that are known; 0 if none is. */
function weightedMean(values: readonly (readonly [number | null, number])[]): number {
  let sum = 0
  let weights = 0
  for (const [value, weight] of values) {
    if (value === null) continue
    sum += value * weight
    weights += weight
  }
  return weights === 0 ? 0 : sum / weights
}

/** From 0, nothing in common, to 1. */
export function similarityOf(
  role: ScoringRole,
  wantedTitle: TitleTraits,
  wishes: readonly Wish[],
  mentions: readonly Mention[],
  positions: readonly Position[],
): number {
  const hasTitle = wantedTitle.stems.size > 0
  const titles = positions.map(({ traits }) => (hasTitle ? titleCloseness(wantedTitle, traits) : 0))
  const wanted = skillsOfRole(role, wishes)
  const { used, all } = skillsOfCandidate(mentions)
  const shared = sharedCount(wanted, all)
  const held = positions.flatMap(({ traits }) => traits.wordings)
  const field = profileCloseness(
    profileOfRole(wanted, wantedTitle.wordings),
    profileOfCandidate(used, all, held),
  )
  return weightedMean([
    [hasTitle ? Math.max(0, ...titles) : null, WEIGHTS.similarity.title],
    [wanted.size > 0 ? shared / wanted.size : null, WEIGHTS.similarity.skills],
    [field, WEIGHTS.similarity.field],
  ])
}
