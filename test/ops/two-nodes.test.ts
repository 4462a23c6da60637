// What is ended on one node is refused by every node a minute later.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIFETIMES } from '../../src/metering/processes.js'
import { connect, signUp } from '../connector/tool.js'
import { openTestApp, type TestApp } from '../support/app.js'
import { MovableClock } from '../support/movable-clock.js'
import { onEachEngine } from '../support/store.js'

const MINUTE_MS = 60_000

onEachEngine('two nodes over one store', (database) => {
  const clock = new MovableClock(Date.now())
  let here: TestApp
  let there: TestApp
  beforeAll(async () => {
    here = await openTestApp({ database: database(), clock })
    there = await openTestApp({ database: database(), clock })
  })
  afterAll(async () => {
    await here.close()
    await there.close()
  })

  const statusAt = async (node: TestApp, path: string, options: object) =>
    (await node.call(path, options)).status

  it('a revoked key is refused by both within the minute', async () => {
    const { key, keyId, session } = await here.person()
    expect(await statusAt(there, '/ping', { key })).toBe(200)
    const revoke = { method: 'DELETE', session }
    expect(await statusAt(here, `/v1/keys/${keyId}`, revoke)).toBe(200)
    expect(await statusAt(here, '/ping', { key })).toBe(401)
    clock.advance(MINUTE_MS)
    expect(await statusAt(there, '/ping', { key })).toBe(401)
  })

  it('keys, sessions and access tokens of a closed account are refused by both within the minute', async () => {
    const { key, session } = await here.person()
    const minted = await here.call('/v1/access-token', { method: 'POST', session })
    const access = String(minted.body.data.token)
    const ways = [
      ['/ping', { key }],
      ['/ping', { session: access }],
      ['/v1/account', { session }],
    ] as const
    for (const [path, options] of ways) expect(await statusAt(there, path, options)).toBe(200)
    expect(await statusAt(here, '/v1/account', { method: 'DELETE', session })).toBe(200)
    clock.advance(MINUTE_MS)
    for (const node of [here, there]) {
      for (const [path, options] of ways) expect(await statusAt(node, path, options)).toBe(401)
    }
  })

  it('a tool that was let in and is ended is refused by both within the minute', async () => {
    const user = await signUp(here)
    const { tokens } = await connect(here, user)
    const token = { session: tokens.access_token }
    expect(await statusAt(there, '/ping', token)).toBe(200)
    const { data } = (await here.call('/v1/connections', { session: user.session })).body
    const [connection] = data.connections as { connectionId: string }[]
    const end = { method: 'DELETE', session: user.session }
    expect(await statusAt(here, `/v1/connections/${connection?.connectionId}`, end)).toBe(200)
    clock.advance(MINUTE_MS)
    for (const node of [here, there]) expect(await statusAt(node, '/ping', token)).toBe(401)
  })

  it('what a node held that is gone is freed within the minute', () => {
    expect(LIFETIMES.beatMs + LIFETIMES.aliveMs).toBeLessThan(MINUTE_MS)
  })
})
