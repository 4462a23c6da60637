// Counts how much of a shared thing each payer has had, and whose turn is next: start-time fair
// queueing (Goyal, Vin, Cheng: Start-time Fair Queueing, 1996). It only counts; the caller says
// what things cost.
interface Account {
  /** What it has had, divided by its weight. */
  had: number
  weight: number
  /** Pieces of work that wait or run. */
  present: number
  /** Mean cost of its latest pieces of work; the newest counts most. */
  meanCost: number
}

export interface Work {
  /** Ends the piece of work with what it really cost. */
  end(cost: number): void
}

/** Weight of the newest piece of work in the mean: the last three decide most of it. */
const MEAN_WEIGHT = 0.3
/**
 * How many payers are remembered, with a few numbers each; those who have been away longest are
 * forgotten first.
 */
const PAYERS_MAX = 10_000

export class FairShares {
  readonly #accounts = new Map<string, Account>()
  /** How much the payer whose work began last had had by then; newcomers begin there. */
  #present = 0

  /** A payer comes with a piece of work. Having been away neither earns nor costs anything. */
  enter(payer: string, weight = 1): void {
    const account = this.#accounts.get(payer) ?? { had: 0, weight, present: 0, meanCost: 0 }
    if (account.present === 0) account.had = Math.max(account.had, this.#present)
    account.present += 1
    account.weight = weight
    // Moves the payer to the end of the map, so that those who came longest ago stand first.
    this.#accounts.delete(payer)
    this.#accounts.set(payer, account)
    if (this.#accounts.size > PAYERS_MAX) this.#forgetOne()
  }

  /** A piece of the payer's work is withdrawn before it began. */
  leave(payer: string): void {
    const account = this.#accounts.get(payer)
    if (account) account.present -= 1
  }

  /**
   * A piece of work begins. At first it counts with the mean cost, and with its own cost once that
   * is known.
   */
  begin(payer: string): Work {
    const account = this.#accounts.get(payer)
    if (!account) throw new Error('work begins that nobody has entered')
    this.#present = Math.max(this.#present, account.had)
    const expected = account.meanCost / account.weight
    account.had += expected
    return {
      end: (cost) => {
        account.present -= 1
        account.had += cost / account.weight - expected
        account.meanCost += (cost - account.meanCost) * MEAN_WEIGHT
      },
    }
  }

  had(payer: string): number {
    return this.#accounts.get(payer)?.had ?? this.#present
  }

  meanCost(payer: string): number {
    return this.#accounts.get(payer)?.meanCost ?? 0
  }

  #forgetOne(): void {
    for (const [payer, { present }] of this.#accounts) {
      if (present > 0) continue
      this.#accounts.delete(payer)
      return
    }
  }
}
