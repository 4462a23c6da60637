// What an operation knows about the call that it serves.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountRecord } from '../../accounts/types.js'
import { EXTRA_FORMATS, type ExtraFormat } from '../../documents/formats.js'
import type { Hold } from '../../metering/types.js'
import { todayUtc } from '../../runtime/calendar-date.js'
import type { CallWork, RunContext } from '../endpoint.js'
import { accountOf } from '../plugins/authentication.js'
import type { Services } from '../services.js'

export interface CheckedCall {
  services: Services
  request: FastifyRequest
  reply: FastifyReply
  input: Record<string, unknown>
  evidence: boolean
  hold: Hold
  work: CallWork
}

/**
 * A class because of its accessors: an object literal with accessors gets a hidden class of its
 * own, which V8 keeps until a full collection, together with the whole request.
 */
export class CallContext implements RunContext<Record<string, unknown>> {
  readonly services: Services
  readonly account: AccountRecord
  readonly input: Record<string, unknown>
  readonly evidence: boolean
  readonly formats: readonly ExtraFormat[]
  readonly creditsRemaining: number
  readonly work: CallWork
  readonly requestId: string
  readonly #reply: FastifyReply

  constructor({ services, request, reply, input, evidence, hold, work }: CheckedCall) {
    this.services = services
    this.account = accountOf(request)
    this.input = input
    this.evidence = evidence
    // People at the page bring whatever files they have; the API keeps to its contract.
    this.formats = request.fromPage ? EXTRA_FORMATS : services.formats
    this.creditsRemaining = hold.creditsRemaining
    this.requestId = request.id
    this.work = work
    this.#reply = reply
  }

  get asOf(): string {
    const { as_of: asked } = this.input
    return typeof asked === 'string' ? asked : todayUtc(this.services.clock)
  }

  get signal(): AbortSignal {
    return hangUpSignal(this.#reply)
  }
}

/** Aborts when the caller hangs up before the answer. Made only when an operation asks for it. */
function hangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (reply.raw.closed) controller.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
