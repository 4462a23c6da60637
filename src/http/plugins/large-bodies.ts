// Lets in a few large bodies at a time: each takes memory and blocks the event loop while it is
// parsed. Accounts share the places. A body takes a place when it has grown large, not when it
// announces its size, so nobody can keep others out by announcing. A body that has a place and
// trickles in is ended, sooner while others wait.
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
  /** A body that arrives more slowly is ended. */
  bytesPerSecondMin: number
}

/** Places come free every few seconds. */
const RETRY_SECONDS = 2
/** The payer of bodies on open routes. Elsewhere strangers are refused before they get a place. */
const NOBODY = ''

const hasBody = (request: FastifyRequest): boolean =>
  request.headers['content-length'] !== undefined ||
  request.headers['transfer-encoding'] !== undefined

/** A body of unknown length counts as large, where the route takes large ones at all. */
const isLarge = (request: FastifyRequest, fromBytes: number): boolean =>
  hasBody(request) &&
  (request.routeOptions.bodyLimit ?? 0) > fromBytes &&
  !(Number(request.headers['content-length']) < fromBytes)

/** An injected call (see mcp/) is part of a body that has a place already. */
const fromSocket = ({ raw }: FastifyRequest): boolean => raw instanceof IncomingMessage

const tooSlow = (): RolecallError =>
  new RolecallError('invalid_request', 'The body arrives too slowly. Nothing was charged.', {
    status: 408,
    headers: { connection: 'close' },
  })

/** The places for large bodies, and the watch over those that arrive slowly. */
class Places {
  readonly #turns: FairTurns
  readonly #watch: ArrivalWatch
  readonly #fromBytes: number

  constructor(options: LargeBodyOptions) {
    const turns = new FairTurns({
      runningMax: options.inFlightMax,
      runningPerPayerMax: Math.ceil(options.inFlightMax / 2),
      waitingMax: options.waitingMax,
      waitMs: options.waitMs,
      refusal: () => busy('Too many large documents at once.', RETRY_SECONDS),
    })
    this.#turns = turns
    this.#watch = new ArrivalWatch({
      bytesPerSecondMin: options.bytesPerSecondMin,
      othersWait: () => turns.waiting > 0,
    })
    this.#fromBytes = options.fromBytes
  }

  close(): void {
    this.#watch.close()
  }

  /** Stops a body that has grown large until it gets a place. */
  holdAtSize(request: FastifyRequest, reply: FastifyReply): void {
    const { raw } = request
    let bytes = 0
    let stop = this.#watchArrival(request, false)
    const count = (chunk: Buffer): void => {
      bytes += chunk.length
      if (bytes < this.#fromBytes) return
      raw.off('data', count)
      raw.pause()
      stop()
      const goOn = (): void => {
        if (reply.raw.destroyed) return
        stop = this.#watchArrival(request, true)
        raw.resume()
      }
      this.#takeTurn(request, reply).then(goOn, (refusal) => raw.emit('error', refusal))
    }
    // A listener does not set a paused stream flowing, so nothing is lost before the body is read.
    raw.pause()
    raw.on('data', count)
    reply.raw.once('close', () => stop())
  }

  async #takeTurn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const taken = this.#turns.take(request.account?.id ?? NOBODY)
    // Looks at the slow bodies at once, so that the newcomer does not wait for the next check.
    if (this.#turns.waiting > 0) this.#watch.check()
    const giveBack = await taken
    if (reply.raw.destroyed) giveBack()
    else reply.raw.once('close', giveBack)
  }

  /** Ends the body if it arrives too slowly from here on. */
  #watchArrival({ raw }: FastifyRequest, hasPlace: boolean): () => void {
    return this.#watch.add({
      bytes: () => raw.socket.bytesRead,
      arrived: () => raw.complete,
      hasPlace,
      // The reader of the body gets the error and answers it; the socket is closed after that.
      end: () => raw.emit('error', tooSlow()),
    })
  }
}

export function installLargeBodies(app: FastifyInstance, options: LargeBodyOptions): void {
  const places = new Places(options)
  app.addHook('onClose', async () => places.close())
  app.addHook('preParsing', (request, reply, payload, done) => {
    const mayGrow = isLarge(request, options.fromBytes) && fromSocket(request)
    if (mayGrow) places.holdAtSize(request, reply)
    // The sender asked whether to go on (see raw-events.ts): the answer is yes only now.
    if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue()
    done(null, payload)
  })
}
