// Reads bodies: JSON alone, bounded and without coercion. The error for other types says what to
// send.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CpuBudget } from '../../metering/types.js'
import { RolecallError } from '../../runtime/errors.js'
import { parseJson } from '../json/parse-json.js'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The body as it came, for the fingerprint of an idempotent request; null when there is none.
     */
    bodyBytes: Buffer | null
  }
}

/** Parsing an ordinary body takes less than this, and is not counted. */
const SPENT_MS_MIN = 5
const MULTIPART =
  'multipart/form-data is not accepted: send JSON with the document as base64 in "file".'
const OTHER = 'Send the body as JSON, with the header Content-Type: application/json.'

/** Parsing a large body blocks the event loop, so its account pays for the time as for reading. */
function spendOn({ account }: FastifyRequest, budget: CpuBudget, startedMs: number): void {
  const spentMs = performance.now() - startedMs
  if (account && spentMs > SPENT_MS_MIN) {
    budget.spend(account.id, account.plan.rate_limit_rpm, spentMs)
  }
}

export function installJsonBody(app: FastifyInstance, budget: CpuBudget): void {
  app.decorateRequest('bodyBytes', null)
  app.removeAllContentTypeParsers()

  const readJson = async (request: FastifyRequest, bytes: Buffer): Promise<unknown> => {
    if (bytes.length === 0) return undefined
    if (request.headers['idempotency-key'] !== undefined) request.bodyBytes = bytes
    const started = performance.now()
    try {
      return parseJson(bytes, 'The body')
    } finally {
      spendOn(request, budget, started)
    }
  }
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, readJson)

  app.addContentTypeParser('*', async (request: FastifyRequest) => {
    const type = (request.headers['content-type'] ?? '').toLowerCase()
    throw new RolecallError('invalid_request', type.startsWith('multipart/') ? MULTIPART : OTHER)
  })
}
