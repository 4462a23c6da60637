// Lets pages of the configured origins call the APIs. Without configuration no page may.
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Ten minutes, so that a change of the allowed origins takes effect soon. */
const PREFLIGHT_SECONDS = 600

export async function installCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-access-key'],
    exposedHeaders: [
      'idempotency-replayed',
      'ratelimit',
      'ratelimit-policy',
      'retry-after',
      'x-request-id',
    ],
    // Credentials travel in headers that the page sets itself, never in cookies.
    credentials: false,
    maxAge: PREFLIGHT_SECONDS,
  })
}
