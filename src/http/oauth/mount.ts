// Hands a request to the authorization server, under our public address and with our headers.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_HEADERS } from '../pages/page.js'
import type { Services } from '../services.js'

/**
 * The library builds addresses and cookies from host and scheme, and tells callers apart by their
 * address. We set all three from the configuration, so a forged header changes nothing.
 */
export function prepare({ raw, ip }: FastifyRequest, { publicUrl }: Services): IncomingMessage {
  const { host, protocol } = new URL(publicUrl.get())
  raw.headers.host = host
  raw.headers['x-forwarded-host'] = host
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  raw.headers['x-forwarded-for'] = ip
  return raw
}

/** From here on the library answers, so the headers that our plugins have set are copied. */
export function release(reply: FastifyReply): ServerResponse {
  reply.hijack()
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...PAGE_HEADERS })) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  return reply.raw
}

export const handOver =
  (services: Services) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const provider = await services.connector.provider()
    await provider.callback()(prepare(request, services), release(reply))
  }
