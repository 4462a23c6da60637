// Receives the provider's events: checks the signature, and applies each event once, together with
// its effects.
import type { Stripe } from 'stripe'
import type { Accounts } from '../accounts/types.js'
import { Purchases } from '../metering/credits/purchases.js'
import { RolecallError } from '../runtime/errors.js'
import type { Store } from '../store/types.js'
import { FactApplier, StaleAnswer } from './events/apply-facts.js'
import { customerOf, EventReader } from './events/read-event.js'
import type { PriceBook } from './price-book.js'
import type { BillingRepository } from './repository.js'

/** Passed explicitly: the SDK's own default must not decide how old a replay may be. */
const TOLERANCE_SECONDS = 300
/**
 * After this many answers that another write made stale we give up: the provider sends the event
 * again.
 */
const ROUNDS_MAX = 5

export interface WebhookParts {
  store: Store
  accounts: Accounts
  repository: BillingRepository
  stripe: Stripe
  book: PriceBook
  secret: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A signature shows who sent the text, not that it is an event: whoever has the secret may sign
 * anything.
 */
function checkShape(event: unknown): asserts event is Stripe.Event {
  const isEvent =
    isRecord(event) &&
    typeof event.id === 'string' &&
    typeof event.type === 'string' &&
    isRecord(event.data) &&
    isRecord(event.data.object)
  if (!isEvent) throw new RolecallError('invalid_request', 'This is no event about anything.')
}

export function createWebhook(parts: WebhookParts) {
  const { store, accounts, repository, stripe, book, secret } = parts
  const purchases = new Purchases(store, accounts)
  const applier = new FactApplier({ repository, purchases, accounts })
  const reader = new EventReader({
    stripe,
    book,
    versionOf: (id) => repository.subscriptionVersion(id),
  })

  const verified = (body: Uint8Array, signature: string): Stripe.Event => {
    try {
      return stripe.webhooks.constructEvent(
        Buffer.from(body),
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        store.clock.now(),
      )
    } catch {
      throw new RolecallError('invalid_request', 'The signature is missing, wrong or too old.')
    }
  }

  const applyOnce = async (event: Stripe.Event): Promise<void> => {
    const customer = customerOf(event)
    const accountId = await repository.accountOf(customer)
    // Another shop may use the same account at the provider: its customers are ignored.
    if (accountId === undefined) return
    const facts = await reader.read(event)
    await store.db.transaction().execute(async (tx) => {
      await repository.lock(tx, accountId)
      if (!(await repository.claimEvent(tx, event.id, event.type))) return
      for (const fact of facts) await applier.apply(tx, { accountId, customer }, fact)
    })
    accounts.forget(accountId)
  }

  return async (body: Uint8Array, signature = ''): Promise<void> => {
    const event: unknown = verified(body, signature)
    checkShape(event)
    if (await repository.wasApplied(event.id)) return
    for (let round = 1; ; round += 1) {
      try {
        return await applyOnce(event)
      } catch (error) {
        if (!(error instanceof StaleAnswer) || round === ROUNDS_MAX) throw error
      }
    }
  }
}
