// The connector flow: outside tools that act for an account, let in and thrown out by its holder.
import type { default as OidcProvider } from 'oidc-provider'
import type { Connection, RevokedConnection } from '../../contract/management.js'

export interface NewConnection {
  accountId: string
  grantId: string
  clientId: string
  clientName: string
}

export interface Connector {
  /** The authorization server; made once the public address is known. */
  provider(): Promise<OidcProvider>
  /** The account of a live access token; undefined otherwise. */
  authenticate(token: string): Promise<string | undefined>
  /** Keeps what the holder has just consented to. */
  connect(connection: NewConnection): Promise<void>
  /** Newest first, ended ones included. */
  list(accountId: string): Promise<Connection[]>
  /** Ends the connection with all its tokens; again: the same answer. */
  revoke(accountId: string, connectionId: string): Promise<RevokedConnection>
  close(): Promise<void>
}

export interface ConnectorOptions {
  /** Also the issuer. */
  publicUrl(): string
  /** For client-ID metadata documents: public hosts alone, no redirects. */
  fetchMetadata(url: string): Promise<Uint8Array>
  /** Whether a caller at this address may make us fetch another document just now. */
  mayFetch(from: string): Promise<boolean>
}
