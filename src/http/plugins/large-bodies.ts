// A few large bodies at a time: each costs memory and blocks the loop while it is parsed. Accounts share
// the places, and whoever has one must fill it: a body that trickles in is ended, sooner when others wait.
import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busy } from '../../core/busy.js'
import { RolecallError } from '../../core/errors.js'
import { FairTurns } from '../../core/fair-turns.js'
import { ArrivalWatch } from './arrival-watch.js'

export interface LargeBodyOptions {
  fromBytes: number
  inFlightMax: number
  waitingMax: number
  waitMs: number
  /** Slowest arrival that is put up with. */
  bytesPerSecondMin: number
}

const RETRY_SECONDS = 2
/** Strangers take no place (preParsing comes after authentication), but open routes have bodies too. */
const NOBODY = ''

const hasBody = (request: FastifyRequest): boolean =>
  request.headers['content-length'] !== undefined ||
  request.headers['transfer-encoding'] !== undefined

/** A body of unknown length counts as large, where the route takes large ones at all. */
const isLarge = (request: FastifyRequest, fromBytes: number): boolean =>
  hasBody(request) &&
  (request.routeOptions.bodyLimit ?? 0) > fromBytes &&
  !(Number(request.headers['content-length']) < fromBytes)

/** A call from within (see mcp/) came with a body that has a place already. */
const fromSocket = ({ raw }: FastifyRequest): boolean => raw instanceof IncomingMessage

const tooSlow = (): RolecallError =>
  new RolecallError('invalid_request', 'The body arrives too slowly. Nothing was charged.', {
    status: 408,
    headers: { connection: 'close' },
  })

export function installLargeBodies(app: FastifyInstance, options: LargeBodyOptions): void {
  const turns = new FairTurns({
    runningMax: options.inFlightMax,
    runningPerPayerMax: Math.ceil(options.inFlightMax / 2),
    waitingMax: options.waitingMax,
    waitMs: options.waitMs,
    refusal: () => busy('Too many large documents at once.', RETRY_SECONDS),
  })
  const watch = new ArrivalWatch({
    bytesPerSecondMin: options.bytesPerSecondMin,
    othersWait: () => turns.waiting > 0,
  })
  app.addHook('onClose', async () => watch.close())

  const takeTurn = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const giveBack = await turns.take(request.account?.id ?? NOBODY)
    if (reply.raw.destroyed) return giveBack()
    const { raw } = request
    const stop = watch.add({
      bytes: () => raw.socket.bytesRead,
      arrived: () => raw.complete,
      end: () => {
        giveBack()
        // Whoever reads the body hears of it and answers; the socket is closed behind that.
        raw.emit('error', tooSlow())
      },
    })
    reply.raw.once('close', () => {
      stop()
      giveBack()
    })
  }

  app.addHook('preParsing', (request, reply, payload, done) => {
    const read = (): void => {
      // The sender asked whether to go on (see server.ts): only now is the answer yes.
      if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue()
      done(null, payload)
    }
    if (isLarge(request, options.fromBytes) && fromSocket(request)) {
      takeTurn(request, reply).then(read, done)
    } else read()
  })
}
