// Closes an account: forgets who its holder was and ends all access, but keeps its books.
import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.js'

/** All of it or nothing. Afterwards no key, tool, password or session reaches the account. */
export async function closeAccount(db: Kysely<Database>, id: string, at: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // The alias goes too: an installation's operator gets a new account at the next start.
    const closed = { closed_at: at, alias: null }
    await tx.updateTable('accounts').set(closed).where('id', '=', id).execute()
    await tx.deleteFrom('users').where('account_id', '=', id).execute()
    await tx
      .updateTable('api_keys')
      .set({ revoked_at: at })
      .where('account_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute()
    const grants = tx.selectFrom('connections').select('grant_id').where('account_id', '=', id)
    await tx.deleteFrom('oauth_objects').where('grant_id', 'in', grants).execute()
    await tx
      .updateTable('connections')
      .set({ revoked_at: at })
      .where('account_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute()
  })
}
