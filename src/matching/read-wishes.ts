// Reads a role as a list of wishes: every requirement with what would satisfy it.
import type { Severity } from '../contract/match.js'
import { dataText } from '../core/data-file.js'
import { foldKey } from '../core/fold.js'
import { LIMITS } from '../core/limits.js'
import { readWantedDegree } from '../taxonomy/degrees/read-wanted-degree.js'
import { normalizeSkill, skillById } from '../taxonomy/skills/skills.js'
import { degreeLines } from './degree-lines.js'
import { isSharedSkill } from './shared-skills.js'
import type { ScoringRole, Wanted, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

const words = JSON.parse(dataText('./data/role-words.json', import.meta.url)) as {
  alternatives: string
}
const ALTERNATIVES = new RegExp(words.alternatives, 'i')
const ALTERNATIVES_MAX = 8

interface Asked {
  canonical: string
  taxonomy_id: string | null
  min_years?: number | null
}

function wanted(name: string, taxonomyId: string | null): Wanted {
  const known = taxonomyId !== null && skillById(taxonomyId) !== undefined
  const skillId = known ? taxonomyId : normalizeSkill(name).taxonomyId
  return { name, key: foldKey(name), skillId }
}

/** "Tableau or Power BI": taken apart only where the whole is no name of its own. */
function choices(name: string, taxonomyId: string | null): Wanted[] {
  const whole = wanted(name, taxonomyId)
  if (whole.skillId !== null) return [whole]
  const parts = name.split(ALTERNATIVES).map((part) => part.trim())
  const usable = parts.filter((part) => part !== '').slice(0, ALTERNATIVES_MAX)
  return usable.length > 1 ? usable.map((part) => wanted(part, null)) : [whole]
}

function kindWeight(anyOf: readonly Wanted[]): number {
  const kinds = anyOf.map(({ skillId }) => (skillId === null ? '' : skillById(skillId)?.kind))
  if (kinds.includes('soft')) return WEIGHTS.kindWeight.soft
  if (kinds.every((kind) => kind === '')) return WEIGHTS.kindWeight.unknown
  const isShared = anyOf.some(({ skillId }) => skillId !== null && isSharedSkill(skillId))
  return isShared ? WEIGHTS.kindWeight.shared : WEIGHTS.kindWeight.known
}

function toWish(asked: Asked, severity: Severity): Wish {
  const anyOf = choices(asked.canonical, asked.taxonomy_id)
  const isKnown = anyOf.some(({ skillId }) => skillId !== null)
  return {
    requirement: asked.canonical,
    severity,
    anyOf,
    degree: isKnown ? null : readWantedDegree(asked.canonical),
    minMonths: Math.round((asked.min_years ?? 0) * 12),
    isListed: true,
    weight: kindWeight(anyOf),
  }
}

const identity = (wish: Wish): string =>
  wish.anyOf
    .map(({ skillId, key }) => skillId ?? key)
    .sort()
    .join('|')

/** The same requirement twice counts once, with the longer time. */
function merged(wishes: readonly Wish[]): Wish[] {
  const byIdentity = new Map<string, Wish>()
  for (const wish of wishes) {
    const id = identity(wish)
    const known = byIdentity.get(id)
    if (known) known.minMonths = Math.max(known.minMonths, wish.minMonths)
    else byIdentity.set(id, { ...wish })
  }
  return [...byIdentity.values()]
}

/** Wishes of which one is enough become one wish under their names. */
function grouped(wishes: readonly Wish[], groups: ScoringRole['alternatives']): Wish[] {
  let left = [...wishes]
  for (const names of groups ?? []) {
    const members = left.filter(({ requirement }) => names.includes(requirement))
    const [first] = members
    if (first === undefined || members.length < 2) continue
    const joined: Wish = {
      ...first,
      requirement: members.map(({ requirement }) => requirement).join(' or '),
      anyOf: members.flatMap(({ anyOf }) => anyOf),
      minMonths: Math.min(...members.map(({ minMonths }) => minMonths)),
      weight: Math.max(...members.map(({ weight }) => weight)),
    }
    left = left
      .map((wish) => (wish === first ? joined : wish))
      .filter((wish) => !members.includes(wish))
  }
  return left
}

export function readWishes(role: ScoringRole): Wish[] {
  const asked = (list: readonly Asked[], severity: Severity): Wish[] =>
    list
      .filter(({ canonical }) => /\S/.test(canonical))
      .slice(0, LIMITS.skillsMax)
      .map((item) => toWish(item, severity))
  const must = merged(grouped(asked(role.must_have_skills, 'must_have'), role.alternatives))
  const mustIds = new Set(must.map(identity))
  const nice = merged(grouped(asked(role.nice_to_have_skills, 'nice_to_have'), role.alternatives))
  const lists = [...must, ...nice.filter((wish) => !mustIds.has(identity(wish)))]
  return lists.some(({ degree }) => degree !== null) ? lists : [...lists, ...degreeLines(role)]
}
