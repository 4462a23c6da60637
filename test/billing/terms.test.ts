// The passing of time: renewals across month ends, failed payments, cancellation.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveCredits } from '../support/balance.js'
import { type Customer, openShop, type Shop } from './shop.js'

let shop: Shop
beforeEach(async () => {
  shop = await openShop('2026-01-31T12:00:00Z')
})
afterEach(() => shop.app.close())

const balanced = async ({ accountId }: Customer) =>
  expect((await shop.app.services.metering.checkLedger(accountId)).problems).toEqual([])
const session = async (customer: Customer) => {
  const { token } = await shop.app.services.identity.openSession(customer.accountId)
  return token
}
const state = async (customer: Customer) => {
  const answer = await shop.app.call('/v1/account', { session: await session(customer) })
  return [answer.body.data.plan, answer.body.data.credits]
}

describe('a term', () => {
  it('runs on over the end of a month, and is not granted twice', async () => {
    const customer = await shop.signUp()
    await customer.buy({ plan: 'starter' })
    await leaveCredits(shop.app.services, customer.accountId, 1500)
    await shop.moveTo('2026-02-01T00:00:01Z')
    expect(await state(customer)).toEqual(['starter', 1500])
    await balanced(customer)
  })

  it('begun on the 31st renews on the last day of February and on the 31st of March', async () => {
    const customer = await shop.signUp()
    await customer.buy({ plan: 'starter' })
    await leaveCredits(shop.app.services, customer.accountId, 300)
    const steps: [string, number][] = [
      ['2026-02-28T11:59:59Z', 300],
      ['2026-02-28T12:00:01Z', 2000],
      ['2026-03-31T11:59:59Z', 2000],
      ['2026-03-31T12:00:01Z', 2000],
    ]
    for (const [at, credits] of steps) {
      await shop.moveTo(at)
      expect([at, ...(await state(customer))]).toEqual([at, 'starter', credits])
    }
    const grants = (await customer.ledger()).filter(({ reference }) =>
      /^term:.*:starter$/.test(reference),
    )
    expect(grants.map(({ plan }) => plan)).toEqual([2000, 2000, 2000])
    await balanced(customer)
  })

  it('of a leap year is granted once for each month, on its 29th of February too', async () => {
    const customer = await shop.signUp()
    await shop.moveTo('2028-01-31T12:00:00Z')
    const { url } = await shop.app.services.billing.checkout(await accountOf(customer), {
      plan: 'starter',
    })
    await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams() })
    const steps: [string, number][] = [
      ['2028-02-29T11:59:59Z', 1],
      ['2028-02-29T12:00:01Z', 2],
      ['2028-03-31T11:59:59Z', 2],
      ['2028-03-31T12:00:01Z', 3],
      // A server that was off for eleven months catches up on them.
      ['2029-02-28T12:00:01Z', 14],
    ]
    for (const [at, terms] of steps) {
      await shop.moveTo(at)
      const ledger = await customer.ledger()
      const grants = ledger.filter(({ reference }) => /^term:.*:starter$/.test(reference))
      expect([at, grants.length, ...(await state(customer))]).toEqual([at, terms, 'starter', 2000])
    }
    await balanced(customer)
  })

  it('leaves packs alone when it renews', async () => {
    const customer = await shop.signUp()
    await customer.buy({ pack: 'pack_500' })
    await customer.buy({ plan: 'starter' })
    await shop.moveTo('2026-02-28T12:00:01Z')
    expect(await state(customer)).toEqual(['starter', 2500])
    await balanced(customer)
  })
})

describe('a cancelled subscription', () => {
  it('lasts to the end of its term, then the account is free again', async () => {
    const customer = await shop.signUp()
    await customer.buy({ plan: 'growth' })
    expect(await customer.portal('cancel')).toContain('ends on 2026-02-28')
    await shop.moveTo('2026-02-27T12:00:00Z')
    expect(await state(customer)).toEqual(['growth', 10_000])
    await shop.moveTo('2026-02-28T12:00:01Z')
    expect(await state(customer)).toEqual(['free', 100])
    await shop.moveTo('2026-03-01T00:00:01Z')
    expect(await state(customer)).toEqual(['free', 100])
    await balanced(customer)
  })

  it('can be kept before it ends', async () => {
    const customer = await shop.signUp()
    await customer.buy({ plan: 'growth' })
    await customer.portal('cancel')
    await customer.portal('resume')
    await shop.moveTo('2026-02-28T12:00:01Z')
    expect(await state(customer)).toEqual(['growth', 10_000])
  })

  it('can be bought anew', async () => {
    const customer = await shop.signUp()
    await customer.buy({ plan: 'growth' })
    await customer.portal('cancel')
    await shop.moveTo('2026-02-28T12:00:01Z')
    const again = { ...customer, session: await session(customer) }
    const body = { plan: 'starter' }
    const answer = await shop.app.call('/v1/billing/checkout', { session: again.session, body })
    await fetch(String(answer.body.data.url), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(),
    })
    expect(await state(customer)).toEqual(['starter', 2000])
    await balanced(customer)
  })
})

describe('a payment that fails', () => {
  it('brings no credits, keeps the plan for a while, then ends it', async () => {
    const customer = await shop.signUp()
    await customer.buy({ plan: 'starter' })
    await leaveCredits(shop.app.services, customer.accountId, 700)
    await customer.portal('card_declined')
    await shop.moveTo('2026-02-28T12:00:01Z')
    expect(await state(customer)).toEqual(['starter', 700])
    await shop.moveTo('2026-03-01T00:00:01Z')
    expect(await state(customer)).toEqual(['starter', 700])
    await shop.moveTo('2026-03-08T00:00:00Z')
    expect(await state(customer)).toEqual(['free', 100])
    await balanced(customer)
  })

  it('brings the credits when it is made up for', async () => {
    const customer = await shop.signUp()
    await customer.buy({ plan: 'starter' })
    await customer.portal('card_declined')
    await shop.moveTo('2026-02-28T12:00:01Z')
    await shop.moveTo('2026-03-02T00:00:00Z')
    const { url } = await shop.app.services.billing.portal(await accountOf(customer))
    await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action: 'card_good' }),
    })
    expect(await state(customer)).toEqual(['starter', 2000])
    await balanced(customer)
  })
})

const accountOf = async ({ accountId }: Customer) => {
  const account = await shop.app.services.accounts.find(accountId)
  if (!account) throw new Error('no account')
  return account
}
