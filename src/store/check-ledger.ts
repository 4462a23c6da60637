// Checks whether the books balance: the sum of all entries must be what can be spent plus what is
// held.
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.js'

export interface LedgerCheck {
  accountId: string
  ok: boolean
  /** Sum of all entries. */
  ledger: number
  /** What can be spent, and what open holds keep. */
  available: number
  held: number
  /** One sentence each; empty when the books balance. */
  problems: string[]
}

interface Sums {
  account_id: string
  plan_available: number
  pack_available: number
  plan_entered: number
  pack_entered: number
  plan_held: number
  pack_held: number
  charged: number
  used: number
}

/**
 * Checks one account, or all of them. A single statement sees a single moment, so the check is
 * right even under load.
 */
export async function checkLedgers(
  db: Kysely<Database>,
  accountId?: string,
): Promise<LedgerCheck[]> {
  const one = accountId === undefined ? sql`` : sql`where b.account_id = ${accountId}`
  const { rows } = await sql<Sums>`
    select b.account_id,
      b.plan_credits as plan_available,
      b.pack_credits as pack_available,
      coalesce(l.plan_entered, 0) as plan_entered,
      coalesce(l.pack_entered, 0) as pack_entered,
      coalesce(h.plan_held, 0) as plan_held,
      coalesce(h.pack_held, 0) as pack_held,
      coalesce(l.charged, 0) as charged,
      coalesce(u.used, 0) as used
    from balances b
    left join (
      select account_id, sum(plan_delta) as plan_entered, sum(pack_delta) as pack_entered,
        -sum(case when kind in ('charge', 'refund') then plan_delta + pack_delta else 0 end)
          as charged
      from ledger group by account_id
    ) l on l.account_id = b.account_id
    left join (
      select account_id, sum(plan_credits) as plan_held, sum(pack_credits) as pack_held
      from holds group by account_id
    ) h on h.account_id = b.account_id
    left join (
      select account_id, sum(credits_used) as used from usage_periods group by account_id
    ) u on u.account_id = b.account_id
    ${one}
    order by b.account_id
  `.execute(db)
  return rows.map(check)
}

function check(sums: Sums): LedgerCheck {
  const rules: [boolean, string][] = [
    [sums.plan_available >= 0 && sums.pack_available >= 0, 'a balance is negative'],
    [sums.plan_entered === sums.plan_available + sums.plan_held, 'plan credits do not add up'],
    [sums.pack_entered === sums.pack_available + sums.pack_held, 'pack credits do not add up'],
    [sums.charged === sums.used, 'usage differs from what was charged'],
  ]
  const problems = rules.filter(([holds]) => !holds).map(([, problem]) => problem)
  return {
    accountId: sums.account_id,
    ok: problems.length === 0,
    ledger: sums.plan_entered + sums.pack_entered,
    available: sums.plan_available + sums.pack_available,
    held: sums.plan_held + sums.pack_held,
    problems,
  }
}
