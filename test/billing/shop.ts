// A customer for these suites: an account, what it does in the browser, and what its books say.
import type { Stripe } from 'stripe'
import { expect } from 'vitest'
import { openStripe } from '../../src/billing/stripe-client.js'
import { openTestApp, type TestApp } from '../support/app.js'
import { MovableClock } from '../support/movable-clock.js'

export interface Entry {
  kind: string
  reference: string
  plan: number
  pack: number
}

export interface Shop {
  app: TestApp
  clock: MovableClock
  /** Signs up over HTTP. */
  signUp(): Promise<Customer>
  /** Moves the clock, and runs the provider's due work. */
  moveTo(at: string): Promise<void>
  /** Every event so far, oldest first, as it was sent. */
  events(): Promise<{ id: string; type: string; body: string }[]>
  /** Sends a body to the webhook, signed now. */
  send(body: string): Promise<number>
  sign(body: string, atSeconds?: number, secret?: string): Promise<string>
  /** The provider's SDK, as whoever runs the shop has it. */
  stripe: Stripe
  /** Refunds the customer's payment number `at` (-1: the last), by default all of it. */
  refund(customer: Customer, at: number, amount?: number): Promise<void>
}

export interface Customer {
  accountId: string
  session: string
  account(): Promise<{ plan: string; credits: number; rpm: number; customer: boolean }>
  /** Buys on the provider's page; returns the address where the browser ends. */
  buy(what: { plan: string } | { pack: string }): Promise<string>
  /** Presses a button on the portal page. */
  portal(action: string, price?: RegExp): Promise<string>
  ledger(): Promise<Entry[]>
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  redirect: 'manual',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** The hidden price of the plan whose button matches the label. */
function priceOn(page: string, label: RegExp): string {
  const forms = page.split('<form').filter((one) => label.test(one))
  return /name="price" value="([^"]+)"/.exec(forms[0] ?? '')?.[1] ?? ''
}

let people = 0

async function customerOf(app: TestApp, clock: MovableClock): Promise<Customer> {
  people += 1
  const body = { email: `buyer${people}@example.com`, password: 'a long enough one' }
  const { data } = (await app.call('/auth/sign-up', { body })).body
  const { token: session, account_id: accountId } = data as { token: string; account_id: string }

  const account: Customer['account'] = async () => {
    const answer = await app.call('/v1/account', { session })
    const { plan, credits, rate_limit_rpm: rpm, stripe_customer: customer } = answer.body.data
    return { plan, credits, rpm, customer } as Awaited<ReturnType<Customer['account']>>
  }

  const buy: Customer['buy'] = async (what) => {
    // Two payments at the same instant would have no order.
    clock.advance(1)
    const answer = await app.call('/v1/billing/checkout', { session, body: what })
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('session_id')])
    const { url } = answer.body.data as { url: string }
    const page = await (await fetch(url)).text()
    expect(page).toContain('Test payments.')
    if (url.includes('/portal/')) {
      const price = priceOn(page, /Confirm: /)
      return (await fetch(url, form({ action: 'change', price }))).headers.get('location') ?? ''
    }
    return (await fetch(url, form({ action: 'pay' }))).headers.get('location') ?? ''
  }

  const portal: Customer['portal'] = async (action, label) => {
    const answer = await app.call('/v1/billing/portal', { session, body: {} })
    const { url } = answer.body.data as { url: string }
    const page = await (await fetch(url)).text()
    const price = label ? priceOn(page, label) : ''
    await fetch(url, form({ action, price }))
    return (await fetch(url)).text()
  }

  const ledger: Customer['ledger'] = async () => {
    const rows = await app.services.store.db
      .selectFrom('ledger')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      kind: row.kind,
      reference: row.reference,
      plan: row.plan_delta,
      pack: row.pack_delta,
    }))
  }
  return { accountId, session, account, buy, portal, ledger }
}

export async function openShop(at: string): Promise<Shop> {
  const clock = new MovableClock(at)
  const app = await openTestApp({ clock, env: { ROLECALL_SESSION_SECONDS: '2592000' } })
  const provider = app.services.billing.testProvider
  if (!provider) throw new Error('these suites need the built-in provider')
  const { secret, key, address } = await provider.open()
  const stripe = await openStripe(key, address)
  const objects = async <T>(kind: string): Promise<T[]> => {
    const rows = await app.services.store.db
      .selectFrom('test_provider')
      .select('body')
      .where('kind', '=', kind)
      .orderBy('created_at')
      .execute()
    return rows.map(({ body }) => JSON.parse(body) as T)
  }

  const sign: Shop['sign'] = async (payload, atSeconds, withSecret = secret) =>
    stripe.webhooks.generateTestHeaderString({
      payload,
      secret: withSecret,
      timestamp: atSeconds ?? Math.floor(clock.now() / 1000),
    })

  return {
    app,
    clock,
    signUp: () => customerOf(app, clock),
    moveTo: async (later) => {
      clock.set(later)
      await provider.tick()
    },
    events: async () => {
      const events = await objects<{ id: string; type: string }>('event')
      return events.map((event) => ({ ...event, body: JSON.stringify(event) }))
    },
    sign,
    stripe,
    refund: async ({ accountId }, at, amount) => {
      const { customer } = await app.services.store.db
        .selectFrom('billing_customers')
        .select('customer')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      const charges = await objects<{ customer: string; payment_intent: string }>('charge')
      const charge = charges.filter((one) => one.customer === customer).at(at)
      const payment_intent = charge?.payment_intent ?? ''
      await stripe.refunds.create({ payment_intent, ...(amount && { amount }) })
    },
    send: async (body) => {
      const headers = { 'stripe-signature': await sign(body) }
      return (await app.call('/v1/billing/webhook', { headers, body })).status
    },
  }
}
