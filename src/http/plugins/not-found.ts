// Unknown addresses: 404. Known ones with another method: 405 and the methods that there are.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RolecallError } from '../../core/errors.js'

const segments = (path: string): string[] => path.split('/')

const fits = (pattern: string[], path: string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((part, index) => part.startsWith(':') || part === path[index])

/** Call before routes are added: it watches them come in. */
export function installNotFound(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>()

  app.addHook('onRoute', (route) => {
    const known = methods.get(route.url) ?? new Set()
    for (const method of [route.method].flat()) known.add(method)
    methods.set(route.url, known)
  })

  const allowed = (url: string): string[] => {
    const path = segments(url.split('?', 1)[0] ?? '')
    const found = [...methods].filter(([pattern]) => fits(segments(pattern), path))
    return [...new Set(found.flatMap(([, known]) => [...known]))].sort()
  }

  const refuse = (request: FastifyRequest): never => {
    const allow = allowed(request.url)
    if (allow.length === 0) throw new RolecallError('not_found')
    const message = `This address answers ${allow.join(' and ')}.`
    throw new RolecallError('invalid_request', message, {
      status: 405,
      headers: { allow: allow.join(', ') },
    })
  }

  // Before a body is read: what it holds does not matter here.
  app.addHook('onRequest', async (request) => {
    if (request.is404) refuse(request)
  })
  app.setNotFoundHandler(refuse)
}
