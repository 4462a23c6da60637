// Accounts on both engines.
import { beforeAll, expect, it } from 'vitest'
import { MovableClock } from '../../test/support/movable-clock.js'
import { onEachEngine } from '../../test/support/store.js'
import type { Store } from '../store/types.js'
import { CATALOG } from './catalog.js'
import { createAccounts } from './service.js'

it('the catalog lists what is sold', () => {
  const plans = CATALOG.plans.map((plan) => Object.values(plan).filter((v) => v !== plan.name))
  expect(plans).toEqual([
    ['free', 0, 100, 30],
    ['starter', 2900, 2000, 120],
    ['growth', 9900, 10000, 600],
    ['scale', 39900, 50000, 3000],
  ])
  const packs = CATALOG.packs.map(({ id, price_cents, credits }) => [id, price_cents, credits])
  expect(packs).toEqual([
    ['pack_500', 900, 500],
    ['pack_2500', 3900, 2500],
    ['pack_10000', 12900, 10000],
  ])
})

onEachEngine('accounts', (database) => {
  const clock = new MovableClock('2026-01-15T12:00:00Z')
  let store: Store

  beforeAll(async () => {
    store = await database().open(clock)
  })

  it('an account is made on the first plan, and found again', async () => {
    const accounts = createAccounts({ store })
    const made = await accounts.create()
    expect(made).toMatchObject({ plan: { id: 'free' }, billingCustomer: null })
    expect(made.id).toMatch(/^acct_[0-9A-Za-z]{22}$/)
    expect(await createAccounts({ store }).find(made.id)).toEqual(made)
  })

  it('an unknown account is not found, an unknown plan or pack is refused', async () => {
    const accounts = createAccounts({ store })
    expect(await accounts.find("acct_' or 1=1 --")).toBeUndefined()
    const refusal = expect.objectContaining({ code: 'invalid_request' })
    await expect(accounts.create('gold')).rejects.toEqual(refusal)
    expect(() => accounts.pack('pack_1')).toThrow(refusal)
  })

  it('the plan of a machine of one’s own is given, never sold', async () => {
    const accounts = createAccounts({ store })
    expect(CATALOG.plans.map(({ id }) => id)).not.toContain('local')
    expect(() => accounts.plan('local')).toThrow(/no such plan/)
    const { plan } = await accounts.create('local')
    expect(plan).toMatchObject({ monthly_credits: 1e9, rate_limit_rpm: 1e6 })
  })

  it('a change of plan is seen within a minute, and at once after `forget`', async () => {
    const accounts = createAccounts({ store })
    const { id } = await accounts.create()
    await accounts.find(id)
    const move = (plan: string) =>
      store.db.updateTable('accounts').set({ plan }).where('id', '=', id).execute()
    await move('scale')
    clock.advance(60_000)
    expect((await accounts.find(id))?.plan.id).toBe('scale')
    await move('growth')
    accounts.forget(id)
    expect((await accounts.find(id))?.plan.id).toBe('growth')
  })

  it('a plan that has left the catalog reads as the first one', async () => {
    const accounts = createAccounts({ store })
    const { id } = await accounts.create()
    await store.db.updateTable('accounts').set({ plan: 'old' }).where('id', '=', id).execute()
    expect((await accounts.find(id))?.plan.id).toBe('free')
  })

  it('the local account is made by exactly one of many processes', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => database().open()))
    const made = await Promise.all(
      [...stores, ...stores].map((one) =>
        createAccounts({ store: one }).ensureLocalAccount('scale'),
      ),
    )
    expect(made.filter(({ created }) => created)).toHaveLength(1)
    expect(new Set(made.map(({ account }) => account.id)).size).toBe(1)
    expect(made[0]?.account.plan.id).toBe('scale')
    expect(await createAccounts({ store }).localAccount()).toEqual(made[0]?.account)
  })
})
