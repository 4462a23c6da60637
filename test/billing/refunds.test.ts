// A refund takes credits back: in proportion, once, and only unspent ones.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveCredits } from '../support/balance.js'
import { type Customer, type Entry, openShop, type Shop } from './shop.js'

const BEGIN = '2026-01-31T12:00:00Z'
const shops: Shop[] = []
const open = async (): Promise<Shop> => {
  const shop = await openShop(BEGIN)
  shops.push(shop)
  return shop
}
let shop: Shop
let customer: Customer
beforeEach(async () => {
  shop = await open()
  customer = await shop.signUp()
})
afterEach(async () => {
  for (const one of shops.splice(0)) await one.app.close()
})

const state = async (of = shop, who = customer) => {
  const { services } = of.app
  expect((await services.metering.checkLedger(who.accountId)).problems).toEqual([])
  const { token: session } = await services.identity.openSession(who.accountId)
  const { plan, credits } = (await of.app.call('/v1/account', { session })).body.data
  return [plan, credits]
}
const spendTo = (credits: number) => leaveCredits(shop.app.services, customer.accountId, credits)

describe('a refund of a pack', () => {
  it('takes its credits back in proportion, step by step', async () => {
    await customer.buy({ pack: 'pack_500' })
    await shop.refund(customer, 0, 450)
    expect(await state()).toEqual(['free', 350])
    await shop.refund(customer, 0)
    expect(await state()).toEqual(['free', 100])
    await expect(shop.refund(customer, 0)).rejects.toThrow()
  })

  it('takes no more than is left', async () => {
    await customer.buy({ pack: 'pack_500' })
    await spendTo(120)
    await shop.refund(customer, 0)
    expect(await state()).toEqual(['free', 0])
  })
})

describe('a refund of a subscription payment', () => {
  it('takes the credits of the term back, and leaves plan and packs alone', async () => {
    await customer.buy({ pack: 'pack_500' })
    await customer.buy({ plan: 'starter' })
    await shop.refund(customer, -1)
    expect(await state()).toEqual(['starter', 500])
  })

  it('takes them in proportion, and only what was not spent', async () => {
    await customer.buy({ plan: 'starter' })
    await spendTo(1200)
    // Of 2000 credits 1000 are still paid for, and 800 are spent.
    await shop.refund(customer, -1, 1450)
    expect(await state()).toEqual(['starter', 200])
    await shop.refund(customer, -1)
    expect(await state()).toEqual(['starter', 0])
  })

  it('of a step up leaves the credits of the plan below', async () => {
    await customer.buy({ plan: 'starter' })
    await customer.buy({ plan: 'growth' })
    expect(await state()).toEqual(['growth', 10_000])
    await shop.refund(customer, -1)
    expect(await state()).toEqual(['growth', 2000])
  })

  it('of a plan takes nothing from one who has also paid for a larger one, before or after', async () => {
    await customer.buy({ plan: 'starter' })
    await shop.refund(customer, 0)
    expect(await state()).toEqual(['starter', 0])
    await customer.buy({ plan: 'growth' })
    expect(await state()).toEqual(['growth', 10_000])

    const other = await shop.signUp()
    await other.buy({ plan: 'starter' })
    await other.buy({ plan: 'growth' })
    await shop.refund(other, 0)
    expect(await state(shop, other)).toEqual(['growth', 10_000])
  })

  it('of a term that is over does not touch the next one', async () => {
    await customer.buy({ plan: 'starter' })
    await shop.moveTo('2026-02-28T12:00:01Z')
    await shop.refund(customer, 0)
    expect(await state()).toEqual(['starter', 2000])
    await shop.refund(customer, 1)
    expect(await state()).toEqual(['starter', 0])
  })

  it('makes the same ledger in every order, ten times each', async () => {
    const entries = async (of: Shop, who: Customer) => {
      const plain = ({ reference, ...rest }: Entry) =>
        JSON.stringify({ ...rest, reference: reference.replace(/(sub|in)_test_\w+/g, '$1') })
      return { state: await state(of, who), entries: (await who.ledger()).map(plain).sort() }
    }
    const live = async (of: Shop, who: Customer) => {
      await who.account()
      const { billing, accounts } = of.app.services
      const account = await accounts.find(who.accountId)
      if (!account) throw new Error('no account')
      await billing.testProvider?.pay(
        (await billing.checkout(account, { plan: 'growth' })).session_id,
      )
      await of.refund(who, -1, 4950)
    }
    await live(shop, customer)
    const expected = await entries(shop, customer)
    expect(expected.state).toEqual(['growth', 5000])

    for (const order of [(all: string[]) => all, (all: string[]) => all.toReversed()]) {
      const deaf = await open()
      deaf.app.services.billing.testProvider?.attach(async () => true)
      const who = await deaf.signUp()
      await live(deaf, who)
      for (const body of order((await deaf.events()).map((event) => event.body))) {
        const answers = await Promise.all(Array.from({ length: 10 }, () => deaf.send(body)))
        expect(new Set(answers)).toEqual(new Set([200]))
      }
      expect(await entries(deaf, who)).toEqual(expected)
    }
  })
})
