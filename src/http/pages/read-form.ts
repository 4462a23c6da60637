// Reads the short forms of our own pages, on the routes that show them and nowhere else.
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Our forms have a few short fields. */
export const FORM_BYTES_MAX = 8 * 1024

export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  )
}

/** A field of the form; empty when it was not sent. */
export const field = (request: FastifyRequest, name: string): string =>
  request.body instanceof URLSearchParams ? (request.body.get(name) ?? '') : ''
