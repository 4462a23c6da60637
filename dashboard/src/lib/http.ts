// One request to this server: opens the envelope, and turns every failure into one kind of error.
import { T } from '../texts'

export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly retryAfterSeconds: number,
  ) {
    super(message)
  }
}

export interface Answer<D> {
  data: D
  creditsUsed: number
  /** The seconds that the call took, network included. */
  seconds: number
}

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: object
  signal?: AbortSignal | undefined
}

interface Envelope {
  success: boolean
  data?: unknown
  credits_used?: number
  error?: { code: string; message: string }
}

export async function send<D>(
  path: string,
  token: string | null,
  call: Call = {},
): Promise<Answer<D>> {
  const started = performance.now()
  const headers: Record<string, string> = {}
  if (token !== null) headers.authorization = `Bearer ${token}`
  if (call.body) headers['content-type'] = 'application/json'
  const response = await fetch(path, {
    method: call.method ?? (call.body ? 'POST' : 'GET'),
    headers,
    ...(call.body && { body: JSON.stringify(call.body) }),
    ...(call.signal && { signal: call.signal }),
  }).catch((error: unknown) => {
    if (call.signal?.aborted) throw error
    throw new ApiError('unreachable', T.errors.unreachable, 0, 0)
  })
  const envelope = (await response.json().catch(() => null)) as Envelope | null
  if (!response.ok || envelope?.success !== true) {
    const { code, message } = envelope?.error ?? { code: 'unknown', message: T.errors.unknown }
    const wait = Number(response.headers.get('retry-after') ?? 0)
    throw new ApiError(code, message, response.status, Number.isFinite(wait) ? wait : 0)
  }
  const seconds = (performance.now() - started) / 1000
  return { data: envelope.data as D, creditsUsed: envelope.credits_used ?? 0, seconds }
}
