// Sums over all paths of a chain: the share of each label at each item, and the gradient of the
// steps' weights. Memory is reused from one chain to the next.

export class Lattice {
  /**
   * Scores of the labels, item after item; `sweep` turns them into factors, with 1 as each item's
   * highest.
   */
  scores = new Float64Array(0)
  #forward = new Float64Array(0)
  #backward = new Float64Array(0)

  constructor(private readonly size: number) {}

  fit(items: number): void {
    if (this.scores.length >= items * this.size) return
    this.scores = new Float64Array(items * this.size * 2)
    this.#forward = new Float64Array(items * this.size * 2)
    this.#backward = new Float64Array(items * this.size * 2)
  }

  /** `kinds` says which table of `steps` leads to each item; the tables hold factors. */
  sweep(count: number, kinds: Uint8Array, steps: Float64Array): void {
    const { scores, size } = this
    const [forward, backward] = [this.#forward, this.#backward]
    for (let from = 0; from < count * size; from += size) {
      let top = Number.NEGATIVE_INFINITY
      for (let label = 0; label < size; label++) top = Math.max(top, scores[from + label] as number)
      for (let label = 0; label < size; label++)
        scores[from + label] = Math.exp((scores[from + label] as number) - top)
    }
    // Shares by what is before and behind each item; each row adds up to one.
    for (let item = 0; item < count; item++) {
      const from = item * size
      const table = (kinds[item] as number) * size * size
      let total = 0
      for (let label = 0; label < size; label++) {
        let sum = item === 0 ? 1 : 0
        if (item > 0)
          for (let other = 0; other < size; other++)
            sum +=
              (forward[from - size + other] as number) *
              (steps[table + other * size + label] as number)
        sum *= scores[from + label] as number
        forward[from + label] = sum
        total += sum
      }
      for (let label = 0; label < size; label++)
        forward[from + label] = (forward[from + label] as number) / total
    }
    for (let item = count - 1; item >= 0; item--) {
      const from = item * size
      const table = ((kinds[item + 1] ?? 0) as number) * size * size
      let total = 0
      for (let label = 0; label < size; label++) {
        let sum = item === count - 1 ? 1 : 0
        if (item < count - 1)
          for (let other = 0; other < size; other++)
            sum +=
              (steps[table + label * size + other] as number) *
              (scores[from + size + other] as number) *
              (backward[from + size + other] as number)
        backward[from + label] = sum
        total += sum
      }
      for (let label = 0; label < size; label++)
        backward[from + label] = (backward[from + label] as number) / total
    }
  }

  /** The shares of an item's labels. */
  shares(item: number, out: Float64Array): void {
    const from = item * this.size
    let total = 0
    for (let label = 0; label < this.size; label++) {
      const product =
        (this.#forward[from + label] as number) * (this.#backward[from + label] as number)
      out[label] = product
      total += product
    }
    for (let label = 0; label < this.size; label++) out[label] = (out[label] as number) / total
  }

  /**
   * Adds to `moves` the step that leads to an item in the gold labels, minus the expected steps.
   */
  addMoves(
    item: number,
    gold: Uint8Array,
    kinds: Uint8Array,
    steps: Float64Array,
    moves: Float64Array,
  ): void {
    const { scores, size } = this
    const [forward, backward] = [this.#forward, this.#backward]
    const from = item * size
    const table = (kinds[item] as number) * size * size
    let pairs = 0
    for (let other = 0; other < size; other++) {
      const before = forward[from - size + other] as number
      if (before < 1e-9) continue
      for (let label = 0; label < size; label++)
        pairs +=
          before *
          (steps[table + other * size + label] as number) *
          (scores[from + label] as number) *
          (backward[from + label] as number)
    }
    for (let other = 0; other < size; other++) {
      const before = (forward[from - size + other] as number) / pairs
      for (let label = 0; label < size; label++) {
        const at = table + other * size + label
        moves[at] =
          (moves[at] as number) -
          before *
            (steps[at] as number) *
            (scores[from + label] as number) *
            (backward[from + label] as number)
      }
    }
    const at = table + (gold[item - 1] as number) * size + (gold[item] as number)
    moves[at] = (moves[at] as number) + 1
  }
}
