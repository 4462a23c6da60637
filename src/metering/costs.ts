// What an operation costs: data/costs.json, one of its two sets.
import { dataText } from '../tables/data-file.js'
import type { CostSetName, InlineParses, MeteredCall } from './types.js'

export type CostSet = Readonly<Record<MeteredCall, number>>

const COST_SETS = JSON.parse(dataText('./data/costs.json', import.meta.url)) as Record<
  CostSetName,
  CostSet
>

export const costSet = (name: CostSetName): CostSet => COST_SETS[name]

/** A match that parses documents on the way costs what those parses cost on their own. */
export function costOf(costs: CostSet, operation: MeteredCall, inline: InlineParses = {}): number {
  return (
    costs[operation] + (inline.resume ? costs.parse_resume : 0) + (inline.job ? costs.parse_jd : 0)
  )
}
