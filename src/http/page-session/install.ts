// /session: keeps a browser signed in to the web app, and lets the operator in by a link.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../../contract/management.js'
import { RolecallError } from '../../runtime/errors.js'
import { JSON_TYPE, successText } from '../envelope.js'
import { isLoopback } from '../loopback.js'
import { accountOf, authenticateBySession } from '../plugins/authentication.js'
import { limitManagement } from '../plugins/rate-limit.js'
import type { Services } from '../services.js'
import { endedCookie, readSessionCookie, sessionCookie } from './cookie.js'

/** A body holds one code. */
const BODY_BYTES_MAX = 1024
/** A code has 190 random bits and cannot be guessed: the limit only keeps the log short. */
const LINKS_PER_MINUTE = 300

const WORN_LINK =
  'This link has been used, or is older than a day. Start the server again, or run `rolecall page`, for another.'

/** Browsers say which site a request comes from; only our own page gets an answer. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new RolecallError('not_found')
  }
}

export function installPageSession(app: FastifyInstance, services: Services): void {
  const { identity, publicUrl, rateLimiter } = services
  const secure = (): boolean => publicUrl.get().startsWith('https:')

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session | null,
  ): string => {
    reply.type(JSON_TYPE)
    return successText({ session }, 0, request.id)
  }
  const keep = (request: FastifyRequest, reply: FastifyReply, session: Session): string => {
    reply.header('set-cookie', sessionCookie(session.token, session.expires_in, secure()))
    return answer(request, reply, session)
  }

  // Not being signed in is no error: every first visit is like that.
  app.get('/session', async (request, reply) => {
    refuseOtherSites(request)
    const token = readSessionCookie(request.raw)
    const session = token === undefined ? undefined : await identity.resumeSession(token)
    return answer(request, reply, session ?? null)
  })

  app.post(
    '/session',
    {
      bodyLimit: BODY_BYTES_MAX,
      onRequest: [authenticateBySession(services), limitManagement(services)],
    },
    async (request, reply) =>
      keep(request, reply, await identity.openSession(accountOf(request).id)),
  )

  app.delete('/session', { bodyLimit: BODY_BYTES_MAX }, async (request, reply) => {
    refuseOtherSites(request)
    reply.header('set-cookie', endedCookie(secure()))
    return answer(request, reply, null)
  })

  app.post('/session/link', { bodyLimit: BODY_BYTES_MAX }, async (request, reply) => {
    refuseOtherSites(request)
    if (!isLoopback(request.ip)) {
      throw new RolecallError('invalid_key', 'This link works on the machine of the server alone.')
    }
    const { allowed } = await rateLimiter.take(`link:${request.ip}`, LINKS_PER_MINUTE)
    if (!allowed) throw new RolecallError('rate_limited', 'Too many tries. Wait a moment.')
    const { code } = (request.body ?? {}) as { code?: unknown }
    const session = typeof code === 'string' ? await identity.redeemLink(code) : undefined
    if (session === undefined) throw new RolecallError('invalid_key', WORN_LINK)
    return keep(request, reply, session)
  })
}
