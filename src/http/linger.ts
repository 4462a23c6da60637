// Lets a caller who is still sending see the answer: closing at once would reset the connection.
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * How long the rest of a body is read and dropped: enough for an ordinary one. Whoever goes on
 * sending is cut off.
 */
export const LINGER_MS = 5000

/**
 * After an early answer Node keeps the connection and drops the rest of the body, unless the caller
 * asked to close: then it hangs up in the middle of the body. In that case we keep the connection
 * until the body has ended, and close it then.
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
