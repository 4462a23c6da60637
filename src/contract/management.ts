// Resources of the management API: keys, account, usage, billing.
import { type Static, Type } from 'typebox'

const Timestamp = Type.String({ format: 'date-time' })
const MaybeTimestamp = Type.Union([Timestamp, Type.Null()])

export const MintedKey = Type.Object(
  {
    key: Type.String({ description: 'Shown exactly once' }),
    keyId: Type.String({ description: 'Prefix key_' }),
    keyPrefix: Type.String(),
    label: Type.String(),
  },
  { $id: 'MintedKey' },
)
export type MintedKey = Static<typeof MintedKey>

export const KeySummary = Type.Object(
  {
    keyId: Type.String(),
    keyPrefix: Type.String(),
    label: Type.String(),
    createdAt: Timestamp,
    lastUsedAt: MaybeTimestamp,
    revokedAt: MaybeTimestamp,
  },
  { $id: 'KeySummary' },
)
export type KeySummary = Static<typeof KeySummary>

export const KeyList = Type.Object({ keys: Type.Array(KeySummary) }, { $id: 'KeyList' })

export const RevokedKey = Type.Object(
  { keyId: Type.String(), revoked: Type.Literal(true), revokedAt: Timestamp },
  { $id: 'RevokedKey' },
)
export type RevokedKey = Static<typeof RevokedKey>

export const Plan = Type.Object({
  id: Type.String(),
  name: Type.String(),
  monthly_price_cents: Type.Integer(),
  monthly_credits: Type.Integer(),
  rate_limit_rpm: Type.Integer(),
})
export type Plan = Static<typeof Plan>

export const Pack = Type.Object({
  id: Type.String(),
  name: Type.String(),
  price_cents: Type.Integer(),
  credits: Type.Integer(),
})
export type Pack = Static<typeof Pack>

export const Account = Type.Object(
  {
    plan: Type.String(),
    credits: Type.Integer(),
    rate_limit_rpm: Type.Integer(),
    stripe_customer: Type.Boolean(),
    catalog: Type.Object({ plans: Type.Array(Plan), packs: Type.Array(Pack) }),
  },
  { $id: 'Account' },
)
export type Account = Static<typeof Account>

export const Usage = Type.Object(
  {
    plan: Type.String(),
    credits_remaining: Type.Integer(),
    period: Type.String({ description: 'YYYY-MM' }),
    credits_used_this_period: Type.Integer(),
    calls_this_period: Type.Integer(),
  },
  { $id: 'Usage' },
)
export type Usage = Static<typeof Usage>

export const UsageByDay = Type.Object(
  {
    from: Type.String({ description: 'YYYY-MM-DD, UTC' }),
    to: Type.String({ description: 'YYYY-MM-DD, UTC' }),
    days: Type.Array(
      Type.Object({
        day: Type.String({ description: 'YYYY-MM-DD, UTC' }),
        operation: Type.String(),
        calls: Type.Integer(),
        credits: Type.Integer(),
      }),
    ),
  },
  { $id: 'UsageByDay' },
)
export type UsageByDay = Static<typeof UsageByDay>

export const CheckoutSession = Type.Object(
  { url: Type.String(), session_id: Type.String() },
  { $id: 'CheckoutSession' },
)
export type CheckoutSession = Static<typeof CheckoutSession>

export const PortalSession = Type.Object({ url: Type.String() }, { $id: 'PortalSession' })
export type PortalSession = Static<typeof PortalSession>

export const Connection = Type.Object(
  {
    connectionId: Type.String({ description: 'Prefix conn_' }),
    clientId: Type.String(),
    name: Type.String({ description: 'As the tool calls itself' }),
    scopes: Type.Array(Type.String()),
    createdAt: Timestamp,
    lastUsedAt: MaybeTimestamp,
    revokedAt: MaybeTimestamp,
  },
  { $id: 'Connection' },
)
export type Connection = Static<typeof Connection>

export const ConnectionList = Type.Object(
  { connections: Type.Array(Connection) },
  { $id: 'ConnectionList' },
)

export const RevokedConnection = Type.Object(
  { connectionId: Type.String(), revoked: Type.Literal(true), revokedAt: Timestamp },
  { $id: 'RevokedConnection' },
)
export type RevokedConnection = Static<typeof RevokedConnection>

export const Session = Type.Object(
  {
    token: Type.String({ description: 'Dashboard session JWT' }),
    expires_in: Type.Integer({ description: 'Seconds' }),
    account_id: Type.String({ description: 'Prefix acct_' }),
  },
  { $id: 'Session' },
)
export type Session = Static<typeof Session>

export const ClosedAccount = Type.Object(
  { account_id: Type.String(), closed: Type.Literal(true) },
  { $id: 'ClosedAccount' },
)
export type ClosedAccount = Static<typeof ClosedAccount>

export const AccountData = Type.Object(
  {
    account_id: Type.String(),
    created_at: Timestamp,
    email: Type.String({ description: "'' for an account without a password" }),
    plan: Type.String(),
    credits: Type.Integer(),
    billing_customer: Type.Union([Type.String(), Type.Null()]),
    keys: Type.Array(KeySummary),
    connections: Type.Array(Connection),
    ledger: Type.Array(
      Type.Object({
        at: Timestamp,
        kind: Type.String(),
        operation: Type.Union([Type.String(), Type.Null()]),
        credits: Type.Integer(),
        request_id: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  },
  { $id: 'AccountData' },
)
export type AccountData = Static<typeof AccountData>

export const AccessToken = Type.Object(
  {
    token: Type.String({ description: 'Bearer token of the main API' }),
    expires_in: Type.Integer({ description: 'Seconds' }),
  },
  { $id: 'AccessToken' },
)
export type AccessToken = Static<typeof AccessToken>

export const Health = Type.Object({ status: Type.String(), env: Type.String() }, { $id: 'Health' })
export type Health = Static<typeof Health>

export const Pong = Type.Object(
  {
    pong: Type.Literal(true),
    account: Type.String(),
    plan: Type.String(),
    credits_remaining: Type.Integer(),
    time: Timestamp,
  },
  { $id: 'Pong' },
)
export type Pong = Static<typeof Pong>
