// Serves the web app: one page for all its addresses, and the files that the build made.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '../plugins/security-headers.js'
import { serveFiles } from './built-files.js'
import { PAGES } from './pages.js'

/** The folder of the build; the path is right from src/ and from dist/. */
const BUILT = fileURLToPath(new URL('../../../dist/dashboard/', import.meta.url))
/** A file's name carries a hash of its content, so a cached copy is never out of date. */
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/**
 * The page may load scripts, styles and answers of this server, and pictures that it draws itself.
 */
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
  // Without a build, as in tests of the API alone, there is no page.
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
