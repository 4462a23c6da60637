// Repeated calls: which one runs, which one must wait, and which one is not charged again.

import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { RolecallError } from '../runtime/errors.js'
import { DAY_MS } from '../runtime/units.js'
import type { Database } from '../store/schema.js'
import type { Store } from '../store/types.js'
import type { IdempotentRequest } from './types.js'

/** As other services allow, so that clients bring the keys they have; a longer one is a mistake. */
const KEY_CHARS_MAX = 255
/**
 * A key is remembered for a day: clients repeat a call within minutes, and a queue that was stopped
 * over night within hours.
 */
const KEPT_MS = DAY_MS
/** Migration 006 hashed the stored keys by the same rule. */
const KEY_PURPOSE = 'idempotency-key'

export type Claim =
  /** The first call with this key: it runs and is charged. */
  | { kind: 'first' }
  /** It was charged before: it runs again without a charge. */
  | { kind: 'repeat'; charged: number }

export interface Claimant {
  accountId: string
  holdId: string
  processId: string
  /** Keyed hash of what was fetched; null before that, and for a call that fetches nothing. */
  content: string | null
}

/** A call with its key, and what was fetched for it. */
export interface FetchedCall {
  id: string
  accountId: string
  content: string | null
  request: { idempotency?: IdempotentRequest }
}

const otherRequest = (what: string): RolecallError =>
  new RolecallError('idempotency_conflict', `This Idempotency-Key was used with another ${what}.`)

export const isConflict = (error: unknown): boolean =>
  error instanceof RolecallError && error.code === 'idempotency_conflict'

export class Idempotency {
  readonly #store: Store
  readonly #db: Kysely<Database>
  readonly #pepper: Buffer

  constructor(store: Store, pepper: Buffer) {
    this.#store = store
    this.#db = store.db
    this.#pepper = pepper
  }

  /** Each part comes after its length, so that no two lists of parts hash alike. */
  fingerprint(parts: readonly (string | Uint8Array)[]): string {
    const hash = createHmac('sha256', this.#pepper)
    for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
    return hash.digest('hex')
  }

  /**
   * Claims the key for this hold. Throws 409 when another request has the key, or one that still
   * runs. A key whose day is over, or whose process died, is free again.
   */
  async claim(request: IdempotentRequest, claimant: Claimant): Promise<Claim> {
    checkKey(request.key)
    const now = this.#store.clock.now()
    const row = {
      fingerprint: request.fingerprint,
      hold_id: claimant.holdId,
      process_id: claimant.processId,
      charged: null,
      content: claimant.content,
      expires_at: now + KEPT_MS,
    }
    const taken = await this.#db
      .insertInto('idempotency')
      .values({ account_id: claimant.accountId, key: this.#keyHash(claimant, request), ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'key'])
          .doUpdateSet(row)
          .where(sql<boolean>`idempotency.expires_at <= ${now}
            or idempotency.hold_id = ${claimant.holdId}
            or (idempotency.charged is null and not exists (
              select 1 from processes
              where processes.id = idempotency.process_id and processes.alive_until > ${now}))`),
      )
      .returning('hold_id')
      .executeTakeFirst()
    return taken ? { kind: 'first' } : this.#repeat(request, claimant)
  }

  async #repeat(request: IdempotentRequest, claimant: Claimant): Promise<Claim> {
    const row = await this.#db
      .selectFrom('idempotency')
      .select(['fingerprint', 'charged'])
      .where('account_id', '=', claimant.accountId)
      .where('key', '=', this.#keyHash(claimant, request))
      .executeTakeFirst()
    // The other call gave the key up between the two queries.
    if (!row) return this.claim(request, claimant)
    if (row.fingerprint !== request.fingerprint) throw otherRequest('request')
    if (row.charged === null) {
      throw new RolecallError(
        'idempotency_conflict',
        'The first request with this Idempotency-Key is still running.',
      )
    }
    return { kind: 'repeat', charged: row.charged }
  }

  /** Stores the content of the first call, which its repeats must fetch again. */
  async keepContent({ id, content }: FetchedCall): Promise<void> {
    await this.#db.updateTable('idempotency').set({ content }).where('hold_id', '=', id).execute()
  }

  /** A repeat is free because its work was paid for; work on other content was not. */
  async checkContent({ accountId, content, request }: FetchedCall): Promise<void> {
    if (!request.idempotency) return
    const row = await this.#db
      .selectFrom('idempotency')
      .select('content')
      .where('account_id', '=', accountId)
      .where('key', '=', this.#keyHash({ accountId }, request.idempotency))
      .executeTakeFirst()
    if (row?.content !== content) throw otherRequest('document: what the URL leads to has changed')
  }

  /** Callers put names and numbers into their keys, so keys are stored as hashes only. */
  #keyHash({ accountId }: { accountId: string }, { key }: IdempotentRequest): string {
    return this.fingerprint([KEY_PURPOSE, accountId, key])
  }

  /** Frees the key of a call that was not charged. */
  async forget(holdId: string): Promise<void> {
    await this.#db.deleteFrom('idempotency').where('hold_id', '=', holdId).execute()
  }

  async forgetExpired(): Promise<void> {
    const now = this.#store.clock.now()
    await this.#db.deleteFrom('idempotency').where('expires_at', '<=', now).execute()
  }
}

function checkKey(key: string): void {
  if (key.length >= 1 && key.length <= KEY_CHARS_MAX) return
  throw new RolecallError(
    'invalid_request',
    `An Idempotency-Key has 1 to ${KEY_CHARS_MAX} characters.`,
  )
}
