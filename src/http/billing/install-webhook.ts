// POST /v1/billing/webhook: takes the payment provider's events. The signature covers the bytes as
// they came.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { JSON_TYPE, successText } from '../envelope.js'
import type { Services } from '../services.js'

export const WEBHOOK_PATH = '/v1/billing/webhook'
/** Four times the provider's own limit for an event. */
const EVENT_BYTES_MAX = 1024 * 1024

export async function installWebhook(app: FastifyInstance, { billing }: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asItCame = async (_request: FastifyRequest, body: Buffer): Promise<Buffer> => body
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, asItCame)
    scope.route({
      method: 'POST',
      url: WEBHOOK_PATH,
      bodyLimit: EVENT_BYTES_MAX,
      handler: async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signatures = request.raw.headersDistinct['stripe-signature'] ?? []
        await billing.receive(body, signatures.length === 1 ? signatures[0] : undefined)
        reply.type(JSON_TYPE)
        return successText({ received: true }, 0, request.id)
      },
    })
  })
}
