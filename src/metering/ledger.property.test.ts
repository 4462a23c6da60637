// After any sequence of grants, calls, failures and months the books agree with a simple model.
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { MovableClock } from '../../test/support/movable-clock.js'
import { openPlatform, type TestPlatform } from '../../test/support/platform.js'
import { onEachEngine } from '../../test/support/store.js'
import { minus, type Pools, plus, spend, total } from './credits/split.js'
import { periodOf } from './period.js'
import type { Hold } from './types.js'

const RUNS = 40
const PLAN_CREDITS = 10
/** Months pass in this test, so processes and holds stay alive until it ends them. */
const FOR_EVER = { beatMs: 2 ** 30, aliveMs: 1e12, holdMs: 1e12 }

type Step =
  | { kind: 'grant'; credits: number }
  | { kind: 'reserve'; cost: number }
  | { kind: 'settle'; pick: number; share: number }
  | { kind: 'release'; pick: number }
  | { kind: 'month' }
  | { kind: 'crash' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('grant'), credits: fc.nat(20) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('reserve'), cost: fc.nat(8) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('settle'),
      pick: fc.nat(9),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('release'), pick: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('month') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash') }) },
) as fc.Arbitrary<Step>

interface ModelHold {
  hold: Hold
  held: Pools
  period: string
  state: 'open' | 'settled' | 'over'
  charged: Pools
}

/** The rules in their plainest form: two pools, a list of holds, no database. */
class Model {
  pools: Pools = { plan: PLAN_CREDITS, pack: 0 }
  readonly holds: ModelHold[] = []
  used = 0
  calls = 0

  constructor(public period: string) {}

  giveBack(amount: Pools, period: string): void {
    this.pools = plus(this.pools, period === this.period ? amount : { ...amount, plan: 0 })
  }

  newMonth(period: string): void {
    this.period = period
    this.pools = { ...this.pools, plan: PLAN_CREDITS }
    this.used = 0
    this.calls = 0
  }

  count(held: ModelHold, credits: number, calls: number): void {
    if (held.period !== this.period) return
    this.used += credits
    this.calls += calls
  }
}

onEachEngine('the ledger', (database) => {
  const clock = new MovableClock('2026-01-15T12:00:00Z')
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await openPlatform(database(), clock, FOR_EVER)
  })

  const reserve = async (model: Model, account: string, cost: number) => {
    const asked = platform.reserve(account, { cost })
    if (total(model.pools) < cost) {
      await expect(asked).rejects.toMatchObject({ code: 'insufficient_credits' })
      return
    }
    const held = spend(model.pools, cost)
    model.pools = minus(model.pools, held)
    const [hold, period] = [await asked, model.period]
    expect(hold.creditsRemaining).toBe(total(model.pools))
    model.holds.push({ hold, held, period, state: 'open', charged: { plan: 0, pack: 0 } })
  }

  const settle = async (model: Model, held: ModelHold, share: number) => {
    const cost = Math.round(share * held.hold.cost)
    await platform.metering.settle(held.hold, cost)
    held.charged = spend(held.held, cost)
    model.giveBack(minus(held.held, held.charged), held.period)
    held.state = 'settled'
    model.count(held, cost, 1)
  }

  const release = async (model: Model, held: ModelHold) => {
    await platform.metering.release(held.hold)
    if (held.state === 'settled' && total(held.charged) > 0) {
      model.count(held, -total(held.charged), -1)
    }
    model.giveBack(held.state === 'open' ? held.held : held.charged, held.period)
    held.state = 'over'
  }

  /** A process reserves and dies: the next sweep gives back what it held. */
  const crash = async (account: string) => {
    const dead = await openPlatform(database(), clock, FOR_EVER)
    await dead.reserve(account, { cost: 1 }).catch(() => undefined)
    await dead.metering.close()
    await platform.metering.sweep()
  }

  const take = async (model: Model, account: string, next: Step, grants: number) => {
    if (next.kind === 'grant') {
      await platform.metering.grantPack(account, next.credits, `grant-${grants}`)
      model.pools.pack += next.credits
    } else if (next.kind === 'reserve') await reserve(model, account, next.cost)
    else if (next.kind === 'month') {
      clock.advance(31 * 24 * 60 * 60 * 1000)
      model.newMonth(periodOf(clock.now()))
    } else if (next.kind === 'crash') await crash(account)
    else {
      const open = model.holds.filter(({ state }) => state === 'open')
      const live =
        next.kind === 'settle' ? open : model.holds.filter(({ state }) => state !== 'over')
      const picked = live[next.pick % live.length]
      if (picked && next.kind === 'settle') await settle(model, picked, next.share)
      else if (picked) await release(model, picked)
    }
  }

  it('agrees with the model after every step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const { id: account } = await platform.accounts.create('ten')
        const model = new Model(periodOf(clock.now()))
        for (const [index, next] of steps.entries()) {
          await take(model, account, next, index)
          expect(await platform.metering.usage(account)).toMatchObject({
            creditsRemaining: total(model.pools),
            creditsUsed: model.used,
            calls: model.calls,
          })
          expect((await platform.metering.checkLedger(account)).problems).toEqual([])
        }
      }),
      { numRuns: RUNS },
    )
  }, 120_000)
})
