// The webhook: whose events count, that each counts once, and that order and repetition change
// nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Customer, type Entry, openShop, type Shop } from './shop.js'

const shops: Shop[] = []
const open = async (at = '2026-01-31T12:00:00Z'): Promise<Shop> => {
  const shop = await openShop(at)
  shops.push(shop)
  return shop
}
let shop: Shop
beforeAll(async () => {
  shop = await open()
})
afterAll(async () => {
  for (const one of shops) await one.app.close()
})

const nothing = JSON.stringify({
  id: 'evt_unsigned',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { id: 'in_x', object: 'invoice', customer: 'cus_x', lines: { data: [] } } },
})

describe('an event', () => {
  const post = async (body: string, headers: Record<string, string>) => {
    const answer = await shop.app.call('/v1/billing/webhook', { body, headers })
    return [answer.status, answer.body.error?.code]
  }
  const seconds = () => Math.floor(shop.clock.now() / 1000)

  it('without a good signature is refused', async () => {
    const refused = [400, 'invalid_request']
    const good = await shop.sign(nothing)
    const cases: Record<string, Record<string, string>> = {
      missing: {},
      empty: { 'stripe-signature': '' },
      'not a signature': { 'stripe-signature': 'hello' },
      'another secret': { 'stripe-signature': await shop.sign(nothing, seconds(), 'whsec_other') },
      'an empty secret': { 'stripe-signature': await shop.sign(nothing, seconds(), ' ') },
      'another body': { 'stripe-signature': await shop.sign(`${nothing} `) },
      'another time': { 'stripe-signature': good.replace(/t=\d+/, `t=${seconds() - 1}`) },
      'older than 300 s': { 'stripe-signature': await shop.sign(nothing, seconds() - 301) },
      'another scheme': { 'stripe-signature': good.replace('v1=', 'v0=') },
    }
    for (const [name, headers] of Object.entries(cases)) {
      expect([name, ...(await post(nothing, headers))]).toEqual([name, ...refused])
    }
  })

  it('as old as 300 s is still taken', async () => {
    const headers = { 'stripe-signature': await shop.sign(nothing, seconds() - 300) }
    expect((await post(nothing, headers))[0]).toBe(200)
  })

  it('for an unknown customer, or of an unknown type, is 200 without effect', async () => {
    const other = JSON.stringify({ ...JSON.parse(nothing), id: 'evt_2', type: 'plan.created' })
    const before = await shop.app.services.store.db.selectFrom('ledger').selectAll().execute()
    expect([await shop.send(nothing), await shop.send(other)]).toEqual([200, 200])
    const after = await shop.app.services.store.db.selectFrom('ledger').selectAll().execute()
    expect(after).toEqual(before)
  })

  it.each([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'invoice.paid',
    'invoice.payment_failed',
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'charge.refunded',
  ])(
    '%s of somebody else is 200 without effect, though we can ask for nothing in it',
    async (type) => {
      const object = {
        id: 'sub_of_another_shop',
        customer: 'cus_of_another_shop',
        subscription: 'sub_of_another_shop',
        payment_intent: 'pi_of_another_shop',
        payment_status: 'paid',
        metadata: { credits: '500' },
        amount: 900,
        amount_refunded: 900,
        parent: { subscription_details: { subscription: 'sub_of_another_shop' } },
        lines: { data: [] },
      }
      const event = { id: `evt_${type}`, object: 'event', type, data: { object } }
      const books = () => shop.app.services.store.db.selectFrom('ledger').selectAll().execute()
      const before = await books()
      expect(await shop.send(JSON.stringify(event))).toBe(200)
      expect(await books()).toEqual(before)
    },
  )

  it('that comes a hundred times, many at once, is credited once', async () => {
    const customer = await shop.signUp()
    await customer.buy({ pack: 'pack_500' })
    const event = (await shop.events()).find(({ type }) => type === 'checkout.session.completed')
    const again = Array.from({ length: 100 }, () => shop.send(event?.body ?? ''))
    expect(new Set(await Promise.all(again))).toEqual(new Set([200]))
    expect((await customer.account()).credits).toBe(600)
  })

  it('with a new id for the same payment is credited once too', async () => {
    const customer = await shop.signUp()
    await customer.buy({ pack: 'pack_2500' })
    const last = (await shop.events()).at(-1)
    const twin = (last?.body ?? '').replace(last?.id ?? '', 'evt_test_twin')
    expect(await shop.send(twin)).toBe(200)
    expect((await customer.account()).credits).toBe(2600)
  })

  it('without JSON in it is refused', async () => {
    const headers = { 'stripe-signature': await shop.sign('not json') }
    expect(await post('not json', headers)).toEqual([400, 'invalid_request'])
  })
})

