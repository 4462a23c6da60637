// Answers with the account as this call leaves it.
import type { Pong } from '../../../contract/service-state.js'
import { operation } from '../../endpoint.js'
import { pingSchema } from './schema.js'

export const ping = operation({
  ...pingSchema,
  run: async ({ account, creditsRemaining, services }): Promise<Pong> => ({
    pong: true,
    account: account.id,
    plan: account.plan.id,
    credits_remaining: creditsRemaining,
    time: new Date(services.clock.now()).toISOString(),
  }),
})
