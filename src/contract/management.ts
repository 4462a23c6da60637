// Resources of the management API: plans, the account, its usage, billing and sessions.
import { type Static, Type } from 'typebox'
import { maybeText, text, time, whole } from './fields.js'
import { Connection, KeySummary } from './keys.js'

export const PlanId = text('Plan of the account')
const Day = (description: string) => text(`${description}: YYYY-MM-DD, UTC`)

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

export const AccountId = text('Id of the account, prefix acct_')
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
