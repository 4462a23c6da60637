// Answers unknown addresses with 404, and known ones asked by another method with 405.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RolecallError } from '../../runtime/errors.js'
import { html } from '../pages/html.js'
import { page, sendPage } from '../pages/page.js'
import { pathHint } from './path-hint.js'

const segments = (path: string): string[] => path.split('/')

/** A parameter is never empty: a path with a slash at its end has another address than without. */
const fits = (pattern: string[], path: string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]))

/** Whether a browser asks. Programs that accept anything get the envelope. */
const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')

/** Call it before routes are added, because it records them as they are added. */
export function installNotFound(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>()

  app.addHook('onRoute', (route) => {
    const known = methods.get(route.url) ?? new Set()
    for (const method of [route.method].flat()) known.add(method)
    methods.set(route.url, known)
  })

  const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? ''

  const allowed = (url: string): string[] => {
    const path = segments(url)
    const found = [...methods].filter(([pattern]) => fits(segments(pattern), path))
    return [...new Set(found.flatMap(([, known]) => [...known]))].sort()
  }

  /** Only whole addresses: nobody means a pattern or a file of the pages. */
  const known = (): Set<string> =>
    new Set([...methods.keys()].filter((url) => /^\/[a-z0-9/-]+$/.test(url)))

  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request)
    const allow = allowed(path)
    if (allow.length === 0) {
      const hint = pathHint(path, known())
      if (!wantsPage(request)) throw new RolecallError('not_found', hint)
      return sendPage(reply, 404, page('Nothing here', html`<p>${hint}</p>`))
    }
    const message = `This address answers ${allow.join(' and ')}.`
    throw new RolecallError('invalid_request', message, {
      status: 405,
      headers: { allow: allow.join(', ') },
    })
  }

  // Runs before the body is read, because the body does not matter here.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return refuse(request, reply)
  })
  app.setNotFoundHandler(refuse)

  app.addHook('onRequest', async (request, reply) => {
    const values = Object.values((request.params ?? {}) as Record<string, string>)
    // The router takes the nothing behind a slash at the end for an id.
    if (values.includes('')) return refuse(request, reply)
    // No id contains a NUL, and PostgreSQL could not even look for one.
    if (values.some((value) => value.includes('\0'))) throw new RolecallError('not_found')
  })
}
