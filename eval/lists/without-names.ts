// A résumé whose trade the vocabulary does not know: its lists stay where they are, but their words
// are new. Without such lessons the judge would reject a whole list of names that it has never met.
import type { ListItem, SkillCandidate } from '#engine/resume/lists/skill-candidates.js'

/** "Tarnix Design" is recognised by its last word, "Tarnix" only by its place. */
export type NewWords = 'all' | 'all but the last'

const blank = (item: ListItem): ListItem => ({ ...item, kind: null, covered: 0, knownHalves: 0 })

/** Each word is new in its place, so that none of them can be learned. */
function newKey(key: string, at: number, which: NewWords): string {
  const words = key.split(' ')
  const kept = which === 'all' || words.length === 1 ? [] : words.slice(-1)
  const news = words.slice(0, words.length - kept.length).map((_, place) => `new${at}x${place}`)
  return [...news, ...kept].join(' ')
}

export function withoutNames(candidates: SkillCandidate[], which: NewWords): SkillCandidate[] {
  const items = new Map<ListItem, ListItem>()
  for (const { item } of candidates) if (item) items.set(item, items.get(item) ?? blank(item))
  // A name inside a longer text is a candidate only because the vocabulary knows it. The printed
  // form and the canonical name stay, because labels are compared with them.
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
