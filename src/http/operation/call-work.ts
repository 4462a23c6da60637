// The work of a call: documents are fetched in its account's turn and read at its account's
// expense.
import type { FastifyReply } from 'fastify'
import type { AccountRecord } from '../../accounts/types.js'
import { ofField } from '../../documents/fetch/failures.js'
import type { Hold } from '../../metering/types.js'
import type { CallWork } from '../endpoint.js'
import { tellBudget } from '../plugins/rate-limit.js'
import type { Services } from '../services.js'

export interface CallWorkParts {
  services: Services
  account: AccountRecord
  hold: Hold
  reply: FastifyReply
}

/** Calls a minute of the smallest plan for sale, which has one share. */
const ONE_SHARE_RPM = 30

/** Each doubling of a plan's calls a minute adds one share of the readers. */
const sharesOf = ({ plan }: AccountRecord): number =>
  1 + Math.max(0, Math.log2(plan.rate_limit_rpm / ONE_SHARE_RPM))

export function callWork({ services, account, hold, reply }: CallWorkParts): CallWork {
  const { cpuBudget, engine, fetchDocument, fetchTurns, metering } = services
  const fetched = new Map<string, Uint8Array>()
  const share = {
    payer: account.id,
    weight: sharesOf(account),
    spent: (cpuMs: number) => {
      cpuBudget.spend(account.id, account.plan.rate_limit_rpm, cpuMs)
      tellBudget(reply, cpuBudget, account)
    },
  }
  return {
    fetch: async (field, url) => {
      const document = await fetchTurns
        .run(account.id, () => fetchDocument(url))
        .catch((error: unknown) => {
          throw ofField(error, field)
        })
      fetched.set(field, document.bytes)
      return document
    },
    run: async (name, payload) => {
      // Checked before the work: a repeat that got another document is refused.
      await metering.confirm(hold, fetched)
      return engine.run(name, payload, share)
    },
  }
}
