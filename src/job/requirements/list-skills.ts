// Skills asked for → items of a Role's list: the vocabulary's name, each once, alternatives numbered.

import { skillById } from '../../taxonomy/skills/skills.js'
import { foldKey } from '../../text/fold.js'

export interface AskedSkill {
  canonical: string
  taxonomyId: string | null
  minYears: number | null
  /** Equal numbers are alternatives; null stands alone. */
  anyOf: number | null
}

export interface ListItem {
  canonical: string
  taxonomy_id: string | null
  min_years: number | null
  any_of?: number
}

interface Item extends Omit<ListItem, 'any_of'> {
  groups: Set<number>
}

const identity = ({ canonical, taxonomyId }: AskedSkill): string =>
  taxonomyId ?? `=${foldKey(canonical)}`

/** One item for each skill, with the longest time and every group that names it. */
function eachOnce(asked: readonly AskedSkill[]): Item[] {
  const items = new Map<string, Item>()
  for (const skill of asked) {
    const { canonical, taxonomyId, minYears, anyOf } = skill
    const known = items.get(identity(skill))
    const item = known ?? {
      canonical: (taxonomyId === null ? undefined : skillById(taxonomyId)?.name) ?? canonical,
      taxonomy_id: taxonomyId,
      min_years: minYears,
      groups: new Set<number>(),
    }
    if (minYears !== null) item.min_years = Math.max(minYears, item.min_years ?? 0)
    if (anyOf !== null) item.groups.add(anyOf)
    items.set(identity(skill), item)
  }
  return [...items.values()]
}

/** Groups that share a skill are one: an item has room for one number. */
function clusters(items: readonly Item[]): Item[][] {
  const found: Item[][] = []
  for (const item of items) {
    const touching = found.filter((cluster) =>
      cluster.some((other) => [...item.groups].some((group) => other.groups.has(group))),
    )
    const joined = [...touching.flat(), item]
    for (const cluster of touching) found.splice(found.indexOf(cluster), 1)
    found.push(joined)
  }
  return found.filter((cluster) => cluster.length > 1)
}

/** In the order asked; `any_of` counts the groups of the list from 1. */
export function listSkills(asked: readonly AskedSkill[]): ListItem[] {
  const items = eachOnce(asked)
  const groups = clusters(items.filter(({ groups }) => groups.size > 0))
  const inOrder = groups
    .map((cluster) => ({ cluster, first: Math.min(...cluster.map((item) => items.indexOf(item))) }))
    .sort((a, b) => a.first - b.first)
    .map(({ cluster }) => cluster)
  return items.map((item) => {
    const { canonical, taxonomy_id, min_years } = item
    const number = 1 + inOrder.findIndex((cluster) => cluster.includes(item))
    return { canonical, taxonomy_id, min_years, ...(number > 0 && { any_of: number }) }
  })
}
