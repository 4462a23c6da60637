// The connector service: the authorization server, its tokens, and the connections behind them.

import { exportJWK, generateKeyPair } from 'jose'
import type { default as Provider } from 'oidc-provider'
import type { Connection, RevokedConnection } from '../../contract/keys.js'
import { RolecallError } from '../../runtime/errors.js'
import { ExpiringCache } from '../../runtime/expiring-cache.js'
import { randomBase62, randomId } from '../../runtime/ids.js'
import { MINUTE_MS } from '../../runtime/units.js'
import type { Store } from '../../store/types.js'
import { type AdapterEvents, StoreAdapter } from './adapter.js'
import { loadLibrary } from './load-library.js'
import { ConnectionRepository, type ConnectionRow } from './repository.js'
import { connectorSettings, SCOPE, type SettingsParts } from './settings.js'
import type { Connector, ConnectorOptions, NewConnection } from './types.js'

/** The same as for keys: a revoked token is refused everywhere within a minute. */
const CACHE = { ttlMs: 30_000, entriesMax: 10_000 }
/** 43 characters of 62 carry 256 bits. */
const COOKIE_KEY_CHARS = 43
/** What has expired is refused anyway; sweeping only keeps the table small. */
const SWEEP_MS = 10 * MINUTE_MS
const TOKEN = /^[\w-]{43}$/
/** Enough for a tool's name on the consent page. */
const NAME_CHARS_MAX = 100

interface KnownToken {
  accountId: string
  connectionId: string
  grantId: string
  expiresAt: number
}

interface TokenPayload {
  exp: number
  scope?: string
  accountId: string
}

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

const shown = (row: ConnectionRow): Connection => ({
  connectionId: row.id,
  clientId: row.client_id,
  name: row.client_name,
  scopes: [SCOPE],
  createdAt: new Date(row.created_at).toISOString(),
  lastUsedAt: iso(row.last_used_at),
  revokedAt: iso(row.revoked_at),
})

export interface ConnectorParts {
  store: Store
  errorPage: SettingsParts['errorPage']
}

export function createConnector(parts: ConnectorParts, options: ConnectorOptions): Connector {
  return new ConnectorService(parts, options)
}

class ConnectorService implements Connector {
  readonly #parts: ConnectorParts
  readonly #options: ConnectorOptions
  readonly #repository: ConnectionRepository
  readonly #known: ExpiringCache<KnownToken>
  readonly #timer: NodeJS.Timeout
  #provider: Promise<Provider> | undefined
  /** A look-up that began before a revocation may still find the token live: it is not cached. */
  #endings = 0

  constructor(parts: ConnectorParts, options: ConnectorOptions) {
    this.#parts = parts
    this.#options = options
    this.#repository = new ConnectionRepository(parts.store)
    this.#known = new ExpiringCache({ clock: parts.store.clock, ...CACHE })
    // The next sweep makes up for one that fails: expired rows are never used.
    const sweep = () => this.#repository.forgetExpired().catch(() => {})
    this.#timer = setInterval(() => void sweep(), SWEEP_MS).unref()
  }

  provider(): Promise<Provider> {
    this.#provider ??= this.#open().catch((error: unknown) => {
      this.#provider = undefined
      throw error
    })
    return this.#provider
  }

  async authenticate(token: string): Promise<string | undefined> {
    if (!TOKEN.test(token)) return undefined
    const now = this.#parts.store.clock.now()
    const known = this.#known.get(token) ?? (await this.#lookUp(token, now))
    return known && known.expiresAt > now ? known.accountId : undefined
  }

  async connect({ accountId, grantId, clientId, clientName }: NewConnection): Promise<void> {
    await this.#repository.insert({
      id: randomId('conn_'),
      account_id: accountId,
      grant_id: grantId,
      client_id: clientId,
      client_name: clientName.slice(0, NAME_CHARS_MAX),
      created_at: this.#parts.store.clock.now(),
      last_used_at: null,
      revoked_at: null,
    })
  }

  async list(accountId: string): Promise<Connection[]> {
    return (await this.#repository.ofAccount(accountId)).map(shown)
  }

  async revoke(accountId: string, connectionId: string): Promise<RevokedConnection> {
    const now = this.#parts.store.clock.now()
    const revokedAt = await this.#repository.revoke(accountId, connectionId, now)
    if (revokedAt === undefined)
      throw new RolecallError('not_found', 'There is no such connection.')
    this.#forget((known) => known.connectionId === connectionId)
    return { connectionId, revoked: true, revokedAt: new Date(revokedAt).toISOString() }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
  }

  async #lookUp(token: string, now: number): Promise<KnownToken | undefined> {
    const endings = this.#endings
    const row = await this.#repository.byToken(token)
    if (!row) return undefined
    const { exp, scope, accountId } = JSON.parse(row.payload) as TokenPayload
    const fits = accountId === row.accountId && (scope ?? '').split(' ').includes(SCOPE)
    if (!fits || exp * 1000 <= now) return undefined
    const { connectionId, grantId } = row
    const known = { accountId, connectionId, grantId, expiresAt: exp * 1000 }
    if (endings === this.#endings) this.#known.set(token, known)
    await this.#repository.noteUse(connectionId, now)
    return known
  }

  #forget(ended: (known: KnownToken, token: string) => boolean): void {
    this.#endings += 1
    this.#known.deleteWhere(ended)
  }

  async #open(): Promise<Provider> {
    const { store, errorPage } = this.#parts
    const publicUrl = this.#options.publicUrl()
    const cookieKey = await store.secrets.text('connector-cookies', () =>
      randomBase62(COOKIE_KEY_CHARS),
    )
    const key = JSON.parse(await store.secrets.text('connector-signing-key', makeKey))
    const { default: OidcProvider, errors } = await loadLibrary()
    const events: AdapterEvents = {
      usedTwice: () => new errors.InvalidGrant('already used'),
      tokenEnded: (token) => this.#forget((_known, one) => one === token),
      grantEnded: (grantId) => this.#forget((known) => known.grantId === grantId),
    }
    const provider = new OidcProvider(
      publicUrl,
      connectorSettings({
        publicUrl,
        cookieKey,
        jwks: { keys: [key] },
        adapter: (model) => new StoreAdapter(store, model, events),
        fetchMetadata: this.#options.fetchMetadata,
        mayFetch: this.#options.mayFetch,
        errorPage,
        unknownResource: () => new errors.InvalidTarget(),
      }),
    )
    // Anyone may register a client with an address, so errors before consent never redirect there
    // (RFC 9700, 4.11.2): they are shown on a page of ours.
    provider.on('authorization.error', (ctx, error) => {
      if (ctx.oidc.route !== 'authorization') return
      Object.assign(error, { allow_redirect: false })
      // Some of these errors carry the status of the redirect they replace.
      ctx.status = 400
    })
    // Our own mount sets host and scheme from the public address: see http/oauth.
    provider.proxy = true
    return provider
  }
}

/** The library asks for a signing key, though nothing that is issued here is signed. */
async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify({ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' })
}
