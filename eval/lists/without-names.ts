// A résumé as one whose trade the vocabulary does not know: its lists stand where they stood, their words are new.
// Without such lessons the judge turns down a whole list of names that it has never met.
import type { ListItem, SkillCandidate } from '#engine/resume/lists/skill-candidates.js'

/** "Tarnix Design" is told by its last word, "Tarnix" by its place alone. */
export type NewWords = 'all' | 'all but the last'

const blank = (item: ListItem): ListItem => ({ ...item, kind: null, covered: 0, knownHalves: 0 })

/** Each word is new in its place, so that none of them is learned. */
function newKey(key: string, at: number, which: NewWords): string {
  const words = key.split(' ')
  const kept = which === 'all' || words.length === 1 ? [] : words.slice(-1)
  const news = words.slice(0, words.length - kept.length).map((_, place) => `new${at}x${place}`)
  return [...news, ...kept].join(' ')
}

export function withoutNames(candidates: SkillCandidate[], which: NewWords): SkillCandidate[] {
  const items = new Map<ListItem, ListItem>()
  for (const { item } of candidates) if (item) items.set(item, items.get(item) ?? blank(item))
  // A name within a longer text is a candidate only because the vocabulary knows it. The printed form
  // stays, and the canonical name with it: labels go by them.
  const whole = candidates.filter(({ form }) => form !== 'mention')
  return whole.map((candidate, at) => ({
    ...candidate,
    key: newKey(candidate.key, at, which),
    id: null,
    kind: null,
    confident: true,
    item: candidate.item && (items.get(candidate.item) ?? null),
  }))
}
