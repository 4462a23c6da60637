// Turns the skills that are asked for into the items of a Role's list: with the vocabulary's name,
// each once, and alternatives numbered.

import { skillById } from '../../taxonomy/skills/skills.js'
import { foldKey } from '../../text/fold.js'

export interface AskedSkill {
  canonical: string
  taxonomyId: string | null
  minYears: number | null
  /** Items with equal numbers are alternatives; null for an item by itself. */
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

/** One item for each skill, with its longest time and every group that names it. */
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

/** Joins groups that share a skill, because an item has room for one number. */
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

/** Items in the order of the text; `any_of` numbers the groups of the list from 1. */
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
