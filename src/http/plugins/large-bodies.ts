// A few large bodies at a time: each costs memory and blocks the loop while it is parsed.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busy } from '../../core/busy.js'
import { Turns } from '../../core/turns.js'

export interface LargeBodyOptions {
  fromBytes: number
  inFlightMax: number
  waitingMax: number
  waitMs: number
}

const RETRY_SECONDS = 2

const hasBody = (request: FastifyRequest): boolean =>
  request.headers['content-length'] !== undefined ||
  request.headers['transfer-encoding'] !== undefined

/** A body of unknown length counts as large, where the route takes large ones at all. */
const isLarge = (request: FastifyRequest, fromBytes: number): boolean =>
  hasBody(request) &&
  (request.routeOptions.bodyLimit ?? 0) > fromBytes &&
  !(Number(request.headers['content-length']) < fromBytes)

export function installLargeBodies(app: FastifyInstance, options: LargeBodyOptions): void {
  const turns = new Turns({
    runningMax: options.inFlightMax,
    waitingMax: options.waitingMax,
    waitMs: options.waitMs,
    refusal: () => busy('Too many large documents at once.', RETRY_SECONDS),
  })

  const takeTurn = async (reply: FastifyReply): Promise<void> => {
    const giveBack = await turns.take()
    if (reply.raw.destroyed) giveBack()
    else reply.raw.once('close', giveBack)
  }

  // preParsing comes after authentication: a stranger takes no place.
  app.addHook('preParsing', (request, reply, payload, done) => {
    const read = (): void => {
      // The sender asked whether to go on (see server.ts): only now is the answer yes.
      if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue()
      done(null, payload)
    }
    if (isLarge(request, options.fromBytes)) takeTurn(reply).then(read, done)
    else read()
  })
}
