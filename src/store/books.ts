// The books of a whole store before and after its rows are copied, and whether anybody is writing
// to it.
import type { Kysely } from 'kysely'
import { checkLedgers } from './check-ledger.js'
import type { Database } from './schema.js'

/** A refusal with a text that the operator can act on. */
export class StoreRefusal extends Error {}

export interface Books {
  accounts: number
  /** The sum of all ledgers. */
  credits: number
}

/** Throws a refusal when the books of an account do not balance. */
export async function balancedBooks(db: Kysely<Database>, what: string): Promise<Books> {
  const checks = await checkLedgers(db)
  const wrong = checks.find((check) => !check.ok)
  if (wrong) {
    throw new StoreRefusal(
      `The books of ${what} do not balance (${wrong.accountId}: ${wrong.problems.join(', ')}).`,
    )
  }
  return {
    accounts: checks.length,
    credits: checks.reduce((sum, check) => sum + check.ledger, 0),
  }
}

export const sameBooks = (one: Books, other: Books): boolean =>
  one.accounts === other.accounts && one.credits === other.credits

export async function refuseWhileInUse(
  db: Kysely<Database>,
  now: number,
  what: string,
): Promise<void> {
  const alive = await db
    .selectFrom('processes')
    .select('id')
    .where('alive_until', '>', now)
    .executeTakeFirst()
  if (alive) {
    throw new StoreRefusal(
      `A server uses ${what}, or did until a moment ago. Stop it and wait half a minute.`,
    )
  }
}
