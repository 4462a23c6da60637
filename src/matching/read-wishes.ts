// Reads a role as a list of wishes: every requirement with what would satisfy it.
import type { Severity } from '../contract/match.js'
import { LIMITS } from '../runtime/limits.js'
import { besideListed } from '../taxonomy/skills/beside-any.js'
import { normalizeSkill, skillById, skillNamed } from '../taxonomy/skills/skills.js'
import { foldKey } from '../text/fold.js'
import { holdsWords } from '../text/holds-words.js'
import { goesWithAnyTrade } from './any-trade.js'
import { degreeLines } from './degree-lines.js'
import { joined } from './joined-wishes.js'
import { roleLines } from './role-lines.js'
import { CORE_TAIL, isAdvert } from './role-words.js'
import { type Asked, kindId, skillWish } from './skill-wish.js'
import type { ScoringRole, Wanted, Wish } from './types.js'
import { isVague, isVagueSkill } from './vague-name.js'

const plainIds = new WeakMap<Wanted, string>()

/** "dbt implementation" asks for the same as "dbt". Read once for a wish, since several steps ask. */
function plainId(wanted: Wanted): string {
  const { name, skillId } = wanted
  if (skillId !== null) return skillId
  const known = plainIds.get(wanted)
  if (known !== undefined) return known
  const plain = name.replace(CORE_TAIL, '')
  const id = skillNamed(plain)?.id ?? foldKey(plain)
  plainIds.set(wanted, id)
  return id
}

const identity = (wish: Wish): string => wish.anyOf.map(plainId).sort().join('|')

/**
 * Whether a narrower form of the wish is asked for too: of "communication" and "written and verbal
 * communication" the second is kept.
 */
function isWider({ anyOf: [one, ...more] }: Wish, all: readonly Wish[]): boolean {
  if (one === undefined || more.length > 0 || !isSoft(one)) return false
  return all.some(({ anyOf }) => anyOf.length === 1 && anyOf.some((other) => brings(other, one)))
}

const isSoft = ({ skillId }: Wanted): boolean =>
  skillId !== null && skillById(skillId)?.kind === 'soft'

function brings({ skillId }: Wanted, wider: Wanted): boolean {
  const skill = skillId === null ? undefined : skillById(skillId)
  if (skill?.kind !== 'soft' || wider.skillId === null) return false
  return [...skill.implies, ...skill.broader].includes(wider.skillId)
}

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

/** Drops "dimensional data modeling" beside data modeling: it is the same wish in more words. */
function withoutKinds(wishes: readonly Wish[]): Wish[] {
  const plain = new Set(
    wishes.flatMap(({ anyOf: [one, ...more] }) => (more.length > 0 ? [] : [one?.skillId])),
  )
  return wishes.filter(({ anyOf: [one, ...more] }) => {
    if (one === undefined || more.length > 0 || one.skillId !== null) return true
    const kindOf = kindId(one.name)
    return kindOf === null || !plain.has(kindOf)
  })
}

/** Items with the same number in `any_of` are alternatives; a group stands where its first item does. */
function grouped(items: readonly Asked[], severity: Severity): Wish[] {
  const isBeside = besideListed(items.map(({ taxonomy_id }) => taxonomy_id))
  const groups = new Map<string, Wish[]>()
  items.forEach((item, at) => {
    const group = item.any_of === undefined ? `alone ${at}` : `group ${item.any_of}`
    groups.set(group, [...(groups.get(group) ?? []), skillWish(item, severity, isBeside)])
  })
  return [...groups.values()].flatMap(joined)
}

/** Whether a name is more than a sentence of the advertisement, or words for nothing one could show. */
function isAsked({ canonical, taxonomy_id }: Asked): boolean {
  if (!/\S/.test(canonical)) return false
  if (taxonomy_id !== null) return !isVagueSkill(taxonomy_id)
  if (isAdvert(canonical)) return false
  if (!isVague(canonical)) return true
  const id = normalizeSkill(canonical).taxonomyId
  return id !== null && !isVagueSkill(id)
}

const withoutWider = (wishes: readonly Wish[]): Wish[] =>
  wishes.filter((wish) => !isWider(wish, wishes))

/**
 * Whether the list offers the wish as one of several: "Python" among the duties, "Python or R" in
 * the list. Then the list decides how strongly it is asked for.
 */
const isChoiceOf = ({ anyOf: [one, ...more] }: Wish, listed: readonly Wish[]): boolean =>
  one !== undefined &&
  more.length === 0 &&
  listed.some(
    ({ anyOf }) => anyOf.length > 1 && anyOf.some((other) => plainId(other) === plainId(one)),
  )

/** Whether the lists ask for this certificate already. */
const isListedBy = ({ requirement, degree }: Wish, lists: readonly Wish[]): boolean =>
  degree?.level === 'certificate' &&
  lists.some(({ anyOf }) => anyOf.some(({ key }) => holdsWords(foldKey(requirement), key)))

/**
 * What a role asks for in its title and duties, except what it lists. A list says what the work is
 * unless it is empty or goes with any work.
 */
function ownLines(role: ScoringRole, must: readonly Wish[], nice: readonly Wish[]): Wish[] {
  if (!must.every(goesWithAnyTrade)) return []
  const listed = [...must, ...nice]
  const ids = new Set(listed.map(identity))
  return roleLines(role).filter((wish) => !ids.has(identity(wish)) && !isChoiceOf(wish, listed))
}

export function readWishes(role: ScoringRole): Wish[] {
  const asked = (list: readonly Asked[], severity: Severity): Wish[] =>
    withoutKinds(merged(grouped(list.filter(isAsked).slice(0, LIMITS.skillsMax), severity)))
  const must = withoutWider(asked(role.must_have_skills, 'must_have'))
  const mustIds = new Set(must.map(identity))
  const nice = withoutWider(asked(role.nice_to_have_skills, 'nice_to_have')).filter(
    (wish) => !mustIds.has(identity(wish)),
  )
  const lists = [...must, ...ownLines(role, must, nice), ...nice]
  if (lists.some(({ degree }) => degree !== null)) return lists
  return [...lists, ...degreeLines(role).filter((line) => !isListedBy(line, lists))]
}
