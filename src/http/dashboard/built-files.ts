// The built files of the web app: listed once, and found only by their exact address. An address
// that is not in the list is not there, whatever dots, slashes or bytes it is made of.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface BuiltFile {
  path: string
  type: string
  /** The same file compressed, `.gz`, where the build made one. */
  zipped: boolean
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.pdf', 'application/pdf'],
  ['.svg', 'image/svg+xml'],
  ['.ttf', 'font/ttf'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['', 'text/plain; charset=utf-8'],
])
const OTHER = 'application/octet-stream'
const ZIPPED = '.gz'

/** By their address below the prefix; compressed copies have no address of their own. */
function listFiles(folder: string, prefix: string): ReadonlyMap<string, BuiltFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  const all = new Set(paths)
  const named = paths.filter((path) => !path.endsWith(ZIPPED))
  return new Map(
    named.map((path) => [
      prefix + path.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''),
      {
        path,
        type: TYPES.get(extname(path)) ?? OTHER,
        zipped: all.has(path + ZIPPED),
      },
    ]),
  )
}

/** Whether the caller accepts gzip, and not with a weight of zero. */
const takesZipped = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''))

export function serveFiles(
  app: FastifyInstance,
  folder: string,
  { prefix, cache }: { prefix: string; cache: string },
): void {
  const files = listFiles(folder, prefix)
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = files.get(request.url.split('?', 1)[0] ?? '')
    if (!file) return reply.callNotFound()
    const zipped = file.zipped && takesZipped(request)
    const bytes = await readFile(zipped ? file.path + ZIPPED : file.path)
    reply.headers({ 'cache-control': cache, vary: 'accept-encoding' }).type(file.type)
    if (zipped) reply.header('content-encoding', 'gzip')
    return reply.send(bytes)
  }
  app.get(`${prefix}*`, { exposeHeadRoute: true }, serve)
}
