// What a refund takes back: credits in proportion to the money, as far as they are still there.
import type { Purchases, TermRefund } from '../../metering/credits/purchases.js'
import type { BillingRepository, PaymentRow, Tx } from '../repository.js'

/** How many of the credits are still paid for. */
const kept = ({ amount, amount_refunded }: PaymentRow, credits: number): number =>
  amount > 0 ? credits - Math.floor(credits * Math.min(1, amount_refunded / amount)) : credits

const largest = (values: readonly number[]): number => Math.max(0, ...values)

/**
 * Within a term an account has the credits of the largest plan whose payment was not given back.
 */
function owedOf(payments: readonly PaymentRow[]): number {
  const granted = largest(payments.map((row) => row.term_credits))
  return granted - largest(payments.map((row) => kept(row, row.term_credits)))
}

export class Refunds {
  readonly #repository: BillingRepository
  readonly #purchases: Purchases

  constructor(repository: BillingRepository, purchases: Purchases) {
    this.#repository = repository
    this.#purchases = purchases
  }

  /**
   * Stores the row. A refund may be known before the payment that it refunds: then it takes nothing
   * yet.
   */
  async takeBack(tx: Tx, row: PaymentRow): Promise<void> {
    if (row.term === '') return this.#repository.putPayment(tx, await this.#takePackBack(tx, row))
    await this.withTerm(tx, row, (refund) =>
      this.#purchases.refundTerm(tx, row.account_id, row.term, refund),
    )
  }

  /**
   * Stores the row of a term's payment, with the number of credits that `apply` reports as taken
   * back.
   */
  async withTerm(
    tx: Tx,
    row: PaymentRow,
    apply: (refund: TermRefund) => Promise<number>,
  ): Promise<void> {
    await this.#repository.putPayment(tx, row)
    const payments = await this.#repository.paymentsOfTerm(tx, row.account_id, row.term)
    const taken = payments.reduce((sum, one) => sum + one.credits_revoked, 0)
    const reference = `refund:term:${row.term}:${row.payment}:${row.amount_refunded}`
    const after = await apply({ owed: owedOf(payments), taken, reference })
    const credits_revoked = row.credits_revoked + after - taken
    await this.#repository.putPayment(tx, { ...row, credits_revoked })
  }

  async #takePackBack(tx: Tx, row: PaymentRow): Promise<PaymentRow> {
    const owed = row.pack_credits - kept(row, row.pack_credits) - row.credits_revoked
    if (owed <= 0) return row
    const reference = `refund:${row.payment}:${row.amount_refunded}`
    await this.#purchases.revokePack(tx, row.account_id, owed, reference)
    return { ...row, credits_revoked: row.credits_revoked + owed }
  }
}
