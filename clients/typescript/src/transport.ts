// One call over HTTP: credentials, the idempotency key, retries, and the envelope taken apart.
import { RolecallError } from './errors.js'
import { mayRetry, type RetryPolicy, sleep, waitMs } from './retry.js'
import type { ErrorEnvelope } from './types.gen.js'

/** What is known of an answer besides its data. */
export interface AnswerInfo {
  creditsUsed: number
  requestId: string
  /** Whether this repeats a call that was charged before. */
  replayed: boolean
  /** How often the call was sent. */
  attempts: number
}

export interface TransportOptions extends RetryPolicy {
  /** Base address, without a slash at the end. */
  url: string
  fetch: typeof fetch
  /** The longest time of one try, in milliseconds. */
  timeoutMs: number
  onAnswer: ((info: AnswerInfo) => void) | undefined
}

export interface Request {
  method: string
  /** The path with its query. */
  path: string
  headers: Record<string, string>
  body?: unknown
  /** Whether running it twice does no harm. */
  repeatable: boolean
  signal?: AbortSignal | undefined
}

type Envelope =
  | { success: true; data: unknown; credits_used: number; request_id: string }
  | ErrorEnvelope

interface Outcome {
  status: number
  retryAfter: string | null
  replayed: boolean
  envelope: Envelope | undefined
  cause?: unknown
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'success' in value && 'request_id' in value

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isEnvelope(value) ? value : undefined
  } catch {
    return undefined
  }
}

function failure({ status, envelope, cause }: Outcome, url: string): RolecallError {
  if (envelope?.success === false) {
    const { code, message } = envelope.error
    return new RolecallError(message, { code, status, requestId: envelope.request_id })
  }
  const message =
    status === 0 ? `No answer from ${url}.` : `${url} answered ${status}, not as the service does.`
  return new RolecallError(message, { code: 'unreachable', status, cause })
}

export class Transport {
  readonly #options: TransportOptions

  constructor(options: TransportOptions) {
    this.#options = options
  }

  async send(request: Request): Promise<unknown> {
    const { url, retriesMax, retryWaitMsMax, onAnswer } = this.#options
    const body = request.body === undefined ? undefined : JSON.stringify(request.body)
    let waited = 0
    for (let attempt = 0; ; attempt++) {
      const outcome = await this.#try(request, body)
      const { status, envelope } = outcome
      if (envelope?.success === true) {
        const { data, credits_used: creditsUsed, request_id: requestId } = envelope
        onAnswer?.({ creditsUsed, requestId, replayed: outcome.replayed, attempts: attempt + 1 })
        return data
      }
      const ms = waitMs(outcome.retryAfter, attempt)
      const mayWait = attempt < retriesMax && waited + ms <= retryWaitMsMax
      if (!mayWait || !mayRetry(status, attempt, request.repeatable)) throw failure(outcome, url)
      waited += ms
      await sleep(ms, request.signal)
    }
  }

  async #try({ method, path, headers, signal }: Request, body?: string): Promise<Outcome> {
    const { url, timeoutMs, fetch: send } = this.#options
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await send(url + path, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(body !== undefined && { body }),
      })
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        replayed: answer.headers.get('idempotency-replayed') === 'true',
        envelope: parseEnvelope(await answer.text()),
      }
    } catch (cause) {
      // A call that the caller aborted is not a failure of the service.
      if (signal?.aborted) throw signal.reason
      return { status: 0, retryAfter: null, replayed: false, envelope: undefined, cause }
    }
  }
}
