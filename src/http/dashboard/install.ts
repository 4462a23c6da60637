// The web app: one page for its addresses, and the files that the build made, all served from here.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '../plugins/security-headers.js'
import { serveFiles } from './built-files.js'
import { PAGES } from './pages.js'

/** What the build made; from src/ and from dist/ alike. */
const BUILT = fileURLToPath(new URL('../../../dist/dashboard/', import.meta.url))
/** Their names carry a hash of what is in them. */
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** Scripts, styles and answers of this server, pictures that the page draws itself: nothing else. */
const HEADERS = pageHeaders([
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
])

export function installDashboard(app: FastifyInstance): void {
  // Without a build (a test of the API alone) there is no page.
  if (!existsSync(`${BUILT}index.html`)) return
  const page = readFileSync(`${BUILT}index.html`, 'utf8')
  for (const path of PAGES) {
    app.get(path, { exposeHeadRoute: true }, async (_request, reply) => {
      reply.headers(HEADERS).type('text/html; charset=utf-8')
      return page
    })
  }
  for (const [folder, cache] of [
    ['assets', FOREVER],
    ['files', AN_HOUR],
  ] as const) {
    serveFiles(app, `${BUILT}${folder}`, { prefix: `/${folder}/`, cache })
  }
}
