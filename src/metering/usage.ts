// What an account has used and has left in the current period.
import type { Kysely } from 'kysely'
import { RolecallError } from '../runtime/errors.js'
import type { Database } from '../store/schema.js'
import type { Store } from '../store/types.js'
import type { Ledger } from './credits/ledger.js'
import { periodOf } from './period.js'
import type { UsageReport } from './types.js'

interface UsageRow extends UsageReport {
  /** The last period whose credits were granted. */
  openedPeriod: string
}

async function readUsage(
  db: Kysely<Database>,
  accountId: string,
  period: string,
): Promise<UsageRow | undefined> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('balances', 'balances.account_id', 'accounts.id')
    .select((eb) => {
      const usage = eb
        .selectFrom('usage_periods')
        .where('account_id', '=', accountId)
        .where('period', '=', period)
      return [
        'accounts.plan',
        'balances.period as opened_period',
        'balances.plan_credits',
        'balances.pack_credits',
        usage.select((sums) => sums.fn.sum<number>('credits_used').as('used')).as('credits_used'),
        usage.select((sums) => sums.fn.sum<number>('calls').as('counted')).as('calls'),
      ]
    })
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
  return (
    row && {
      plan: row.plan,
      creditsRemaining: row.plan_credits + row.pack_credits,
      period,
      creditsUsed: row.credits_used ?? 0,
      calls: row.calls ?? 0,
      openedPeriod: row.opened_period,
    }
  )
}

/** Grants the period's credits first if this is the account's first question in it. */
export async function currentUsage(
  { clock, db }: Store,
  ledger: Ledger,
  accountId: string,
): Promise<UsageReport> {
  const period = periodOf(clock.now())
  let usage = await readUsage(db, accountId, period)
  if (usage && usage.openedPeriod < period) {
    await ledger.openPeriod(accountId)
    usage = await readUsage(db, accountId, period)
  }
  if (!usage) throw new RolecallError('not_found', 'There is no such account.')
  const { openedPeriod, ...report } = usage
  return report
}
