// The two pages between a client's request and its code: signing in, and consent.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { default as Provider } from 'oidc-provider'
import { PATHS, SCOPE } from '../../identity/connector/settings.js'
import { RolecallError } from '../../runtime/errors.js'
import { sendPage } from '../pages/page.js'
import { acceptForms, field } from '../pages/read-form.js'
import type { Services } from '../services.js'
import { prepare, release } from './mount.js'
import { consentPage, oauthErrorPage, signInPage } from './pages.js'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

const PATH = `${PATHS.interaction}/:uid`
const EXPIRED = {
  error: 'expired',
  description: 'This page has expired, or was opened in another browser.',
}

const pathOf = ({ uid }: Interaction): string => `${PATHS.interaction}/${uid}`

async function clientOf(provider: Provider, { params }: Interaction) {
  const client = await provider.Client.find(String(params.client_id))
  const { clientId, clientName } = client ?? {}
  return { clientId: clientId ?? '', name: clientName || clientId || 'A tool' }
}

class Interactions {
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  async show(request: FastifyRequest, reply: FastifyReply, message = '', status = 200) {
    const at = await this.#details(request, reply)
    if (!at) return sendPage(reply, 400, oauthErrorPage(EXPIRED))
    const { found, provider } = at
    const { name } = await clientOf(provider, found)
    const accountId = found.session?.accountId
    if (found.prompt.name === 'login' || accountId === undefined) {
      return sendPage(reply, status, signInPage(pathOf(found), name, message))
    }
    const goesTo = new URL(String(found.params.redirect_uri)).host || 'an app on this device'
    const view = { uid: found.uid, clientName: name, goesTo, accountId }
    return sendPage(reply, status, consentPage(pathOf(found), view))
  }

  async signIn(request: FastifyRequest, reply: FastifyReply) {
    const at = await this.#details(request, reply)
    if (!at) return sendPage(reply, 400, oauthErrorPage(EXPIRED))
    let accountId: string
    try {
      accountId = await this.#whoIs(request)
    } catch (error) {
      if (!(error instanceof RolecallError)) throw error
      reply.headers(error.headers)
      return this.show(request, reply, error.publicMessage, error.status)
    }
    const result = { login: { accountId, remember: false } }
    await at.provider.interactionFinished(prepare(request, this.#services), release(reply), result)
    return reply
  }

  async consent(request: FastifyRequest, reply: FastifyReply) {
    const at = await this.#details(request, reply)
    if (at?.found.prompt.name !== 'consent') {
      return sendPage(reply, 400, oauthErrorPage(EXPIRED))
    }
    const { provider, found } = at
    const result =
      field(request, 'answer') === 'allow'
        ? { consent: { grantId: await this.#allow(provider, found) } }
        : { error: 'access_denied', error_description: 'The account holder said no.' }
    await provider.interactionFinished(prepare(request, this.#services), release(reply), result)
    return reply
  }

  async #details(request: FastifyRequest, reply: FastifyReply) {
    const provider = await this.#services.connector.provider()
    const { uid } = request.params as { uid: string }
    const found = await provider
      .interactionDetails(prepare(request, this.#services), reply.raw)
      .catch(() => undefined)
    return found?.uid === uid ? { provider, found } : undefined
  }

  /** By password, or by a dashboard session where an outside issuer signs people in. */
  async #whoIs(request: FastifyRequest): Promise<string> {
    const { identity } = this.#services
    const session = field(request, 'session').trim()
    if (session !== '') {
      const accountId = await identity.authenticate(session)
      if (accountId === undefined)
        throw new RolecallError('invalid_key', 'This is no live session.')
      return accountId
    }
    const credentials = { email: field(request, 'email'), password: field(request, 'password') }
    return (await identity.signIn(credentials, request.ip)).account_id
  }

  async #allow(provider: Provider, found: Interaction): Promise<string> {
    const accountId = found.session?.accountId ?? ''
    const { clientId, name } = await clientOf(provider, found)
    const grant = new provider.Grant({ accountId, clientId })
    const wanted = found.prompt.details.missingResourceScopes as
      | Record<string, string[]>
      | undefined
    grant.addOIDCScope(SCOPE)
    for (const resource of Object.keys(wanted ?? {})) grant.addResourceScope(resource, SCOPE)
    const grantId = await grant.save()
    await this.#services.connector.connect({ accountId, grantId, clientId, clientName: name })
    return grantId
  }
}

export async function installInteraction(app: FastifyInstance, services: Services): Promise<void> {
  const interactions = new Interactions(services)
  await app.register(async (scope) => {
    acceptForms(scope)
    scope.get(PATH, (request, reply) => interactions.show(request, reply))
    scope.post(`${PATH}/sign-in`, (request, reply) => interactions.signIn(request, reply))
    scope.post(`${PATH}/consent`, (request, reply) => interactions.consent(request, reply))
  })
}
