// Everything of billing that is no call of the management API: webhook, return page, test provider.
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
