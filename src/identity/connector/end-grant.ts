// Ends what an account holder consented to: deletes its tokens and ends its connection.
import type { Kysely } from 'kysely'
import type { Database } from '../../store/schema.js'

export async function endGrant(db: Kysely<Database>, grantId: string, at: number): Promise<void> {
  await db
    .updateTable('connections')
    .set({ revoked_at: at })
    .where('grant_id', '=', grantId)
    .where('revoked_at', 'is', null)
    .execute()
  await db
    .deleteFrom('oauth_objects')
    .where((eb) =>
      eb.or([
        eb('grant_id', '=', grantId),
        eb.and([eb('model', '=', 'Grant'), eb('id', '=', grantId)]),
      ]),
    )
    .execute()
}
