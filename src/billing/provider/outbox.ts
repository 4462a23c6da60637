// The test provider's events: stored first, then signed and sent until our webhook takes them.
import type { Stripe } from 'stripe'
import type { ObjectStore } from './object-store.js'
import type { Event, Stored } from './shapes.js'
import type { Deliver } from './types.js'

/** Short, so that a test does not wait long. */
const RETRY_SECONDS = 10

export class Outbox {
  readonly #objects: ObjectStore
  readonly #webhooks: Stripe['webhooks']
  readonly #secret: string
  #deliver: Deliver | undefined
  #sending: Promise<void> = Promise.resolve()

  constructor(objects: ObjectStore, webhooks: Stripe['webhooks'], secret: string) {
    this.#objects = objects
    this.#webhooks = webhooks
    this.#secret = secret
  }

  attach(deliver: Deliver): void {
    this.#deliver = deliver
  }

  async add(type: string, object: Stored): Promise<void> {
    const event: Event = {
      ...this.#objects.stamp('evt_test_', 'event'),
      type,
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object },
    }
    await this.#objects.put(event, this.#objects.now())
  }

  /**
   * Sends the events that are due, one after the other. Events that the webhook does not take are
   * sent again.
   */
  send(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendDue())
    return this.#sending
  }

  async #sendDue(): Promise<void> {
    if (!this.#deliver) return
    for (const event of await this.#objects.due<Event>('event')) {
      const payload = JSON.stringify(event)
      const timestamp = this.#objects.now()
      const signature = this.#webhooks.generateTestHeaderString({
        payload,
        secret: this.#secret,
        timestamp,
      })
      const taken = await this.#deliver(payload, signature).catch(() => false)
      await this.#objects.put(event, taken ? null : timestamp + RETRY_SECONDS)
    }
  }
}
