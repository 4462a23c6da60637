// Says which credits pay: the plan's first, because they lapse, then those of packs.
export interface Pools {
  plan: number
  pack: number
}

/** Takes `cost` from the pools, which must cover it together. */
export function spend(from: Pools, cost: number): Pools {
  const plan = Math.min(cost, from.plan)
  return { plan, pack: cost - plan }
}

export const minus = (a: Pools, b: Pools): Pools => ({
  plan: a.plan - b.plan,
  pack: a.pack - b.pack,
})

export const plus = (a: Pools, b: Pools): Pools => ({
  plan: a.plan + b.plan,
  pack: a.pack + b.pack,
})

export const total = (pools: Pools): number => pools.plan + pools.pack
