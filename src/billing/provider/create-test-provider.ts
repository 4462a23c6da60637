// The built-in payment provider for tests and trials: takes no money, and behaves like the real one.
import { randomBase62 } from '../../runtime/ids.js'
import type { Store } from '../../store/types.js'
import { openStripe } from '../stripe-client.js'
import { providerApi } from './api/api.js'
import { type ApiServer, startApiServer } from './api-server.js'
import { putInvoice } from './invoices.js'
import { ObjectStore } from './object-store.js'
import { Outbox } from './outbox.js'
import { Payments } from './payments.js'
import { portalView } from './portal-view.js'
import type { Checkout, Invoice, Portal, Price, Subscription } from './shapes.js'
import { Subscriptions } from './subscriptions.js'
import type {
  CheckoutView,
  Deliver,
  PortalAction,
  PortalView,
  ProviderAccess,
  TestProvider,
} from './types.js'

/**
 * How often to look for renewals that are due: terms end on a day, so a quarter of a minute is soon
 * enough.
 */
const TICK_MS = 15_000
/** How many renewals one tick catches up on after a long rest: ten years of monthly ones. */
const STEPS_MAX = 120

export interface ProviderOptions {
  publicUrl(): string
  onError?(error: unknown): void
}

export const createTestProvider = (store: Store, options: ProviderOptions): TestProvider =>
  new BuiltInProvider(store, options)

interface Parts {
  access: ProviderAccess
  outbox: Outbox
  subscriptions: Subscriptions
  server: ApiServer
}

class BuiltInProvider implements TestProvider {
  readonly #store: Store
  readonly #options: ProviderOptions
  readonly #objects: ObjectStore
  readonly #payments: Payments
  #parts: Promise<Parts> | undefined
  #deliver: Deliver | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(store: Store, options: ProviderOptions) {
    this.#store = store
    this.#options = options
    this.#objects = new ObjectStore(store)
    this.#payments = new Payments(this.#objects)
  }

  async open(): Promise<ProviderAccess> {
    return (await this.#open()).access
  }

  attach(deliver: Deliver): void {
    this.#deliver = deliver
    const report = this.#options.onError ?? (() => {})
    this.#timer = setInterval(() => void this.tick().catch(report), TICK_MS).unref()
  }

  async checkoutView(id: string): Promise<CheckoutView | undefined> {
    const session = await this.#objects.get<Checkout>(id, 'checkout.session')
    const price = session && (await this.#objects.get<Price>(session.price, 'price'))
    if (!session || !price) return undefined
    return {
      id,
      status: session.status,
      item: price.nickname,
      cents: price.unit_amount,
      monthly: price.recurring !== null,
      cancelUrl: session.cancel_url,
    }
  }

  async pay(id: string): Promise<string | undefined> {
    const session = await this.#objects.get<Checkout>(id, 'checkout.session')
    const price = session && (await this.#objects.get<Price>(session.price, 'price'))
    if (!session || !price) return undefined
    const paying: Checkout = { ...session, status: 'complete', payment_status: 'paid' }
    // A second click, or the same page in two windows, pays nothing again.
    if (session.status === 'open' && (await this.#objects.replace(session, paying))) {
      await this.#complete(paying, price)
    }
    return session.status === 'expired' ? session.cancel_url : session.success_url
  }

  async portalView(id: string): Promise<PortalView | undefined> {
    const portal = await this.#objects.get<Portal>(id, 'billing_portal.session')
    if (!portal) return undefined
    const { subscriptions } = await this.#open()
    const subscription = await subscriptions.ofCustomer(portal.customer)
    const prices = await this.#objects.list<Price>('price')
    const invoices = await this.#objects.list<Invoice>('invoice')
    return portalView(portal, subscription, prices, invoices)
  }

  async act(id: string, action: PortalAction): Promise<void> {
    const portal = await this.#objects.get<Portal>(id, 'billing_portal.session')
    const { subscriptions, outbox } = await this.#open()
    const subscription = portal && (await subscriptions.ofCustomer(portal.customer))
    if (!subscription) return
    await this.#act(subscriptions, subscription, action)
    await outbox.send()
  }

  async tick(): Promise<void> {
    // Most servers never sell anything, and then no listener is opened.
    const idle = await Promise.all([this.#objects.due('subscription'), this.#objects.due('event')])
    if (idle.flat().length === 0) return
    const { subscriptions, outbox } = await this.#open()
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const due = await this.#objects.due<Subscription>('subscription')
      const moved = []
      for (const one of due) moved.push(await subscriptions.advance(one))
      if (!moved.includes(true)) break
    }
    await outbox.send()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    if (this.#parts) (await this.#parts).server.close()
  }

  async #act(subscriptions: Subscriptions, subscription: Subscription, action: PortalAction) {
    switch (action.kind) {
      case 'cancel':
      case 'resume':
        return subscriptions.setCancel(subscription, action.kind === 'cancel')
      case 'card_declined':
      case 'card_good':
        return subscriptions.setCard(subscription, action.kind === 'card_declined')
      case 'change': {
        const price = await this.#objects.get<Price>(action.price, 'price')
        if (price?.recurring) await subscriptions.changePrice(subscription, price)
      }
    }
  }

  async #complete(session: Checkout, price: Price): Promise<void> {
    const { subscriptions, outbox } = await this.#open()
    const paid =
      session.mode === 'subscription'
        ? { ...session, subscription: (await subscriptions.begin(session.customer, price)).id }
        : { ...session, payment_intent: await this.#buyOnce(session, price, outbox) }
    await this.#objects.put(paid)
    await outbox.add('checkout.session.completed', paid)
    await outbox.send()
  }

  /** Returns the id of the payment. */
  async #buyOnce(session: Checkout, price: Price, outbox: Outbox): Promise<string | null> {
    const { customer, amount_total: amount, created } = session
    if (!session.invoice_creation?.enabled) return this.#payments.charge(customer, amount)
    const facts = { customer, status: 'paid', billing_reason: 'manual', parent: null } as const
    const line = { price, amount, start: created, end: created }
    const invoice = await putInvoice(this.#objects, facts, [line])
    await outbox.add('invoice.paid', invoice)
    return this.#payments.pay(invoice)
  }

  #open(): Promise<Parts> {
    this.#parts ??= this.#openParts().catch((error: unknown) => {
      this.#parts = undefined
      throw error
    })
    return this.#parts
  }

  async #openParts(): Promise<Parts> {
    const { secrets } = this.#store
    const key = await secrets.text('test-provider-key', () => `sk_test_${randomBase62(32)}`)
    const secret = await secrets.text('test-provider-webhook', () => `whsec_${randomBase62(32)}`)
    const outbox = new Outbox(this.#objects, (await openStripe(key)).webhooks, secret)
    outbox.attach(async (body, signature) => (await this.#deliver?.(body, signature)) ?? false)
    const pageUrl = (page: string, id: string) =>
      `${this.#options.publicUrl()}/test-provider/${page}/${id}`
    const api = providerApi({ objects: this.#objects, outbox, pageUrl })
    const server = await startApiServer(key, api)
    const subscriptions = new Subscriptions(this.#objects, outbox, this.#payments)
    return { access: { key, secret, address: server.address }, outbox, subscriptions, server }
  }
}
