// What an operation costs, from one of the two sets of data/costs.json.
import { dataText } from '../tables/data-file.js'
import type { CostSetName, InlineParses, MeteredCall } from './types.js'

export type CostSet = Readonly<Record<MeteredCall, number>>

const COST_SETS = JSON.parse(dataText('./data/costs.json', import.meta.url)) as Record<
  CostSetName,
  CostSet
>

export const costSet = (name: CostSetName): CostSet => COST_SETS[name]

/** A match that parses documents costs those parses in addition. */
export function costOf(costs: CostSet, operation: MeteredCall, inline: InlineParses = {}): number {
  return (
    costs[operation] + (inline.resume ? costs.parse_resume : 0) + (inline.job ? costs.parse_jd : 0)
  )
}
