// Sign-up, checkout, portal, renewal and cancellation over HTTP, as a browser and the provider do it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from './shop.js'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('2026-01-31T12:00:00Z')
})
afterAll(() => shop.app.close())

const balanced = async (accountId: string) =>
  expect((await shop.app.services.metering.checkLedger(accountId)).problems).toEqual([])

describe('a checkout', () => {
  it.each<[object, string]>([
    [{}, 'neither'],
    [{ plan: 'starter', pack: 'pack_500' }, 'both'],
    [{ plan: 'gold' }, 'an unknown plan'],
    [{ pack: 'pack_7' }, 'an unknown pack'],
    [{ plan: 'free' }, 'the plan that is not sold'],
    [{ plan: 7 }, 'a plan that is no text'],
  ])('of %j is refused: %s', async (body) => {
    const { session } = await shop.signUp()
    const answer = await shop.app.call('/v1/billing/checkout', { session, body })
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request'])
  })

  it('that is not paid leaves no billing history, and the portal closed', async () => {
    const customer = await shop.signUp()
    const portal = () =>
      shop.app.call('/v1/billing/portal', { session: customer.session, body: {} })
    expect((await portal()).status).toBe(400)
    const body = { plan: 'growth' }
    await shop.app.call('/v1/billing/checkout', { session: customer.session, body })
    expect((await portal()).status).toBe(400)
    expect(await customer.account()).toMatchObject({ plan: 'free', customer: false, credits: 100 })
  })

  it('of a pack brings its credits once, however often its page is sent', async () => {
    const customer = await shop.signUp()
    expect(await customer.buy({ pack: 'pack_500' })).toContain('/billing/return?checkout=done')
    expect(await customer.account()).toMatchObject({ plan: 'free', customer: true, credits: 600 })
    await customer.buy({ pack: 'pack_2500' })
    expect((await customer.account()).credits).toBe(3100)
    await balanced(customer.accountId)
  })

  it('page that was paid cannot be paid again', async () => {
    const customer = await shop.signUp()
    const { session } = customer
    const { data } = (
      await shop.app.call('/v1/billing/checkout', { session, body: { pack: 'pack_500' } })
    ).body
    const pay = () =>
      fetch(String(data.url), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ action: 'pay' }),
      })
    await Promise.all(Array.from({ length: 5 }, pay))
    expect((await customer.account()).credits).toBe(600)
  })
})

describe('a subscription', () => {
  it('changes plan, credits and rate limit once it is paid', async () => {
    const customer = await shop.signUp()
    await customer.buy({ plan: 'starter' })
    expect(await customer.account()).toEqual({
      plan: 'starter',
      credits: 2000,
      rpm: 120,
      customer: true,
    })
    await balanced(customer.accountId)
  })

  it('is one, however many pages were opened for it: the last takes the place of the others', async () => {
    const customer = await shop.signUp()
    const { session } = customer
    const open = async (body: object) =>
      String((await shop.app.call('/v1/billing/checkout', { session, body })).body.data.url)
    const pay = async (url: string) =>
      (
        await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams() })
      ).headers
        .get('location')
        ?.split('?')[1]
    const [pack, first, last] = [
      await open({ pack: 'pack_500' }),
      await open({ plan: 'growth' }),
      await open({ plan: 'starter' }),
    ]
    expect(await (await fetch(first)).text()).toContain('has expired')
    expect([await pay(first), await pay(last), await pay(first), await pay(pack)]).toEqual([
      'checkout=cancelled',
      'checkout=done',
      'checkout=cancelled',
      'checkout=done',
    ])
    expect(await customer.account()).toMatchObject({ plan: 'starter', credits: 2500 })
    const paid = (await shop.events()).filter(({ body }) => body.includes(customer.accountId))
    expect(paid.map(({ type }) => type)).toEqual(Array(2).fill('checkout.session.completed'))
    await balanced(customer.accountId)
  })

  it('and packs stand among the invoices; plans to change to show their credits', async () => {
    const customer = await shop.signUp()
    await customer.buy({ pack: 'pack_500' })
    await customer.buy({ plan: 'starter' })
    const page = await customer.portal('')
    expect(page).toMatch(/Rolecall 500 credits<\/td><td>\$9\.00<\/td><td>paid/)
    expect(page).toMatch(/Rolecall Starter, 2,000 credits a month<\/td><td>\$29\.00<\/td><td>paid/)
    expect(page).toContain('Rolecall Growth, 10,000 credits a month, $99.00 a month')
  })

  it('is moved, not doubled, by a second checkout; the same plan is refused', async () => {
    const customer = await shop.signUp()
    await customer.buy({ plan: 'starter' })
    const { session } = customer
    const body = { plan: 'starter' }
    expect((await shop.app.call('/v1/billing/checkout', { session, body })).status).toBe(400)
    await customer.buy({ plan: 'growth' })
    expect(await customer.account()).toMatchObject({ plan: 'growth', credits: 10_000, rpm: 600 })
    await balanced(customer.accountId)
  })

  it('brings the credits of its largest plan, whatever goes up and down in one term', async () => {
    const customer = await shop.signUp()
    await customer.buy({ plan: 'starter' })
    for (const plan of [/Growth/, /Starter/, /Growth/, /Starter/, /Scale/]) {
      await customer.portal('change', plan)
    }
    expect(await customer.account()).toMatchObject({ plan: 'scale', credits: 50_000 })
    await customer.portal('change', /Starter/)
    expect(await customer.account()).toMatchObject({ plan: 'starter', credits: 50_000, rpm: 120 })
    await balanced(customer.accountId)
  })
})
