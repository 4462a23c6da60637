// Security headers for every answer: an API has nothing that a browser should run or frame.
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

export async function installSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // For this host alone: what else lives under the domain is not ours to decide.
    strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: false },
  })
  // Answers hold personal data: no cache on the way may keep them.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
}

/** What the API reference page needs on top. Its widgets set style attributes. */
export const DOCS_POLICY = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
}
