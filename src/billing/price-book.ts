// The catalog's prices at the provider: found by their lookup keys, made when they are missing.
import type { Stripe } from 'stripe'
import type { Catalog } from '../accounts/types.js'
import { thousands } from '../text/thousands.js'

const CURRENCY = 'usd'
/** Metadata of our prices: which item of the catalog they sell. */
const PLAN = 'rolecall_plan'
const PACK = 'rolecall_pack'

interface Item {
  kind: typeof PLAN | typeof PACK
  id: string
  name: string
  cents: number
}

/** The amount is part of the key: a new price in the catalog is a new price at the provider. */
const lookupKey = ({ kind, id, cents }: Item): string => `${kind}_${id}_${cents}`

export class PriceBook {
  readonly #stripe: Stripe
  readonly #items: readonly Item[]
  readonly #planOfPrice = new Map<string, string | undefined>()
  #prices: Promise<Map<string, Stripe.Price>> | undefined

  constructor(stripe: Stripe, catalog: Catalog) {
    this.#stripe = stripe
    const plans = catalog.plans
      .filter((plan) => plan.monthly_price_cents > 0)
      .map(({ id, name, monthly_price_cents: cents, monthly_credits: credits }): Item => {
        // The provider shows this wherever it names the plan, so it says what the plan brings.
        const label = `${name}, ${thousands(credits)} credits a month`
        return { kind: PLAN, id, name: label, cents }
      })
    const packs = catalog.packs.map(
      ({ id, name, price_cents: cents }): Item => ({ kind: PACK, id, name, cents }),
    )
    this.#items = [...plans, ...packs]
  }

  async plan(id: string): Promise<Stripe.Price> {
    return this.#price(PLAN, id)
  }

  async pack(id: string): Promise<Stripe.Price> {
    return this.#price(PACK, id)
  }

  /** The prices of all paid plans, for the portal's choice. */
  async plans(): Promise<Stripe.Price[]> {
    const prices = await this.#load()
    return this.#items
      .filter(({ kind }) => kind === PLAN)
      .flatMap((item) => prices.get(lookupKey(item)) ?? [])
  }

  /**
   * The plan that a price sells, even if the catalog no longer has it; undefined for prices that
   * are not ours.
   */
  async planOf(price: Stripe.Price | string): Promise<string | undefined> {
    if (typeof price !== 'string') return price.metadata[PLAN]
    if (!this.#planOfPrice.has(price)) {
      const found = await this.#stripe.prices.retrieve(price)
      this.#planOfPrice.set(price, found.metadata[PLAN])
    }
    return this.#planOfPrice.get(price)
  }

  async #price(kind: Item['kind'], id: string): Promise<Stripe.Price> {
    const item = this.#items.find((one) => one.kind === kind && one.id === id)
    const price = item && (await this.#load()).get(lookupKey(item))
    if (!price) throw new Error(`the provider has no price for ${id}`)
    return price
  }

  #load(): Promise<Map<string, Stripe.Price>> {
    this.#prices ??= this.#findOrMake().catch((error: unknown) => {
      this.#prices = undefined
      throw error
    })
    return this.#prices
  }

  async #findOrMake(): Promise<Map<string, Stripe.Price>> {
    const found = await this.#stripe.prices.list({
      lookup_keys: this.#items.map(lookupKey),
      active: true,
      limit: 100,
    })
    const prices = new Map(found.data.map((price) => [price.lookup_key ?? '', price]))
    for (const item of this.#items) {
      const key = lookupKey(item)
      if (!prices.has(key)) prices.set(key, await this.#make(item))
    }
    return prices
  }

  #make(item: Item): Promise<Stripe.Price> {
    return this.#stripe.prices.create(
      {
        currency: CURRENCY,
        unit_amount: item.cents,
        lookup_key: lookupKey(item),
        metadata: { [item.kind]: item.id },
        product_data: { name: `Rolecall ${item.name}` },
        ...(item.kind === PLAN && { recurring: { interval: 'month' } }),
      },
      // Several nodes may start at once: the key makes the provider create the price once and
      // answer all alike.
      { idempotencyKey: `price-${lookupKey(item)}` },
    )
  }
}
