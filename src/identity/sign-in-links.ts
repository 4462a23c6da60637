// One-time codes that sign an account in without a password: for the operator, from the terminal.

import { randomBase62 } from '../runtime/ids.js'
import { DAY_MS } from '../runtime/units.js'
import type { Store } from '../store/types.js'
import { hashId } from './connector/hash-id.js'

/**
 * Kept with the authorization server's objects: these are short-lived hashes too, and swept alike.
 */
const MODEL = 'SignInLink'
/** 32 characters of 62 carry 190 bits. */
const CODE_CHARS = 32
const CODE = /^[0-9A-Za-z]{32}$/

export interface SignInLinks {
  make(accountId: string): Promise<string>
  /** Gives the account to the first who brings the code. */
  redeem(code: string): Promise<string | undefined>
}

export function signInLinks(store: Store): SignInLinks {
  const make = async (accountId: string): Promise<string> => {
    const code = randomBase62(CODE_CHARS)
    const row = {
      model: MODEL,
      id: hashId(MODEL, code),
      uid: null,
      grant_id: null,
      payload: JSON.stringify({ accountId }),
      consumed_at: null,
      expires_at: store.clock.now() + DAY_MS,
    }
    await store.db.insertInto('oauth_objects').values(row).execute()
    return code
  }

  const redeem = async (code: string): Promise<string | undefined> => {
    if (!CODE.test(code)) return undefined
    // Deleting takes the row, so of two who come together only one gets it.
    const row = await store.db
      .deleteFrom('oauth_objects')
      .where('model', '=', MODEL)
      .where('id', '=', hashId(MODEL, code))
      .where('expires_at', '>', store.clock.now())
      .returning('payload')
      .executeTakeFirst()
    return row && (JSON.parse(row.payload) as { accountId: string }).accountId
  }

  return { make, redeem }
}
