// How far a run is: a bar on a terminal, plain lines otherwise. It goes to stderr, since stdout is
// for results.
/** Avoids a division by zero when no time has passed or nothing is done. */
const NEARLY_NOTHING = 0.001
/** Used when a terminal does not give its width. */
const COLUMNS_USUAL = 80
/** Leaves room for the counts beside it on a line of 80 characters. */
const BAR_WIDTH = 24
/** Ten times a second makes a bar move smoothly; in a log, a line now and then is enough. */
const TERMINAL_MS = 100
const PLAIN_MS = 5_000

export interface ProgressTarget {
  isTTY?: boolean
  columns?: number
  write(text: string): void
}

export class Progress {
  private done = 0
  private failed = 0
  private lastMs = Number.NEGATIVE_INFINITY
  private readonly startMs: number

  constructor(
    private readonly total: number,
    private readonly target: ProgressTarget,
    private readonly now: () => number,
  ) {
    this.startMs = now()
  }

  /** Counts a file that is done, and shows the progress if it is time. */
  step(failed: boolean): void {
    this.done++
    if (failed) this.failed++
    const due = this.target.isTTY ? TERMINAL_MS : PLAIN_MS
    if (this.done < this.total && this.now() - this.lastMs < due) return
    this.show()
  }

  end(): void {
    if (this.target.isTTY && this.done > 0) this.target.write('\n')
  }

  private show(): void {
    this.lastMs = this.now()
    const seconds = Math.max(NEARLY_NOTHING, (this.lastMs - this.startMs) / 1000)
    const rate = this.done / seconds
    const left = (this.total - this.done) / Math.max(rate, NEARLY_NOTHING)
    const figures =
      `${this.done} of ${this.total}` +
      (this.failed > 0 ? `, ${this.failed} failed` : '') +
      `, ${rate.toFixed(1)}/s, ${clockOf(left)} left`
    if (!this.target.isTTY) {
      this.target.write(`${figures}\n`)
      return
    }
    const filled = Math.round((BAR_WIDTH * this.done) / Math.max(1, this.total))
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
    const line = `${bar} ${figures}`.slice(0, (this.target.columns ?? COLUMNS_USUAL) - 1)
    this.target.write(`\r\x1b[2K${line}`)
  }
}

/** 75 → 1:15, 7300 → 2:01:40 */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
