// The calls of the management API and of identity: keys, account, usage, billing, sessions.
import { Caller, type CallOptions } from './caller.js'

export class ManagementCalls extends Caller {
  /** Mints an API key. It is in this answer and nowhere else. */
  mintKey(key: { label?: string } = {}, options: CallOptions = {}) {
    return this.call('mint-key', { ...options, credential: 'session', body: key })
  }

  listKeys(options: CallOptions = {}) {
    return this.call('list-keys', { ...options, credential: 'session' })
  }

  revokeKey(keyId: string, options: CallOptions = {}) {
    return this.call('revoke-key', { ...options, credential: 'session', params: { keyId } })
  }

  /** A short-lived token of the main API, for pages that hold a session. */
  accessToken(options: CallOptions = {}) {
    return this.call('access-token', { ...options, credential: 'session' })
  }

  account(options: CallOptions = {}) {
    return this.call('account', { ...options, credential: 'session' })
  }

  /** Everything that is kept about the account. */
  accountData(options: CallOptions = {}) {
    return this.call('account-data', { ...options, credential: 'session' })
  }

  /** Deletes the account. */
  closeAccount(options: CallOptions = {}) {
    return this.call('close-account', { ...options, credential: 'session' })
  }

  usage(options: CallOptions = {}) {
    return this.call('usage', { ...options, credential: 'session' })
  }

  usageDaily(options: CallOptions = {}) {
    return this.call('usage-daily', { ...options, credential: 'session' })
  }

  /** Begins a purchase on the page of the payment provider. */
  checkout(item: { plan: string } | { pack: string }, options: CallOptions = {}) {
    return this.call('checkout', { ...options, credential: 'session', body: item })
  }

  portal(options: CallOptions = {}) {
    return this.call('portal', { ...options, credential: 'session', body: {} })
  }

  listConnections(options: CallOptions = {}) {
    return this.call('list-connections', { ...options, credential: 'session' })
  }

  revokeConnection(connectionId: string, options: CallOptions = {}) {
    const params = { connectionId }
    return this.call('revoke-connection', { ...options, credential: 'session', params })
  }

  /** Makes an account and opens a session. */
  signUp(credentials: { email: string; password: string }, options: CallOptions = {}) {
    return this.call('sign-up', { ...options, credential: 'none', body: credentials })
  }

  signIn(credentials: { email: string; password: string }, options: CallOptions = {}) {
    return this.call('sign-in', { ...options, credential: 'none', body: credentials })
  }
}
