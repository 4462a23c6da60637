// Sends spans to a collector as OTLP over HTTP in JSON, in batches and in the background.
import type { Span } from './span.js'

export interface ExporterOptions {
  /** For instance http://collector:4318/v1/traces. */
  url: string
  version: string
  /** Gets the kind of failure, once for a row of failures. */
  onFailure(name: string): void
}

/** Spans are sent after this time: nobody looks at a trace sooner. */
const EVERY_MS = 2_000
/**
 * Spans are also sent once this many have gathered, as the exporters of OpenTelemetry do by
 * default.
 */
const BATCH_MAX = 512
/** While a collector is away spans are dropped, so memory stays bounded. */
const KEPT_MAX = 4_096
/** A collector that takes longer is away; the next batch tries again. */
const TIMEOUT_MS = 5_000
/** Values of the OTLP enumerations. */
const KINDS = { internal: 1, server: 2 }
const STATUS_ERROR = 2

export class OtlpExporter {
  #spans: Span[] = []
  #sending: Promise<void> = Promise.resolve()
  #failed = false
  readonly #timer: NodeJS.Timeout

  constructor(private readonly options: ExporterOptions) {
    this.#timer = setInterval(() => void this.flush(), EVERY_MS).unref()
  }

  add(spans: readonly Span[]): void {
    if (this.#spans.length + spans.length <= KEPT_MAX) this.#spans.push(...spans)
    if (this.#spans.length >= BATCH_MAX) void this.flush()
  }

  flush(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#send())
    return this.#sending
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  async #send(): Promise<void> {
    const spans = this.#spans.splice(0, BATCH_MAX)
    if (spans.length === 0) return
    try {
      const answer = await fetch(this.options.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(otlpOf(spans, this.options.version)),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.arrayBuffer()
      this.#tell(answer.ok ? undefined : `status ${answer.status}`)
    } catch (error) {
      this.#tell(error instanceof Error ? error.name : 'unknown')
    }
  }

  /** Tells the first failure of a row: an hour without a collector is one line in the log. */
  #tell(failure: string | undefined): void {
    if (failure !== undefined && !this.#failed) this.options.onFailure(failure)
    this.#failed = failure !== undefined
  }
}

const attribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
})

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n)

const otlpSpan = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId !== '' && { parentSpanId: span.parentId }),
  name: span.name,
  kind: KINDS[span.kind],
  startTimeUnixNano: nanoseconds(span.startMs),
  endTimeUnixNano: nanoseconds(span.endMs),
  attributes: Object.entries(span.attributes).map(attribute),
  ...(span.failed && { status: { code: STATUS_ERROR } }),
})

export const otlpOf = (spans: readonly Span[], version: string) => ({
  resourceSpans: [
    {
      resource: {
        attributes: [
          attribute(['service.name', 'rolecall']),
          attribute(['service.version', version]),
        ],
      },
      scopeSpans: [{ scope: { name: 'rolecall' }, spans: spans.map(otlpSpan) }],
    },
  ],
})
