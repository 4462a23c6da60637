// The test provider's pages in the browser, and the line from it back to our webhook.
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { PortalAction, TestProvider } from '../../billing/provider/types.js'
import { RolecallError } from '../../runtime/errors.js'
import { sendPage } from '../pages/page.js'
import { acceptForms, field } from '../pages/read-form.js'
import { deliverTo } from './deliver.js'
import { checkoutPage, portalPage } from './test-pages.js'

type ById = { Params: { id: string } }

const CHECKOUT = '/test-provider/checkout/:id'
const PORTAL = '/test-provider/portal/:id'
const SIMPLE = ['cancel', 'resume', 'card_declined', 'card_good'] as const

function actionOf(name: string, price: string): PortalAction {
  if (name === 'change') return { kind: 'change', price }
  const kind = SIMPLE.find((one) => one === name)
  if (!kind) throw new RolecallError('invalid_request', 'The form has no such action.')
  return { kind }
}

export async function installTestProvider(
  app: FastifyInstance,
  provider: TestProvider,
): Promise<void> {
  app.addHook('onListen', async () => {
    provider.attach(deliverTo(app.server.address() as AddressInfo))
  })
  const known = <T>(view: T | undefined): T => {
    if (view === undefined) throw new RolecallError('not_found')
    return view
  }
  await app.register(async (scope) => {
    acceptForms(scope)
    scope.get<ById>(CHECKOUT, async ({ params }, reply) =>
      sendPage(reply, 200, checkoutPage(known(await provider.checkoutView(params.id)))),
    )
    scope.post<ById>(CHECKOUT, async ({ params }, reply) =>
      reply.redirect(known(await provider.pay(params.id)), 303),
    )
    scope.get<ById>(PORTAL, async ({ params }, reply) =>
      sendPage(reply, 200, portalPage(known(await provider.portalView(params.id)))),
    )
    scope.post<ById>(PORTAL, async (request, reply) => {
      const { id } = request.params
      const action = actionOf(field(request, 'action'), field(request, 'price'))
      known(await provider.portalView(id))
      await provider.act(id, action)
      return reply.redirect(request.url, 303)
    })
  })
}
