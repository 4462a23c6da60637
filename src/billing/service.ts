// Billing: hosted pages to buy and to manage, and the provider's events about what was paid.
import type { Stripe } from 'stripe'
import type { AccountRecord, Accounts } from '../accounts/types.js'
import type { CheckoutSession, Pack, PortalSession } from '../contract/management.js'
import { RolecallError } from '../runtime/errors.js'
import type { Store } from '../store/types.js'
import { endOtherPages } from './end-other-pages.js'
import { isEntitled } from './events/facts.js'
import { portalSettings } from './portal-settings.js'
import { PriceBook } from './price-book.js'
import { createTestProvider } from './provider/create-test-provider.js'
import { BillingRepository } from './repository.js'
import { openStripe } from './stripe-client.js'
import type { Billing, BillingOptions, Wanted } from './types.js'
import { createWebhook } from './webhook.js'

export interface BillingParts {
  store: Store
  accounts: Accounts
}

interface Desk {
  stripe: Stripe
  book: PriceBook
  receive: ReturnType<typeof createWebhook>
}

const invalid = (message: string): RolecallError => new RolecallError('invalid_request', message)

export function createBilling(parts: BillingParts, options: BillingOptions): Billing {
  return new BillingService(parts, options)
}

class BillingService implements Billing {
  readonly testProvider: Billing['testProvider']
  readonly #parts: BillingParts
  readonly #options: BillingOptions
  readonly #repository: BillingRepository
  #desk: Promise<Desk> | undefined
  #settings: Promise<string> | undefined

  constructor(parts: BillingParts, options: BillingOptions) {
    this.#parts = parts
    this.#options = options
    this.#repository = new BillingRepository(parts.store)
    this.testProvider = options.stripeKey ? undefined : createTestProvider(parts.store, options)
  }

  async checkout(account: AccountRecord, wanted: Wanted): Promise<CheckoutSession> {
    const { plan, pack } = wanted
    if ((plan === undefined) === (pack === undefined)) {
      throw invalid('Name a plan or a pack of the catalog: exactly one of the two.')
    }
    return plan === undefined
      ? this.#buyPack(account, this.#parts.accounts.pack(pack ?? ''))
      : this.#buyPlan(account, plan)
  }

  async portal(account: AccountRecord): Promise<PortalSession> {
    if (account.billingCustomer === null) {
      throw invalid('This account has bought nothing yet: begin with a checkout.')
    }
    const { stripe } = await this.#open()
    const { url } = await stripe.billingPortal.sessions.create({
      customer: account.billingCustomer,
      configuration: await this.#portalSettings(),
      return_url: this.#options.returnUrl(),
    })
    return { url }
  }

  async receive(body: Uint8Array, signature: string | undefined): Promise<void> {
    await (await this.#open()).receive(body, signature)
  }

  async close(): Promise<void> {
    await this.testProvider?.close()
  }

  async #buyPack(account: AccountRecord, pack: Pack): Promise<CheckoutSession> {
    const { book } = await this.#open()
    const price = await book.pack(pack.id)
    const metadata = { pack: pack.id, credits: String(pack.credits) }
    return this.#session(account, price.id, { mode: 'payment', metadata })
  }

  async isSubscribed(accountId: string): Promise<boolean> {
    const subscriptions = await this.#repository.subscriptionsOf(accountId)
    return subscriptions.some(({ status }) => isEntitled(status))
  }

  /** A subscriber changes the subscription instead of getting a second one. */
  async #buyPlan(account: AccountRecord, id: string): Promise<CheckoutSession> {
    const plan = this.#parts.accounts.plan(id)
    if (plan.monthly_price_cents === 0) {
      throw invalid('This plan is not sold. To go back to it, cancel in the billing portal.')
    }
    const { book, stripe } = await this.#open()
    const price = await book.plan(plan.id)
    const subscriptions = await this.#repository.subscriptionsOf(account.id)
    const running = subscriptions.find(({ status }) => isEntitled(status))
    if (!running) {
      await endOtherPages(stripe, await this.#customer(account.id))
      return this.#session(account, price.id, { mode: 'subscription', metadata: { plan: plan.id } })
    }
    if (running.plan === plan.id) throw invalid('The account is on this plan already.')
    return this.#changePlan(account, running.id, price.id)
  }

  async #session(
    account: AccountRecord,
    price: string,
    what: { mode: 'payment' | 'subscription'; metadata: Record<string, string> },
  ): Promise<CheckoutSession> {
    const { stripe } = await this.#open()
    const back = this.#options.returnUrl()
    const session = await stripe.checkout.sessions.create({
      ...what,
      customer: await this.#customer(account.id),
      client_reference_id: account.id,
      line_items: [{ price, quantity: 1 }],
      // A term gets its invoice anyway; a pack gets one only on request.
      ...(what.mode === 'payment' && { invoice_creation: { enabled: true } }),
      success_url: `${back}?checkout=done`,
      cancel_url: `${back}?checkout=cancelled`,
    })
    if (!session.url) throw new Error('the provider gave no address for its checkout page')
    return { url: session.url, session_id: session.id }
  }

  async #changePlan(account: AccountRecord, subscription: string, price: string) {
    const { stripe } = await this.#open()
    const { items } = await stripe.subscriptions.retrieve(subscription)
    const item = items.data[0]
    if (!item) throw new Error('the subscription has no item')
    const { id, url } = await stripe.billingPortal.sessions.create({
      customer: await this.#customer(account.id),
      configuration: await this.#portalSettings(),
      return_url: this.#options.returnUrl(),
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription, items: [{ id: item.id, price, quantity: 1 }] },
      },
    })
    return { url, session_id: id }
  }

  async #customer(accountId: string): Promise<string> {
    const known = await this.#repository.customerOf(accountId)
    if (known !== undefined) return known
    const { stripe } = await this.#open()
    const customer = await stripe.customers.create(
      { metadata: { account: accountId } },
      { idempotencyKey: `customer-${accountId}` },
    )
    return this.#repository.keepCustomer(accountId, customer.id)
  }

  async #portalSettings(): Promise<string> {
    const { stripe, book } = await this.#open()
    this.#settings ??= portalSettings(stripe, book).catch((error: unknown) => {
      this.#settings = undefined
      throw error
    })
    return this.#settings
  }

  /** Contacts nothing and opens no listener before somebody asks for billing. */
  #open(): Promise<Desk> {
    this.#desk ??= this.#openDesk().catch((error: unknown) => {
      this.#desk = undefined
      throw error
    })
    return this.#desk
  }

  async #openDesk(): Promise<Desk> {
    const { store, accounts } = this.#parts
    const access = this.testProvider
      ? await this.testProvider.open()
      : { key: this.#options.stripeKey ?? '', secret: this.#options.webhookSecret ?? '' }
    const stripe = await openStripe(access.key, 'address' in access ? access.address : undefined)
    const book = new PriceBook(stripe, accounts.catalog)
    const repository = this.#repository
    const receive = createWebhook({
      store,
      accounts,
      repository,
      stripe,
      book,
      secret: access.secret,
    })
    return { stripe, book, receive }
  }
}
