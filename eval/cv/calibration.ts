// Fits confidences to what they promise, on cross-validated answers: of the values at 0.9, nine in
// ten are right. Each field has a rising curve from raw to true confidence (isotonic regression).

/** Points [raw, true], rising; values between two points are interpolated. */
export type Curve = [number, number][]

interface Sample {
  fold: number
  confidence: number
  right: number
}

interface Block {
  x: number
  y: number
  n: number
}

const POINTS_MAX = 8
const BLOCK_MIN = 5
const BINS = 10
/** Raw scores that are closer count as one point. */
const APART_MIN = 0.005

const pooled = (a: Block, b: Block): Block => {
  const n = a.n + b.n
  return { x: (a.x * a.n + b.x * b.n) / n, y: (a.y * a.n + b.y * b.n) / n, n }
}

const meanOf = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/**
 * Pools adjacent violators into at most a handful of points; small groups are drawn towards the
 * mean.
 */
function isotonic(samples: readonly Sample[]): Curve {
  const sorted = [...samples].sort((a, b) => a.confidence - b.confidence)
  const size = Math.max(BLOCK_MIN, Math.ceil(sorted.length / POINTS_MAX))
  const mean = meanOf(sorted.map(({ right }) => right))
  const blocks: Block[] = []
  for (let from = 0; from < sorted.length; from += size) {
    const part = sorted.slice(from, from + size)
    const rights = part.reduce((sum, { right }) => sum + right, 0)
    let block: Block = {
      x: meanOf(part.map(({ confidence }) => confidence)),
      y: (rights + 2 * mean) / (part.length + 2),
      n: part.length,
    }
    for (let last = blocks.at(-1); last; last = blocks.at(-1)) {
      if (block.y >= last.y && block.x - last.x > APART_MIN) break
      block = pooled(last, block)
      blocks.pop()
    }
    blocks.push(block)
  }
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return blocks.map(({ x, y }) => [rounded(x), rounded(y)])
}

function along(curve: Curve, raw: number): number {
  const above = curve.findIndex(([x]) => x >= raw)
  const last = curve.at(-1) ?? [1, raw]
  if (above < 0) return last[1]
  const [x1, y1] = curve[above] ?? last
  const [x0, y0] = curve[above - 1] ?? [x1, y1]
  return x1 === x0 ? y1 : y0 + ((raw - x0) / (x1 - x0)) * (y1 - y0)
}

export class Calibration {
  readonly #samples = new Map<string, Sample[]>()

  add(field: string, fold: number, confidence: number, isRight: boolean): void {
    const list = this.#samples.get(field) ?? []
    list.push({ fold, confidence, right: isRight ? 1 : 0 })
    this.#samples.set(field, list)
  }

  curves(): Record<string, Curve> {
    return Object.fromEntries(
      [...this.#samples].sort().map(([field, list]) => [field, isotonic(list)]),
    )
  }

  /**
   * The expected calibration error of each field, with each fold under curves fitted on the others.
   */
  errors(): { field: string; count: number; error: number }[] {
    return [...this.#samples].sort().map(([field, list]) => {
      const told = list.map((sample) => {
        const curve = this.#curveWithout(list, sample.fold)
        return { told: along(curve, sample.confidence), right: sample.right }
      })
      const bins = Array.from({ length: BINS }, (_, bin) =>
        told.filter((one) => Math.min(BINS - 1, Math.floor(one.told * BINS)) === bin),
      )
      const error = bins.reduce((sum, bin) => {
        const gap = meanOf(bin.map((one) => one.told)) - meanOf(bin.map(({ right }) => right))
        return sum + (Math.abs(gap) * bin.length) / told.length
      }, 0)
      return { field, count: list.length, error }
    })
  }

  readonly #without = new Map<Sample[], Map<number, Curve>>()

  #curveWithout(list: Sample[], fold: number): Curve {
    const known = this.#without.get(list) ?? new Map<number, Curve>()
    this.#without.set(list, known)
    const curve = known.get(fold) ?? isotonic(list.filter((sample) => sample.fold !== fold))
    known.set(fold, curve)
    return curve
  }
}
