// Judges one wish for a skill, licence or language against all mentions: the best one decides.
import { kinOf, skillById } from '../taxonomy/skills/skills.js'
import type { SkillRelation } from '../taxonomy/skills/types.js'
import { findPhrase, type PlacedText } from './find-phrase.js'
import { monthsOf } from './read-positions.js'
import type { Ground, Mention, Place, Position, Verdict, Wanted, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

export interface Known {
  mentions: readonly Mention[]
  index: MentionIndex
  positions: readonly Position[]
  texts: readonly PlacedText[]
}

interface Support {
  mention: Mention
  ground: Ground
  /** Where it counts as found; a list is as good as a licence for what one has or has not. */
  place: Place
}

const GROUNDS: readonly Ground[] = ['named', 'implied', 'broader', 'related']
const GROUND_OF = {
  same: 'named',
  implies: 'implied',
  broader: 'broader',
  related: 'related',
} as const
/** Had or not had: a list says as much of them as a position. */
const HELD: ReadonlySet<string> = new Set(['licence', 'language'])
export const isHeldKind = (skillId: string | null): boolean =>
  skillId !== null && HELD.has(skillById(skillId)?.kind ?? '')

const PLACES: readonly Place[] = ['work', 'credential', 'list']

/** Mentions under the skill that they name, or under their own words. */
export type MentionIndex = ReadonlyMap<string, readonly Mention[]>

/** Where the mentions of a skill stand, or of a name that is none. */
export const indexKey = (skillId: string | null, key: string): string => skillId ?? `=${key}`

export function indexMentions(mentions: readonly Mention[]): MentionIndex {
  const index = new Map<string, Mention[]>()
  const add = (id: string, mention: Mention): void => {
    const known = index.get(id)
    if (known) known.push(mention)
    else index.set(id, [mention])
  }
  for (const mention of mentions) {
    const { skillId } = mention
    add(skillId ?? indexKey(null, mention.key), mention)
  }
  return index
}

/** A name outside the vocabulary: by its own words, as an item or inside a text. */
function byWords({ name, key }: Wanted, known: Known): Support[] {
  const items = [...(known.index.get(indexKey(null, key)) ?? []), ...findPhrase(name, known.texts)]
  return items.map((mention) => ({ mention, ground: 'named', place: mention.place }))
}

function supportFor(wanted: Wanted, known: Known): Support[] {
  const { skillId } = wanted
  if (skillId === null) return byWords(wanted, known)
  const isHeld = isHeldKind(skillId)
  const support: Support[] = []
  const kin = kinOf(skillId)
  const add = (related: SkillRelation, mentions: readonly Mention[]): void => {
    if (related === 'none') return
    for (const mention of mentions) {
      // The role asks for this very word, which settles what it means here; kin needs to be sure.
      if (related !== 'same' && !mention.isSure) continue
      const place = isHeld && mention.place === 'list' ? 'credential' : mention.place
      support.push({ mention, ground: GROUND_OF[related], place })
    }
  }
  // What both know of, by way of the one that knows less: the order of the support decides nothing.
  if (kin.size < known.index.size) {
    for (const [id, related] of kin) add(related, known.index.get(id) ?? [])
  } else {
    for (const [id, mentions] of known.index) add(kin.get(id) ?? 'none', mentions)
  }
  return support
}

/** What one piece of support is worth, years aside. */
function worth({ ground, place }: Support): number {
  const { shown, listed, implied, related } = WEIGHTS.strength
  const placed = place === 'list' ? listed : shown
  if (ground === 'related') return related * placed
  return ground === 'named' ? placed : placed * implied
}

/** Total order, so that the order of the document decides nothing: strongest, then shortest. */
const better = (a: Support, b: Support): number =>
  worth(b) - worth(a) ||
  GROUNDS.indexOf(a.ground) - GROUNDS.indexOf(b.ground) ||
  PLACES.indexOf(a.place) - PLACES.indexOf(b.place) ||
  a.mention.quote.length - b.mention.quote.length ||
  (a.mention.quote < b.mention.quote ? -1 : 1)

const bestOf = (support: readonly Support[]): Support | undefined =>
  support.reduce<Support | undefined>(
    (best, one) => (best === undefined || better(one, best) < 0 ? one : best),
    undefined,
  )

/** Months of the positions that used it; a licence or language is there in all of them. */
function monthsUsed(wish: Wish, support: readonly Support[], known: Known): number {
  if (wish.anyOf.some(({ skillId }) => isHeldKind(skillId))) return monthsOf(known.positions)
  const used = new Set(
    support
      .filter(({ mention, ground }) => mention.position >= 0 && ground !== 'related')
      .map(({ mention }) => mention.position),
  )
  return monthsOf(known.positions.filter((_, index) => used.has(index)))
}

/** Too few years leave part of the worth: all of it just below the mark, a floor for none. */
function withYears(strength: number, months: number, asked: number): number {
  const floor = WEIGHTS.strength.short_years_floor
  return strength * (floor + (1 - floor) * Math.min(1, months / asked))
}

export function judgeSkill(wish: Wish, known: Known): Verdict {
  const support: Support[] = []
  for (const wanted of wish.anyOf) for (const one of supportFor(wanted, known)) support.push(one)
  const best = bestOf(support)
  if (best === undefined) {
    const months = wish.minMonths > 0 ? 0 : null
    return {
      wish,
      status: 'missed',
      strength: 0,
      evidence: null,
      ground: 'none',
      place: null,
      months,
    }
  }
  const months = wish.minMonths > 0 ? monthsUsed(wish, support, known) : null
  const isShort = months !== null && months < wish.minMonths
  const full = worth(best)
  return {
    wish,
    status: isShort || best.ground === 'related' ? 'partial' : 'met',
    strength: isShort ? withYears(full, months, wish.minMonths) : full,
    evidence: best.mention.quote,
    ground: best.ground,
    place: best.place,
    months,
  }
}
