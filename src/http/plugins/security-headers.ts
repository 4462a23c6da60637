// Security headers for every answer: an API has nothing that a browser should run or frame.
import type { FastifyInstance } from 'fastify'

/** The usual time for which browsers remember to use HTTPS only. */
const YEAR_SECONDS = 31_536_000

/**
 * Every answer has these; a page replaces the first row by its own policy. Headers that only old
 * browsers understood (X-XSS-Protection, X-Download-Options) are left out.
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

/**
 * Browsers take it over https only. It covers this host: other hosts of the domain are not ours.
 */
const TRANSPORT = { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }

export function installSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = publicUrl.startsWith('https:') ? { ...HEADERS, ...TRANSPORT } : HEADERS
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** The headers of a page: its own policy, and no access for the window that opened it. */
export const pageHeaders = (policy: readonly string[]): Record<string, string> => ({
  'content-security-policy': policy.join('; '),
  'cross-origin-opener-policy': 'same-origin',
})
