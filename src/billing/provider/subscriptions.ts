// The life of a test subscription: it begins, changes, renews, fails to be paid, and ends.

import { randomId } from '../../runtime/ids.js'
import { DAY_SECONDS } from '../../runtime/units.js'
import { type Line, putInvoice } from './invoices.js'
import { monthsAfter } from './months.js'
import type { ObjectStore } from './object-store.js'
import type { Outbox } from './outbox.js'
import type { Payments } from './payments.js'
import type { Invoice, Price, Subscription } from './shapes.js'

/** How long an unpaid subscription lives on before it is ended: a week to bring another card. */
const DUNNING_SECONDS = 7 * DAY_SECONDS

export class Subscriptions {
  readonly #objects: ObjectStore
  readonly #outbox: Outbox
  readonly #payments: Payments

  constructor(objects: ObjectStore, outbox: Outbox, payments: Payments) {
    this.#objects = objects
    this.#outbox = outbox
    this.#payments = payments
  }

  async ofCustomer(customer: string): Promise<Subscription | undefined> {
    const all = await this.#objects.list<Subscription>('subscription')
    return all.find((one) => one.customer === customer && one.status !== 'canceled')
  }

  async begin(customer: string, price: Price): Promise<Subscription> {
    const stamp = this.#objects.stamp('sub_test_', 'subscription')
    const start = stamp.created
    const end = monthsAfter(start, 1)
    const subscription: Subscription = {
      ...stamp,
      customer,
      status: 'active',
      cancel_at_period_end: false,
      billing_cycle_anchor: start,
      months: 1,
      card_declined: false,
      metadata: {},
      items: {
        object: 'list',
        data: [
          {
            id: randomId('si_test_'),
            object: 'subscription_item',
            price,
            quantity: 1,
            current_period_start: start,
            current_period_end: end,
          },
        ],
      },
    }
    await this.#objects.put(subscription, end)
    await this.#outbox.add('customer.subscription.created', subscription)
    const line = { price, amount: price.unit_amount, start, end }
    await this.#invoice(subscription, 'subscription_create', [line])
    return subscription
  }

  /** Credits the unused time and charges the rest of the period at the new price, at once. */
  async changePrice(subscription: Subscription, price: Price): Promise<void> {
    const [item] = subscription.items.data
    const { current_period_start: start, current_period_end: end } = item
    if (item.price.id === price.id || subscription.status === 'canceled') return
    const now = this.#objects.now()
    const left = Math.max(0, end - now) / (end - start)
    const changed = withItem(subscription, { ...item, price })
    if (!(await this.#save(subscription, changed, end))) return
    await this.#outbox.add('customer.subscription.updated', changed)
    const part = (one: Price, sign: 1 | -1): Line => ({
      price: one,
      amount: sign * Math.round(one.unit_amount * left),
      start: now,
      end,
    })
    await this.#invoice(changed, 'subscription_update', [part(item.price, -1), part(price, 1)])
  }

  async setCancel(subscription: Subscription, cancel: boolean): Promise<void> {
    await this.#update(subscription, { ...subscription, cancel_at_period_end: cancel })
  }

  /** A good card also pays the open invoice. */
  async setCard(subscription: Subscription, declined: boolean): Promise<void> {
    const changed = { ...subscription, card_declined: declined }
    if (declined || subscription.status !== 'past_due') {
      await this.#update(subscription, changed)
    } else await this.#renew(subscription, changed)
  }

  /** Does what has become due. Returns true when something happened: then there may be more. */
  async advance(subscription: Subscription): Promise<boolean> {
    const end = subscription.items.data[0].current_period_end
    if (subscription.status === 'past_due') return this.#end(subscription)
    if (subscription.cancel_at_period_end) return this.#end(subscription)
    if (!subscription.card_declined) return this.#renew(subscription, subscription)
    const unpaid: Subscription = { ...subscription, status: 'past_due' }
    if (!(await this.#objects.replace(subscription, unpaid, end + DUNNING_SECONDS))) return false
    await this.#invoice(unpaid, 'subscription_cycle', [nextLine(subscription)], 'open')
    await this.#outbox.add('customer.subscription.updated', unpaid)
    return true
  }

  async #renew(before: Subscription, subscription: Subscription): Promise<boolean> {
    const line = nextLine(subscription)
    const [item] = subscription.items.data
    const period = { current_period_start: line.start, current_period_end: line.end }
    const renewed: Subscription = {
      ...withItem(subscription, { ...item, ...period }),
      status: 'active',
      months: subscription.months + 1,
    }
    if (!(await this.#objects.replace(before, renewed, line.end))) return false
    await this.#outbox.add('customer.subscription.updated', renewed)
    await this.#invoice(renewed, 'subscription_cycle', [line])
    return true
  }

  async #end(subscription: Subscription): Promise<boolean> {
    const ended: Subscription = { ...subscription, status: 'canceled' }
    if (!(await this.#objects.replace(subscription, ended))) return false
    await this.#outbox.add('customer.subscription.deleted', ended)
    return true
  }

  async #update(before: Subscription, after: Subscription): Promise<void> {
    if (await this.#save(before, after, after.items.data[0].current_period_end)) {
      await this.#outbox.add('customer.subscription.updated', after)
    }
  }

  #save(before: Subscription, after: Subscription, end: number): Promise<boolean> {
    const due = after.status === 'past_due' ? end + DUNNING_SECONDS : end
    return this.#objects.replace(before, after, due)
  }

  async #invoice(
    subscription: Subscription,
    reason: Invoice['billing_reason'],
    lines: Line[],
    status: Invoice['status'] = 'paid',
  ): Promise<void> {
    const parent = {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
    } as const
    const facts = { customer: subscription.customer, status, billing_reason: reason, parent }
    const invoice = await putInvoice(this.#objects, facts, lines)
    if (status === 'paid') await this.#payments.pay(invoice)
    await this.#outbox.add(status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  }
}

const withItem = (
  subscription: Subscription,
  item: Subscription['items']['data'][0],
): Subscription => ({ ...subscription, items: { object: 'list', data: [item] } })

function nextLine({ items, billing_cycle_anchor: anchor, months }: Subscription): Line {
  const { price, current_period_end: start } = items.data[0]
  return { price, amount: price.unit_amount, start, end: monthsAfter(anchor, months + 1) }
}