/** A year of a customer's life, acted out at the provider only, so that it arrives as events. */
async function live(target: Shop, after: () => Promise<void>): Promise<Customer> {
  const customer = await target.signUp()
  await customer.account()
  const provider = target.app.services.billing.testProvider
  if (!provider) throw new Error('no provider')
  const { stripe } = target
  const buy = async (what: { plan: string } | { pack: string }) => {
    const account = await target.app.services.accounts.find(customer.accountId)
    if (!account) throw new Error('no account')
    await provider.pay((await target.app.services.billing.checkout(account, what)).session_id)
    await after()
  }
  await buy({ pack: 'pack_500' })
  await buy({ plan: 'starter' })
  const events = await target.events()
  const { customer: id } = JSON.parse(events.at(-1)?.body ?? '{}').data.object
  const act = async (action: Parameters<typeof provider.act>[1]) => {
    const portal = await stripe.billingPortal.sessions.create({ customer: id })
    await provider.act(portal.id, action)
    await after()
  }
  const priceOf = async (key: string) =>
    (await stripe.prices.list({ lookup_keys: [key] })).data[0]?.id ?? ''
  const move = async (at: string) => {
    await target.moveTo(at)
    await after()
  }
  await move('2026-02-10T00:00:00Z')
  await act({ kind: 'change', price: await priceOf('rolecall_plan_growth_9900') })
  await move('2026-02-28T12:00:01Z')
  await act({ kind: 'change', price: await priceOf('rolecall_plan_starter_2900') })
  await move('2026-03-31T12:00:01Z')
  // A third of the pack, and half of the term that has just begun.
  await target.refund(customer, 0, 300)
  await after()
  await target.refund(customer, -1, 1450)
  await after()
  await act({ kind: 'cancel' })
  await move('2026-04-30T12:00:01Z')
  return customer
}

const books = async (target: Shop, { accountId, ledger }: Customer) => {
  const { token } = await target.app.services.identity.openSession(accountId)
  const answer = await target.app.call('/v1/account', { session: token })
  const { plan, credits } = answer.body.data
  const entries = (await ledger()).map((entry) => ({
    ...entry,
    reference: entry.reference.replace(/(sub|pi|in)_test_\w+/g, '$1'),
  }))
  expect((await target.app.services.metering.checkLedger(accountId)).problems).toEqual([])
  return { plan, credits, entries: entries.map((entry) => JSON.stringify(entry)).sort() }
}

/**
 * Adds up what lapsed of each term: credits that a refund would have taken may have lapsed before.
 */
function joined(entries: string[]): string[] {
  const sums = new Map<string, number>()
  for (const entry of entries) {
    const { kind, reference, plan, pack } = JSON.parse(entry) as Entry
    const ended = kind === 'lapse' || reference.startsWith('refund:term:')
    const term = reference.replace(/^refund:/, '').replace(/^(term:sub:\d+):.*$/, '$1')
    const name = ended ? `end ${term}` : `${kind} ${reference}`
    sums.set(name, (sums.get(name) ?? 0) + plan + pack)
  }
  return [...sums].map(([name, sum]) => `${name} ${sum}`).sort()
}

describe('all events of a year', () => {
  /**
   * Acts out the year while nobody listens, then delivers the events in this order, ten times each.
   */
  const told = async (order: (events: string[]) => string[]) => {
    const deaf = await open()
    deaf.app.services.billing.testProvider?.attach(async () => true)
    const customer = await live(deaf, async () => {})
    const bodies = (await deaf.events()).map(({ body }) => body)
    for (const body of order(bodies)) {
      const statuses = await Promise.all(Array.from({ length: 10 }, () => deaf.send(body)))
      expect(new Set(statuses)).toEqual(new Set([200]))
    }
    return books(deaf, customer)
  }

  it('make the same ledger once, ten times each, and in reverse order', {
    timeout: 60_000,
  }, async () => {
    const inTime = await open()
    const repeat = async () => {
      for (const { body } of await inTime.events()) {
        await Promise.all(Array.from({ length: 9 }, () => inTime.send(body)))
      }
    }
    const expected = await books(inTime, await live(inTime, repeat))
    expect([expected.plan, expected.credits]).toEqual(['free', 434])
    expect(await told((events) => [...events].reverse())).toEqual(expected)
    // If events come late and in another order, the lapse of one term may stand in two entries.
    const mixed = await told((events) =>
      events.map((_one, at) => events[(at * 7) % events.length] ?? ''),
    )
    expect({ ...mixed, entries: joined(mixed.entries) }).toEqual({
      ...expected,
      entries: joined(expected.entries),
    })
  })
})
