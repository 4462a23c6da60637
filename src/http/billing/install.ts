// The parts of billing outside the management API: the webhook, the return page, the test provider.
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.js'
import { installTestProvider } from './install-test-provider.js'
import { installWebhook } from './install-webhook.js'
import { installReturnPage } from './return-page.js'

export async function installBilling(app: FastifyInstance, services: Services): Promise<void> {
  await installWebhook(app, services)
  installReturnPage(app)
  const { testProvider } = services.billing
  if (testProvider) await installTestProvider(app, testProvider)
}
