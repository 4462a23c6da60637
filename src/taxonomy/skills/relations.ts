// How two skills relate: what one brings with it, and what is near it.
import type { SkillRelation } from './types.js'
import type { Vocabulary } from './vocabulary.js'

/** A longer chain says too little about the skill at its start. */
const DEPTH_MAX = 6

interface Reach {
  /** True if an "implies" edge was on the way, false if all edges lead to broader skills. */
  implied: boolean
}

/** Everything that a skill brings with it, nearest first. */
function reachOf(vocabulary: Vocabulary, id: string): Map<string, Reach> {
  const reached = new Map<string, Reach>()
  let edge: [string, Reach][] = [[id, { implied: false }]]
  for (let depth = 0; depth < DEPTH_MAX && edge.length > 0; depth++) {
    const next: [string, Reach][] = []
    for (const [from, reach] of edge) {
      const skill = vocabulary.skills.get(from)
      for (const to of skill?.implies ?? []) next.push([to, { implied: true }])
      for (const to of skill?.broader ?? []) next.push([to, reach])
    }
    edge = next.filter(([to]) => to !== id && !reached.has(to) && vocabulary.skills.has(to))
    for (const [to, reach] of edge) if (!reached.has(to)) reached.set(to, reach)
  }
  return reached
}

function siblings(vocabulary: Vocabulary, a: string, b: string): boolean {
  const parents = vocabulary.skills.get(b)?.broader ?? []
  return (vocabulary.skills.get(a)?.broader ?? []).some(
    (parent) => vocabulary.skills.isFamily(parent) && parents.includes(parent),
  )
}

/**
 * The edges that point at a skill: "implies" and broader ones, and "related" ones, turned round.
 */
interface Reverse {
  narrower: ReadonlyMap<string, readonly string[]>
  related: ReadonlyMap<string, readonly string[]>
}

function reverseOf(vocabulary: Vocabulary): Reverse {
  const narrower = new Map<string, string[]>()
  const related = new Map<string, string[]>()
  const add = (index: Map<string, string[]>, to: string, from: string) => {
    const known = index.get(to)
    if (known) known.push(from)
    else index.set(to, [from])
  }
  for (const skill of vocabulary.skills.all()) {
    for (const to of [...skill.implies, ...skill.broader]) add(narrower, to, skill.id)
    for (const to of skill.related) add(related, to, skill.id)
  }
  return { narrower, related }
}

/** Every skill that may relate to this one; none that does is missing. */
function candidatesFor(vocabulary: Vocabulary, reverse: Reverse, id: string): Set<string> {
  const skill = vocabulary.skills.get(id)
  const near = [...(skill?.related ?? []), ...(reverse.related.get(id) ?? [])]
  const parents = skill?.broader ?? []
  const siblingIds = parents
    .filter((parent) => vocabulary.skills.isFamily(parent))
    .flatMap((parent) => reverse.narrower.get(parent) ?? [])
  const found = new Set([id, ...near, ...parents, ...siblingIds])
  let edge = [id]
  const below = new Set(edge)
  for (let depth = 0; depth < DEPTH_MAX && edge.length > 0; depth++) {
    edge = edge.flatMap((to) => reverse.narrower.get(to) ?? []).filter((from) => !below.has(from))
    for (const from of edge) below.add(from)
  }
  for (const from of below) found.add(from)
  return found
}

export interface Relations {
  impliedBy(id: string): readonly string[]
  relation(a: string, b: string): SkillRelation
  /** Every skill that relates to this one, with the relation: these may support it. */
  kinOf(id: string): ReadonlyMap<string, SkillRelation>
}

export function relationsOf(vocabulary: Vocabulary): Relations {
  const memo = new Map<string, Map<string, Reach>>()
  const implied = new Map<string, readonly string[]>()
  const reach = (id: string) => {
    const known = memo.get(id)
    if (known) return known
    const found = reachOf(vocabulary, id)
    // Callers may send unknown ids, and those must not fill the memory.
    if (vocabulary.skills.has(id)) memo.set(id, found)
    return found
  }
  const near = (a: string, b: string) => vocabulary.skills.get(a)?.related.includes(b) === true
  const relation = (a: string, b: string): SkillRelation => {
    if (a === b) return 'same'
    const forward = reach(a).get(b)
    if (forward) return forward.implied ? 'implies' : 'broader'
    if (near(a, b) || near(b, a) || siblings(vocabulary, a, b)) return 'related'
    // A broader skill alone only hints at the narrower one: databases at PostgreSQL.
    return vocabulary.skills.get(b)?.broader.includes(a) === true ? 'related' : 'none'
  }
  let reverse: Reverse | undefined
  const kin = new Map<string, ReadonlyMap<string, SkillRelation>>()
  const kinOf = (id: string): ReadonlyMap<string, SkillRelation> => {
    const known = kin.get(id)
    if (known) return known
    reverse ??= reverseOf(vocabulary)
    const found = new Map<string, SkillRelation>()
    for (const other of candidatesFor(vocabulary, reverse, id)) {
      const related = relation(other, id)
      if (related !== 'none') found.set(other, related)
    }
    if (vocabulary.skills.has(id)) kin.set(id, found)
    return found
  }
  const impliedBy = (id: string): readonly string[] => {
    const known = implied.get(id)
    if (known) return known
    const found = [...reach(id).keys()]
    if (vocabulary.skills.has(id)) implied.set(id, found)
    return found
  }
  return { impliedBy, relation, kinOf }
}
