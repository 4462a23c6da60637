// GET /openapi.json and the API reference page at /docs, all of it served from here.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Route } from '../endpoint.js'
import { openApiDocument } from '../openapi/document.js'
import { DOCS_HEADERS } from '../plugins/security-headers.js'

/** Where the package lies; to import it would run the page's code, a third of a second of it. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
/** The files of the reference page; the package has more, which nobody needs. */
const FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png', '/start.js']

export async function installReference(
  app: FastifyInstance,
  routes: readonly Route[],
  publicUrl: string,
): Promise<void> {
  const document = JSON.stringify(openApiDocument(routes, publicUrl || '/'))
  const page = readFileSync(new URL('page.html', import.meta.url), 'utf8')

  app.get('/openapi.json', { exposeHeadRoute: true }, async (_request, reply) => {
    reply.type('application/json; charset=utf-8')
    return document
  })
  for (const path of ['/docs', '/docs/']) {
    app.get(path, { exposeHeadRoute: true }, async (_request, reply) => {
      reply.headers(DOCS_HEADERS).type('text/html; charset=utf-8')
      return page
    })
  }
  await app.register(fastifyStatic, {
    root: [fileURLToPath(new URL('.', import.meta.url)), PACKAGE],
    prefix: '/docs/',
    allowedPath: (path) => FILES.includes(path),
    index: false,
    decorateReply: false,
  })
}
