// What the server says about itself: whether it works, whether it takes calls, and who the caller
// is.
import { type Static, Type } from 'typebox'
import { text, time, whole } from './fields.js'
import { AccountId, PlanId } from './management.js'

export const Health = Type.Object(
  { status: text('ok, or degraded'), env: text('Name of the deployment') },
  { $id: 'Health', description: 'Whether the service can work' },
)
export type Health = Static<typeof Health>

export const Readiness = Type.Object(
  {
    ready: Type.Boolean({ description: 'Whether calls should come here' }),
    checks: Type.Object(
      {
        store: Type.Boolean({ description: 'The store answers' }),
        readers: Type.Boolean({ description: 'A reader of documents is warm' }),
      },
      { description: 'Part by part' },
    ),
  },
  { $id: 'Readiness', description: 'What a balancer asks' },
)
export type Readiness = Static<typeof Readiness>

export const Pong = Type.Object(
  {
    pong: Type.Literal(true, { description: 'Always true' }),
    account: AccountId,
    plan: PlanId,
    credits_remaining: whole('Credits that are left after this call'),
    time: time('The server’s clock'),
  },
  { $id: 'Pong', description: 'The answer of a call that does no work' },
)
export type Pong = Static<typeof Pong>
