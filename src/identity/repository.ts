// Users of the embedded issuer, as the store keeps them.
import type { Store } from '../store/types.js'

export interface UserRecord {
  accountId: string
  passwordHash: string
}

export interface UserRepository {
  find(email: string): Promise<UserRecord | undefined>
  emailOf(accountId: string): Promise<string | undefined>
  /** False when the address is taken, also when another sign-up takes it at the same moment. */
  insert(user: UserRecord & { id: string; email: string; createdAt: number }): Promise<boolean>
}

export function userRepository(store: Store): UserRepository {
  const find = async (email: string): Promise<UserRecord | undefined> => {
    const row = await store.db
      .selectFrom('users')
      .select(['account_id', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst()
    return row && { accountId: row.account_id, passwordHash: row.password_hash }
  }

  const insert: UserRepository['insert'] = async (user) => {
    const result = await store.db
      .insertInto('users')
      .values({
        id: user.id,
        account_id: user.accountId,
        email: user.email,
        password_hash: user.passwordHash,
        created_at: user.createdAt,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst()
    return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
  }

  const emailOf = async (accountId: string): Promise<string | undefined> => {
    const row = await store.db
      .selectFrom('users')
      .select('email')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row?.email
  }

  return { find, insert, emailOf }
}
