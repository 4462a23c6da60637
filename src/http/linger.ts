// Lets a caller who is still sending see the answer: closing at once would reset the connection.
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How long what is still on its way is read and dropped. */
export const LINGER_MS = 5000

/**
 * Node keeps the connection of an early answer and drops the rest of the body by itself, unless the
 * caller has asked to close: then it hangs up in the middle of the body. For these the connection is
 * kept until the body has come to its end, and closed then.
 */
export function lingerOn(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  if (raw.complete || reply.raw.shouldKeepAlive) return
  reply.raw.shouldKeepAlive = true
  reply.raw.once('finish', () => {
    const close = (): void => {
      clearTimeout(timer)
      raw.socket.end()
    }
    const timer = setTimeout(close, LINGER_MS).unref()
    raw.once('end', close)
    raw.once('close', close)
  })
}
