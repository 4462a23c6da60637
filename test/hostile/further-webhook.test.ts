// Events with forged signatures are refused with 400. Signed ones that make no sense, or concern
// nobody here, change nothing. None of them causes a defect, and the books stay as they are.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Customer, openShop, type Shop } from '../billing/shop.js'
import { FORGED_SIGNATURES, ODD_EVENTS, unpaidCheckouts } from './further-support/webhook.js'

let shop: Shop
let customer: Customer
/** A real event about a payment that was credited. */
let body: string
beforeAll(async () => {
  shop = await openShop('2026-01-31T12:00:00Z')
  customer = await shop.signUp()
  await customer.buy({ pack: 'pack_500' })
  const events = await shop.events()
  body = events.find(({ type }) => type === 'checkout.session.completed')?.body ?? ''
})
afterAll(() => shop.app.close())

const books = () => shop.app.services.store.db.selectFrom('ledger').selectAll().execute()

const post = async (sent: string, signature: string): Promise<string> => {
  const headers = { 'stripe-signature': signature }
  const answer = await shop.app.call('/v1/billing/webhook', { body: sent, headers })
  return `${answer.status} ${answer.body.error?.code ?? ''}`.trim()
}

it('no forged signature is taken', async () => {
  const before = await books()
  const t = Math.floor(shop.clock.now() / 1000)
  const v1 = /v1=(\w+)/.exec(await shop.sign(body, t))?.[1] ?? ''
  const taken: string[] = []
  for (const { name, header } of FORGED_SIGNATURES) {
    const told = await post(body, await header({ t, v1, body }, shop.sign))
    if (told !== '400 invalid_request') taken.push(`${name}: ${told}`)
  }
  expect(taken).toEqual([])
  expect(await books()).toEqual(before)
  expect(await post(body, `t=${t},v1=${v1}`)).toBe('200')
})

it('no odd event has an effect', async () => {
  const before = await books()
  const defects: string[] = []
  const { customer: ours } = JSON.parse(body).data.object
  for (const event of [...ODD_EVENTS, ...unpaidCheckouts(ours)]) {
    const told = await post(event.body, await shop.sign(event.body))
    if (!['200', '400 invalid_request'].includes(told)) defects.push(`${event.name}: ${told}`)
  }
  expect(defects).toEqual([])
  expect(await books()).toEqual(before)
  expect((await customer.account()).credits).toBe(600)
})
