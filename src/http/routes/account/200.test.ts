import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('GET /v1/account', () => {
  it('shows plan, credits, limit and the catalog', async () => {
    const { session } = await app.person('starter')
    const answer = await app.call('/v1/account', { session })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      plan: 'starter',
      credits: 2000,
      rate_limit_rpm: 120,
      stripe_customer: false,
    })
    const { plans, packs } = answer.body.data.catalog as Record<string, { id: string }[]>
    expect(plans?.map((plan) => plan.id)).toEqual(['free', 'starter', 'growth', 'scale'])
    expect(packs?.map((pack) => pack.id)).toEqual(['pack_500', 'pack_2500', 'pack_10000'])
  })
})
