// Chooses the skills among all candidates: those likely enough, one reading of each item, each
// skill once.
import { LIMITS } from '../../runtime/limits.js'
import { type ListItem, meaningOf, type SkillCandidate } from './skill-candidates.js'

export interface JudgedCandidate {
  candidate: SkillCandidate
  chance: number
}

const mean = (list: JudgedCandidate[]): number =>
  list.reduce((sum, { chance }) => sum + chance, 0) / list.length

/** Chooses one reading of an item: the whole, or its halves and the names inside. */
function readingOf(list: JudgedCandidate[], threshold: number): JudgedCandidate[] {
  const likely = list.filter(({ chance }) => chance >= threshold)
  const whole = likely.find(({ candidate }) => candidate.form === 'item')
  const halves = likely.filter(({ candidate }) => candidate.form === 'half')
  const inside = likely.filter(({ candidate }) => candidate.form === 'mention')
  if (halves.length > 1 && mean(halves) > (whole?.chance ?? 0)) return halves
  if (inside.length > 1 && mean(inside) > (whole?.chance ?? 0)) return inside
  if (whole) return [whole]
  const loose = inside.filter(
    ({ candidate }) => !halves.some((half) => half.candidate.key.includes(candidate.key)),
  )
  return [...halves, ...loose]
}

export function chooseSkills(judged: JudgedCandidate[], threshold: number): JudgedCandidate[] {
  const items = new Map<ListItem | JudgedCandidate, JudgedCandidate[]>()
  for (const one of judged) {
    const group = one.candidate.item ?? one
    const list = items.get(group)
    if (list) list.push(one)
    else items.set(group, [one])
  }
  // Of several wordings of one skill the likeliest stays, in its own place: a list's order counts
  // more than a mention before it.
  const chosen = new Map<string, JudgedCandidate>()
  for (const list of items.values()) {
    for (const one of readingOf(list, threshold)) {
      if (one.candidate.kind === 'language') continue
      const meaning = meaningOf(one.candidate)
      const known = chosen.get(meaning)
      if (known ? one.chance <= known.chance : chosen.size >= LIMITS.skillsMax) continue
      chosen.delete(meaning)
      chosen.set(meaning, one)
    }
  }
  return withoutRepeats([...chosen.values()])
}

/** The same words under two meanings ("AWS" as a name and as an unknown item) stand once. */
function withoutRepeats(list: JudgedCandidate[]): JudgedCandidate[] {
  const keys = new Set<string>()
  return list.filter(({ candidate: { key } }) => !keys.has(key) && keys.add(key))
}
