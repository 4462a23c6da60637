// Resources of the management API: what may act for an account, API keys and connected tools.
import { type Static, Type } from 'typebox'
import { maybeTime, text, time } from './fields.js'

const KeyId = text('Id of the key, prefix key_')
const KeyPrefix = text('First characters of the key, to tell keys apart')
const Label = text('The label that the key was given; "" for none')

export const MintedKey = Type.Object(
  {
    key: text('The key. It is shown exactly once'),
    keyId: KeyId,
    keyPrefix: KeyPrefix,
    label: Label,
  },
  { $id: 'MintedKey', description: 'A new API key' },
)
export type MintedKey = Static<typeof MintedKey>

export const KeySummary = Type.Object(
  {
    keyId: KeyId,
    keyPrefix: KeyPrefix,
    label: Label,
    createdAt: time('When it was minted'),
    lastUsedAt: maybeTime('When it was last used; null for never'),
    revokedAt: maybeTime('When it was revoked; null while it works'),
  },
  { $id: 'KeySummary', description: 'An API key, without the key itself' },
)
export type KeySummary = Static<typeof KeySummary>

export const KeyList = Type.Object(
  { keys: Type.Array(KeySummary, { description: 'Newest first, revoked ones included' }) },
  { $id: 'KeyList', description: 'The keys of the account' },
)
export type KeyList = Static<typeof KeyList>

export const RevokedKey = Type.Object(
  {
    keyId: KeyId,
    revoked: Type.Literal(true, { description: 'Always true' }),
    revokedAt: time('When it was revoked'),
  },
  { $id: 'RevokedKey', description: 'A key that works no more' },
)
export type RevokedKey = Static<typeof RevokedKey>

const ConnectionId = text('Id of the connection, prefix conn_')

export const Connection = Type.Object(
  {
    connectionId: ConnectionId,
    clientId: text('Id of the tool'),
    name: text('As the tool calls itself'),
    scopes: Type.Array(Type.String(), { description: 'What it may do' }),
    createdAt: time('When it was let in'),
    lastUsedAt: maybeTime('When it last called; null for never'),
    revokedAt: maybeTime('When it was ended; null while it works'),
  },
  { $id: 'Connection', description: 'An outside tool that may act for the account' },
)
export type Connection = Static<typeof Connection>

export const ConnectionList = Type.Object(
  { connections: Type.Array(Connection, { description: 'Newest first, ended ones included' }) },
  { $id: 'ConnectionList', description: 'The tools that are connected to the account' },
)

export const RevokedConnection = Type.Object(
  {
    connectionId: ConnectionId,
    revoked: Type.Literal(true, { description: 'Always true' }),
    revokedAt: time('When it was ended'),
  },
  { $id: 'RevokedConnection', description: 'A connection that works no more' },
)
export type RevokedConnection = Static<typeof RevokedConnection>
