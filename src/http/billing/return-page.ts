// GET /billing/return: where the provider's pages send the browser back to, unless configured otherwise.
import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.js'
import { page, sendPage } from '../pages/page.js'

export const RETURN_PATH = '/billing/return'
const ACCOUNT_PATH = '/account/plans'

/** The webhook alone applies a purchase: this page only says so. */
const TEXTS: ReadonlyMap<unknown, string> = new Map([
  [
    'done',
    'Thank you. The purchase shows in your account as soon as the payment provider confirms it, usually within seconds.',
  ],
  ['cancelled', 'Nothing was bought and nothing was charged.'],
])
const OTHERWISE = 'You can close this page.'

export function installReturnPage(app: FastifyInstance): void {
  app.get<{ Querystring: { checkout?: unknown } }>(RETURN_PATH, async (request, reply) => {
    const text = TEXTS.get(request.query.checkout) ?? OTHERWISE
    return sendPage(
      reply,
      200,
      page(
        'Rolecall billing',
        html`<p>${text}</p><p><a href="${ACCOUNT_PATH}">Your plans and credits</a></p>`,
      ),
    )
  })
}
