// The test provider's listener, on the loopback only: the SDK calls it as it calls the real
// provider.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderAddress } from '../stripe-client.js'
import type { ApiCall } from './api/api.js'
import { ApiError } from './api/handler.js'
import { parseForm } from './parse-form.js'

const LOOPBACK = '127.0.0.1'
/** Bounds a call of the SDK; the largest has some kilobytes. */
const BODY_BYTES_MAX = 256 * 1024
/** The SDK runs on the same machine, so a call that takes longer hangs. */
const TIMEOUT_MS = 10_000

export interface ApiServer {
  address: ProviderAddress
  close(): void
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > BODY_BYTES_MAX) throw new ApiError(413, 'The body is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function callOf(request: IncomingMessage, key: string): Promise<ApiCall> {
  if (request.headers.authorization !== `Bearer ${key}`) {
    throw new ApiError(401, 'This is not the key of the test provider.')
  }
  const url = new URL(request.url ?? '/', `http://${LOOPBACK}`)
  const body = await bodyOf(request)
  return {
    method: request.method ?? '',
    path: url.pathname.replace(/^\/v1(?=\/)/, ''),
    fields: parseForm(request.method === 'GET' ? url.searchParams.toString() : body),
  }
}

export async function startApiServer(
  key: string,
  answer: (call: ApiCall) => Promise<unknown>,
): Promise<ApiServer> {
  const respond = async (request: IncomingMessage): Promise<[number, unknown]> => {
    try {
      return [200, await answer(await callOf(request, key))]
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 500
      const message = error instanceof ApiError ? error.message : 'The test provider failed.'
      return [status, { error: { type: 'invalid_request_error', message } }]
    }
  }
  const server: Server = createServer({ requestTimeout: TIMEOUT_MS }, (request, response) => {
    void respond(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  server.listen(0, LOOPBACK)
  await once(server, 'listening')
  // The listener does not keep the process alive.
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    address: { host: LOOPBACK, port, protocol: 'http' },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
