// What the authorization server keeps, on both engines, seen from two nodes at once.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { MovableClock } from '../../../test/support/movable-clock.js'
import { onEachEngine } from '../../../test/support/store.js'
import { createAccounts } from '../../accounts/service.js'
import type { Store } from '../../store/types.js'
import { StoreAdapter } from './adapter.js'
import { ConnectionRepository } from './repository.js'

const DAY_MS = 24 * 3600 * 1000

onEachEngine('the authorization server', (database) => {
  const clock = new MovableClock('2026-01-10T12:00:00Z')
  const ended: string[] = []
  const events = {
    usedTwice: () => new Error('used twice'),
    tokenEnded: (token: string) => ended.push(`token ${token}`),
    grantEnded: (grant: string) => ended.push(`grant ${grant}`),
  }
  let nodes: Store[]
  beforeAll(async () => {
    nodes = [await database().open(clock), await database().open(clock)]
  })
  beforeEach(() => {
    ended.length = 0
  })

  const first = (): Store => nodes[0] as Store
  const adapter = (model: string, store = first()) => new StoreAdapter(store, model, events)

  let made = 0
  /** Writes a consent with a code and a token, as the library does. */
  const consent = async (clientId = 'client') => {
    made += 1
    const [grantId, code, token] = [`grant${made}`, `code${made}`, `token${made}`]
    const { id: accountId } = await createAccounts({ store: first() }).create()
    await adapter('Grant').upsert(grantId, { accountId }, 3600)
    await adapter('AuthorizationCode').upsert(code, { grantId }, 60)
    await adapter('AccessToken').upsert(token, { grantId, accountId }, 3600)
    await new ConnectionRepository(first()).insert({
      id: `conn${made}`,
      account_id: accountId,
      grant_id: grantId,
      client_id: clientId,
      client_name: 'A tool',
      created_at: clock.now(),
      last_used_at: null,
      revoked_at: null,
    })
    return { grantId, code, token }
  }

  it.each(['AuthorizationCode', 'RefreshToken'])(
    'a %s that two nodes are shown at the same time is good for one of them',
    async (model) => {
      for (let round = 0; round < 10; round += 1) {
        const { grantId, token } = await consent()
        const secret = `secret${made}`
        await adapter(model).upsert(secret, { grantId }, 60)
        const tries = nodes.flatMap((store) => [adapter(model, store), adapter(model, store)])
        const results = await Promise.allSettled(tries.map((one) => one.consume(secret)))
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        // The code may be stolen, so everything that it gave is revoked.
        expect(await new ConnectionRepository(first()).byToken(token)).toBeUndefined()
        expect(await adapter('Grant').find(grantId)).toBeUndefined()
        expect(ended).toContain(`grant ${grantId}`)
      }
    },
  )

  it('one that was never kept, or is gone, cannot be used', async () => {
    await expect(adapter('AuthorizationCode').consume('nothing')).rejects.toThrow('used twice')
  })

  it('what is used once comes back as used', async () => {
    const { code } = await consent()
    await adapter('AuthorizationCode').consume(code)
    expect(await adapter('AuthorizationCode').find(code)).toMatchObject({
      consumed: Math.floor(clock.now() / 1000),
    })
    expect(ended).toEqual([])
  })

  it('who remembers a token is told of its end', async () => {
    const { grantId, token } = await consent()
    await adapter('AccessToken').destroy(token)
    await adapter('AccessToken').revokeByGrantId(grantId)
    expect(ended).toEqual([`token ${token}`, `grant ${grantId}`])
  })

  it('a client that nobody lets in is forgotten after a day, one that was let in is kept', async () => {
    for (const id of ['idle', 'busy']) await adapter('Client').upsert(id, { client_id: id })
    await consent('busy')
    clock.advance(DAY_MS - 1)
    expect(await adapter('Client').find('idle')).toBeDefined()
    clock.advance(1)
    expect(await adapter('Client').find('idle')).toBeUndefined()
    await new ConnectionRepository(first()).forgetExpired()
    const left = await first()
      .db.selectFrom('oauth_objects')
      .select('id')
      .where('model', '=', 'Client')
      .execute()
    expect(left).toEqual([{ id: 'busy' }])
    expect(await adapter('Client').find('busy')).toMatchObject({ client_id: 'busy' })
  })
})
