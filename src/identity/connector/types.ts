// The connector flow: an account's holder lets outside tools act for the account, and ends that
// again.
import type { default as OidcProvider } from 'oidc-provider'
import type { Connection, RevokedConnection } from '../../contract/keys.js'

export interface NewConnection {
  accountId: string
  grantId: string
  clientId: string
  clientName: string
}

export interface Connector {
  /** The authorization server; made once the public address is known. */
  provider(): Promise<OidcProvider>
  /** The account of a live access token; undefined for any other text. */
  authenticate(token: string): Promise<string | undefined>
  /** Stores the connection that the holder has just consented to. */
  connect(connection: NewConnection): Promise<void>
  /** Newest first, including ended ones. */
  list(accountId: string): Promise<Connection[]>
  /** Ends the connection with all its tokens. Repeating it gives the same answer. */
  revoke(accountId: string, connectionId: string): Promise<RevokedConnection>
  close(): Promise<void>
}

export interface ConnectorOptions {
  /** The public address of this server, which is also the issuer. */
  publicUrl(): string
  /** Fetches client-ID metadata documents: from public hosts only, without redirects. */
  fetchMetadata(url: string): Promise<Uint8Array>
  /** Whether a caller at this address may make us fetch another document now. */
  mayFetch(from: string): Promise<boolean>
}
