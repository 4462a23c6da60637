// Resources of the management API: keys, account, usage, billing.
import { type Static, Type } from 'typebox'

const text = (description: string) => Type.String({ description })
const whole = (description: string) => Type.Integer({ description })
const maybeText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
const time = (description: string) => Type.String({ format: 'date-time', description })
const maybeTime = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description })

const KeyId = text('Id of the key, prefix key_')
const KeyPrefix = text('First characters of the key, to tell keys apart')
const Label = text('The label that the key was given; "" for none')
const PlanId = text('Plan of the account')
const Day = (description: string) => text(`${description}: YYYY-MM-DD, UTC`)

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

export const Plan = Type.Object(
  {
    id: text('Id of the plan'),
    name: text('Name of the plan'),
    monthly_price_cents: whole('Price of a month, in cents'),
    monthly_credits: whole('Credits of a month'),
    rate_limit_rpm: whole('Calls a minute'),
  },
  { $id: 'Plan', description: 'A plan of the catalog' },
)
export type Plan = Static<typeof Plan>

export const Pack = Type.Object(
  {
    id: text('Id of the pack'),
    name: text('Name of the pack'),
    price_cents: whole('Price, in cents'),
    credits: whole('Credits; they never expire'),
  },
  { $id: 'Pack', description: 'A pack of credits' },
)
export type Pack = Static<typeof Pack>

export const Account = Type.Object(
  {
    plan: PlanId,
    credits: whole('Credits that can be spent'),
    rate_limit_rpm: whole('Calls a minute, over all keys and nodes'),
    stripe_customer: Type.Boolean({
      description: 'Whether the payment provider knows the account',
    }),
    catalog: Type.Object(
      {
        plans: Type.Array(Plan, { description: 'Plans' }),
        packs: Type.Array(Pack, { description: 'Packs of credits' }),
      },
      { description: 'What can be bought' },
    ),
  },
  { $id: 'Account', description: 'Plan, credits and limit of the account' },
)
export type Account = Static<typeof Account>

export const Usage = Type.Object(
  {
    plan: PlanId,
    credits_remaining: whole('Credits that can be spent'),
    period: text('The current period, YYYY-MM'),
    credits_used_this_period: whole('Credits spent in it'),
    calls_this_period: whole('Calls made in it'),
  },
  { $id: 'Usage', description: 'What the account used in this period' },
)
export type Usage = Static<typeof Usage>

const DayOfUsage = Type.Object(
  {
    day: Day('The day'),
    operation: text('Operation, as the ledger names it'),
    calls: whole('Charged calls'),
    credits: whole('Credits spent'),
  },
  { $id: 'DayOfUsage', description: 'One operation on one day' },
)

export const UsageByDay = Type.Object(
  {
    from: Day('First day'),
    to: Day('Last day'),
    days: Type.Array(DayOfUsage, { description: 'Oldest first; days without a call are left out' }),
  },
  { $id: 'UsageByDay', description: 'What the account used, day by day' },
)
export type UsageByDay = Static<typeof UsageByDay>

export const CheckoutSession = Type.Object(
  { url: text('The page on which to pay'), session_id: text('Id of the purchase') },
  { $id: 'CheckoutSession', description: 'A purchase that was begun' },
)
export type CheckoutSession = Static<typeof CheckoutSession>

export const PortalSession = Type.Object(
  { url: text('The page on which to manage the subscription') },
  { $id: 'PortalSession', description: 'The billing portal' },
)
export type PortalSession = Static<typeof PortalSession>

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

const AccountId = text('Id of the account, prefix acct_')
const Seconds = whole('Seconds until it expires')

export const Session = Type.Object(
  {
    token: text('Dashboard session JWT: Authorization: Bearer on the management API'),
    expires_in: Seconds,
    account_id: AccountId,
  },
  { $id: 'Session', description: 'A dashboard session' },
)
export type Session = Static<typeof Session>

export const ClosedAccount = Type.Object(
  { account_id: AccountId, closed: Type.Literal(true, { description: 'Always true' }) },
  { $id: 'ClosedAccount', description: 'An account that is no more' },
)
export type ClosedAccount = Static<typeof ClosedAccount>

const LedgerEntry = Type.Object(
  {
    at: time('When'),
    kind: text('grant, charge, refund, revoke or lapse'),
    operation: maybeText('Operation that was charged'),
    credits: whole('Credits, negative when they were spent'),
    request_id: maybeText('The request that was charged'),
  },
  { $id: 'LedgerEntry', description: 'A movement of credits' },
)

export const AccountData = Type.Object(
  {
    account_id: AccountId,
    created_at: time('When the account was made'),
    email: text('E-mail address; "" for an account without a password'),
    plan: PlanId,
    credits: whole('Credits that can be spent'),
    billing_customer: maybeText('Id at the payment provider'),
    keys: Type.Array(KeySummary, { description: 'Its keys' }),
    connections: Type.Array(Connection, { description: 'Its connections' }),
    ledger: Type.Array(LedgerEntry, { description: 'Movements of credits, newest first' }),
  },
  { $id: 'AccountData', description: 'Everything that is kept about the account' },
)
export type AccountData = Static<typeof AccountData>

export const AccessToken = Type.Object(
  { token: text('Bearer token of the main API'), expires_in: Seconds },
  { $id: 'AccessToken', description: 'A short-lived token' },
)
export type AccessToken = Static<typeof AccessToken>

export const Health = Type.Object(
  { status: text('ok, or degraded'), env: text('Name of the deployment') },
  { $id: 'Health', description: 'Whether the service can work' },
)
export type Health = Static<typeof Health>

export const Readiness = Type.Object(
  {
    ready: Type.Boolean({ description: 'Whether calls should come here' }),
    checks: Type.Object(
      {
        store: Type.Boolean({ description: 'The store answers' }),
        readers: Type.Boolean({ description: 'A reader of documents is warm' }),
      },
      { description: 'Part by part' },
    ),
  },
  { $id: 'Readiness', description: 'What a balancer asks' },
)
export type Readiness = Static<typeof Readiness>

export const Pong = Type.Object(
  {
    pong: Type.Literal(true, { description: 'Always true' }),
    account: AccountId,
    plan: PlanId,
    credits_remaining: whole('Credits that are left after this call'),
    time: time('The server’s clock'),
  },
  { $id: 'Pong', description: 'The answer of a call that does no work' },
)
export type Pong = Static<typeof Pong>
