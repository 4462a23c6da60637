// How two skills stand to each other: what one brings with it, and what is near it.
import type { SkillRelation } from './types.js'
import type { Vocabulary } from './vocabulary.js'

/** Deeper chains say too little about the skill at their start. */
const DEPTH_MAX = 6

interface Reach {
  /** True when an "implies" edge was on the way, false for broader skills alone. */
  implied: boolean
}

/** Everything that a skill brings with it, nearest first. */
function reachOf(vocabulary: Vocabulary, id: string): Map<string, Reach> {
  const reached = new Map<string, Reach>()
  let edge: [string, Reach][] = [[id, { implied: false }]]
  for (let depth = 0; depth < DEPTH_MAX && edge.length > 0; depth++) {
    const next: [string, Reach][] = []
    for (const [from, reach] of edge) {
      const skill = vocabulary.byId.get(from)
      for (const to of skill?.implies ?? []) next.push([to, { implied: true }])
      for (const to of skill?.broader ?? []) next.push([to, reach])
    }
    edge = next.filter(([to]) => to !== id && !reached.has(to) && vocabulary.byId.has(to))
    for (const [to, reach] of edge) if (!reached.has(to)) reached.set(to, reach)
  }
  return reached
}

function siblings(vocabulary: Vocabulary, a: string, b: string): boolean {
  const parents = vocabulary.byId.get(b)?.broader ?? []
  return (vocabulary.byId.get(a)?.broader ?? []).some(
    (parent) => vocabulary.families.has(parent) && parents.includes(parent),
  )
}

export interface Relations {
  impliedBy(id: string): readonly string[]
  relation(a: string, b: string): SkillRelation
}

export function relationsOf(vocabulary: Vocabulary): Relations {
  const memo = new Map<string, Map<string, Reach>>()
  const reach = (id: string) => {
    const known = memo.get(id)
    if (known) return known
    const found = reachOf(vocabulary, id)
    // Unknown ids come from callers and must not fill the memory.
    if (vocabulary.byId.has(id)) memo.set(id, found)
    return found
  }
  const near = (a: string, b: string) => vocabulary.byId.get(a)?.related.includes(b) === true
  return {
    impliedBy: (id) => [...reach(id).keys()],
    relation(a, b) {
      if (a === b) return 'same'
      const forward = reach(a).get(b)
      if (forward) return forward.implied ? 'implies' : 'broader'
      if (near(a, b) || near(b, a) || siblings(vocabulary, a, b)) return 'related'
      // The broader skill alone is a hint of the narrower one: databases for PostgreSQL.
      return vocabulary.byId.get(b)?.broader.includes(a) === true ? 'related' : 'none'
    },
  }
}
