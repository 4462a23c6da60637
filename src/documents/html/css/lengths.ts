// Reads lengths of style sheets in pixels, with calc(), min(), max() and clamp().

export interface LengthContext {
  /** The pixels of one em. */
  fontPx: number
  /** What a percentage refers to; NaN where that is unknown. */
  percentOf: number
}

/** The default size of letters in browsers. */
const ROOT_PX = 16
/** Pixels of each unit. Shares of the window are taken from a window of 1280 by 800. */
const UNITS: Record<string, number> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  vw: 12.8,
  vh: 8,
  vi: 12.8,
  vb: 8,
  vmin: 8,
  vmax: 12.8,
  rem: ROOT_PX,
  rlh: ROOT_PX * 1.2,
}
/** As shares of the font size. */
const RELATIVE: Record<string, number> = { em: 1, ex: 0.5, ch: 0.5, cap: 0.7, ic: 1, lh: 1.2 }
/** A number as CSS writes it, without its unit. */
const NUMBER = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/y
const FUNCTIONS: Record<string, (values: number[]) => number> = {
  calc: ([value = Number.NaN]) => value,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  clamp: ([low = 0, value = 0, high = 0]) => Math.max(low, Math.min(value, high)),
  abs: ([value = Number.NaN]) => Math.abs(value),
}
/** An opening bracket, with or without a function that gives a length. */
const CALL = /(calc|-webkit-calc|min|max|clamp|abs)?\(/y
/** How deeply calc() may be nested. */
const DEPTH_MAX = 12
/** Longer than any length that a person writes. */
const CHARS_MAX = 300

/** A length in pixels; null for any other text. A bare number counts as pixels. */
export function px(text: string, context: LengthContext): number | null {
  if (text === '' || text.length > CHARS_MAX) return null
  const reader = new Arithmetic(text, context)
  const value = reader.sum(0)
  return reader.atEnd() && value !== null && !Number.isNaN(value) ? value : null
}

type Signs = Readonly<Record<string, (left: number, right: number) => number>>
const SUMS: Signs = { '+': (left, right) => left + right, '-': (left, right) => left - right }
const PRODUCTS: Signs = { '*': (left, right) => left * right, '/': (left, right) => left / right }

class Arithmetic {
  private at = 0

  constructor(
    private readonly text: string,
    private readonly context: LengthContext,
  ) {}

  atEnd(): boolean {
    this.skip()
    return this.at >= this.text.length
  }

  sum(depth: number): number | null {
    return this.chain(() => this.product(depth), SUMS)
  }

  private product(depth: number): number | null {
    return this.chain(() => this.value(depth), PRODUCTS)
  }

  /** Parts with signs between them, from left to right; null where a part is no number. */
  private chain(part: () => number | null, signs: Signs): number | null {
    let total = part()
    while (total !== null) {
      this.skip()
      const apply = signs[this.text.charAt(this.at)]
      if (!apply) return total
      this.at++
      const other = part()
      if (other === null) return null
      total = apply(total, other)
    }
    return total
  }

  private value(depth: number): number | null {
    this.skip()
    CALL.lastIndex = this.at
    const call = CALL.exec(this.text)
    if (call && depth < DEPTH_MAX) {
      this.at += call[0].length
      return this.call((call[1] ?? 'calc').replace('-webkit-', ''), depth + 1)
    }
    NUMBER.lastIndex = this.at
    const number = NUMBER.exec(this.text)?.[0]
    if (number === undefined) return null
    this.at += number.length
    const unit = /^(?:%|[a-z]*)/.exec(this.text.slice(this.at, this.at + 8))?.[0] ?? ''
    this.at += unit.length
    return Number(number) * this.scaleOf(unit)
  }

  private call(name: string, depth: number): number | null {
    const values: number[] = []
    while (true) {
      const value = this.sum(depth)
      if (value === null) return null
      values.push(value)
      this.skip()
      const mark = this.text.charAt(this.at++)
      if (mark === ')') return FUNCTIONS[name]?.(values) ?? null
      if (mark !== ',') return null
    }
  }

  private scaleOf(unit: string): number {
    if (unit === '') return 1
    if (unit === '%') return this.context.percentOf / 100
    const relative = RELATIVE[unit]
    if (relative !== undefined) return relative * this.context.fontPx
    // "dvh", "svw" and the like are sizes of the window too.
    return UNITS[unit] ?? UNITS[unit.replace(/^[dsl]v/, 'v')] ?? Number.NaN
  }

  private skip(): void {
    while (this.text.charAt(this.at) === ' ') this.at++
  }
}
