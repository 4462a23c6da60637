// Security headers for every answer: an API has nothing that a browser should run or frame.
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

/**
 * One table, the same for every answer; a page puts its own policy over the first row. What only
 * browsers of long ago understood (X-XSS-Protection, X-Download-Options) is left out.
 */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Answers hold personal data: no cache on the way may keep them.
  'cache-control': 'no-store',
}

/** Browsers take it from https alone. For this host: what else lives under the domain is not ours. */
const TRANSPORT = { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }

export function installSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = publicUrl.startsWith('https:') ? { ...HEADERS, ...TRANSPORT } : HEADERS
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Of a page: its own policy, and whoever opened it gets no hold of it. */
export const pageHeaders = (policy: readonly string[]): Record<string, string> => ({
  'content-security-policy': policy.join('; '),
  'cross-origin-opener-policy': 'same-origin',
})
