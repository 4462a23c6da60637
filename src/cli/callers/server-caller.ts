// Runs calls on one or several servers in turn. If a server asks to wait, the others go on.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller, type Input, Refused } from './caller.js'

/** Enough to keep a server of several cores busy. */
const CALLS_PER_SERVER = 8
/** About three minutes with the pauses below: long enough for a server to restart. */
const TRIES_MAX = 12
/** A server that never answered is more likely misspelt than restarting: some seconds are enough. */
const TRIES_MAX_AT_FIRST = 4
/** The first pause: a busy server is usually free again after it. */
const BACKOFF_MS = 500
/** Pauses double up to this, so that the run goes on soon after the server is back. */
const BACKOFF_MS_MAX = 30_000
/** A scan of many pages takes minutes. */
const ANSWER_MS_MAX = 300_000
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504])
/** These statuses are about the document; any other (a wrong key, no credits) ends the run. */
const REFUSED = new Set([400, 413, 422])

interface Reply {
  status: number
  retryAfterMs: number
  body: { data?: unknown; error?: { code: string; message: string } }
}

export function serverCaller(servers: readonly string[], key: string): Caller {
  let next = 0
  let hasAnswered = false
  const post = async <T>(path: string, body: object, sameCall: string): Promise<T> => {
    for (let tries = 1; ; tries++) {
      const server = servers[next++ % servers.length] ?? ''
      const reply = await send(server + path, body, key, sameCall).catch(unreachable)
      hasAnswered ||= reply.status !== 0
      if (reply.status === 200) return reply.body.data as T
      const { code = 'no_answer', message = 'no answer; does a server run there?' } =
        reply.body.error ?? {}
      if (REFUSED.has(reply.status)) throw new Refused(code, message)
      const again = reply.status === 0 || RETRIED.has(reply.status)
      const triesMax = hasAnswered ? TRIES_MAX : TRIES_MAX_AT_FIRST * servers.length
      if (!again || tries >= triesMax) throw new Error(`${server}: ${message}`)
      const backoff = Math.min(BACKOFF_MS_MAX, BACKOFF_MS * 2 ** (tries - 1))
      await sleep(Math.max(reply.retryAfterMs, backoff / servers.length))
    }
  }
  const file = ({ bytes }: Input) => Buffer.from(bytes).toString('base64')
  const query = (evidence: boolean) => (evidence ? '?include=evidence' : '')
  return {
    width: servers.length * CALLS_PER_SERVER,
    parseResume: (input, { asOf, evidence }) =>
      post(
        `/parse/resume${query(evidence)}`,
        { file: file(input), as_of: asOf },
        `resume ${input.sha256} ${asOf} ${evidence}`,
      ),
    parseJob: (input, { asOf, evidence }) =>
      post(
        `/parse/jd${query(evidence)}`,
        { file: file(input), as_of: asOf },
        `jd ${input.sha256} ${asOf} ${evidence}`,
      ),
    redact: (input) => post('/redact', { file: file(input) }, `redact ${input.sha256}`),
    match: (candidate, role, { asOf, evidence }) =>
      post(`/match${query(evidence)}`, { candidate, role, explain: true, as_of: asOf }, ''),
    close: async () => {},
  }
}

const unreachable = (): Reply => ({ status: 0, retryAfterMs: 0, body: {} })

/** Repeating the call after a lost connection or a kill is not charged again. */
async function send(url: string, body: object, key: string, sameCall: string): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-access-key': key,
      ...(sameCall !== '' && { 'idempotency-key': sameCall }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS_MAX),
  })
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  return {
    status: response.status,
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : 0,
    body: (await response.json()) as Reply['body'],
  }
}
