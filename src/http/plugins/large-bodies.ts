// A few large bodies at a time: each costs memory and blocks the loop while it is parsed. Accounts share
// the places. A body takes one when it has grown large, not when it says that it will: until then it costs
// what a small one does, and whoever only announces a body keeps nobody out. Once it has a place it must
// fill it: a body that trickles in is ended, sooner when others wait.
import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busy } from '../../runtime/busy.js'
import { RolecallError } from '../../runtime/errors.js'
import { FairTurns } from '../../runtime/fair-turns.js'
import { ArrivalWatch } from './arrival-watch.js'

export interface LargeBodyOptions {
  fromBytes: number
  inFlightMax: number
  waitingMax: number
  waitMs: number
  /** Slowest arrival that is put up with. */
  bytesPerSecondMin: number
}

/** Places for large bodies come free every few seconds. */
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
    const taken = turns.take(request.account?.id ?? NOBODY)
    // Whoever has to wait need not wait for the next look at the slow ones.
    if (turns.waiting > 0) watch.check()
    const giveBack = await taken
    if (reply.raw.destroyed) giveBack()
    else reply.raw.once('close', giveBack)
  }

  /** Ends the body when it is too slow from here on. */
  const watchArrival = (request: FastifyRequest, hasPlace: boolean): (() => void) => {
    const { raw } = request
    return watch.add({
      bytes: () => raw.socket.bytesRead,
      arrived: () => raw.complete,
      hasPlace,
      // Whoever reads the body hears of it and answers; the socket is closed behind that.
      end: () => raw.emit('error', tooSlow()),
    })
  }

  /** Stops the body where it has grown large, until it has a place. */
  const holdAtSize = (request: FastifyRequest, reply: FastifyReply): void => {
    const { raw } = request
    let bytes = 0
    let stop = watchArrival(request, false)
    const count = (chunk: Buffer): void => {
      bytes += chunk.length
      if (bytes < options.fromBytes) return
      raw.off('data', count)
      raw.pause()
      stop()
      const goOn = (): void => {
        if (reply.raw.destroyed) return
        stop = watchArrival(request, true)
        raw.resume()
      }
      takeTurn(request, reply).then(goOn, (refusal) => raw.emit('error', refusal))
    }
    // A paused stream is not set flowing by a listener: nothing is lost before the body is read.
    raw.pause()
    raw.on('data', count)
    reply.raw.once('close', () => stop())
  }

  app.addHook('preParsing', (request, reply, payload, done) => {
    if (isLarge(request, options.fromBytes) && fromSocket(request)) holdAtSize(request, reply)
    // The sender asked whether to go on (see server.ts): only now is the answer yes.
    if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue()
    done(null, payload)
  })
}
