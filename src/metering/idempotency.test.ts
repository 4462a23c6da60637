// Repeats with an Idempotency-Key, on both engines: charged once, whatever happens in between.
import { expect, it } from 'vitest'
import { MovableClock } from '../../test/support/movable-clock.js'
import { openPlatform, usePlatform } from '../../test/support/platform.js'
import { onEachEngine } from '../../test/support/store.js'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000

onEachEngine('idempotency', (database) => {
  const clock = new MovableClock('2026-01-10T12:00:00Z')
  const platform = usePlatform(database, clock)
  const other = usePlatform(database, clock)

  const request = (key: string, body = 'a résumé') => ({
    cost: 3,
    idempotency: { key, fingerprint: platform.metering.fingerprint('POST /parse/resume', body) },
  })
  const credits = async (account: string) => (await platform.balanced(account)).available
  const conflict = expect.objectContaining({ code: 'idempotency_conflict', status: 409 })

  it('a repeat is not charged, and tells what the first call was charged', async () => {
    const account = await platform.accountWith(10)
    await platform.metering.settle(await platform.reserve(account, request('k')))
    const again = await other.reserve(account, request('k'))
    expect(again).toMatchObject({ replayed: true, cost: 0, creditsUsed: 3, creditsRemaining: 7 })
    expect(await other.metering.settle(again)).toEqual({ creditsUsed: 3, replayed: true })
    expect(await credits(account)).toBe(7)
    expect(await platform.metering.usage(account)).toMatchObject({ creditsUsed: 3, calls: 2 })
  })

  it('a repeat passes on an empty balance', async () => {
    const account = await platform.accountWith(3)
    await platform.metering.settle(await platform.reserve(account, request('k')))
    expect((await platform.reserve(account, request('k'))).replayed).toBe(true)
  })

  it('another request with the same key is refused, before and after the first ends', async () => {
    const account = await platform.accountWith(10)
    const hold = await platform.reserve(account, request('k'))
    await expect(other.reserve(account, request('k', 'other'))).rejects.toEqual(conflict)
    await platform.metering.settle(hold)
    await expect(other.reserve(account, request('k', 'other'))).rejects.toEqual(conflict)
    expect(await credits(account)).toBe(7)
  })

  it('of fifty at once one runs, the others are told to wait', async () => {
    const account = await platform.accountWith(500)
    const nodes = Array.from({ length: 50 }, (_, call) => (call % 2 ? platform : other))
    const asked = await Promise.allSettled(nodes.map((node) => node.reserve(account, request('k'))))
    const refused = asked.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toHaveLength(49)
    for (const reason of refused) expect(reason).toEqual(conflict)
    expect(await credits(account)).toBe(497)
  })

  it('another account may use the same key', async () => {
    const [one, two] = [await platform.accountWith(5), await platform.accountWith(5)]
    await platform.metering.settle(await platform.reserve(one, request('k')))
    const hold = await platform.reserve(two, request('k', 'other'))
    expect(hold.replayed).toBe(false)
  })

  it('a call that failed frees its key, for another body too', async () => {
    const account = await platform.accountWith(10)
    await platform.metering.release(await platform.reserve(account, request('k')))
    const hold = await platform.reserve(account, request('k', 'other'))
    await platform.metering.settle(hold)
    await platform.metering.release(hold)
    expect((await platform.reserve(account, request('k'))).replayed).toBe(false)
  })

  it('a call that was refused for want of credits frees its key', async () => {
    const account = await platform.accountWith(1)
    const refused = platform.reserve(account, request('k'))
    await expect(refused).rejects.toEqual(expect.objectContaining({ code: 'insufficient_credits' }))
    await platform.metering.grantPack(account, 10, 'more')
    expect((await platform.reserve(account, request('k', 'other'))).replayed).toBe(false)
  })

  it('a key is forgotten after a day', async () => {
    const account = await platform.accountWith(10)
    await platform.metering.settle(await platform.reserve(account, request('k')))
    clock.advance(DAY_MS - 1)
    expect((await platform.reserve(account, request('k'))).replayed).toBe(true)
    clock.advance(1)
    expect((await platform.reserve(account, request('k', 'other'))).replayed).toBe(false)
  })

  it('a process that died does not keep the key', async () => {
    const account = await platform.accountWith(10)
    const dead = await openPlatform(database(), clock)
    await dead.reserve(account, request('k'))
    clock.advance(MINUTE_MS)
    const survivor = await openPlatform(database(), clock)
    await survivor.metering.sweep()
    const hold = await survivor.reserve(account, request('k'))
    expect(hold.replayed).toBe(false)
    await survivor.metering.settle(hold)
    expect(await credits(account)).toBe(7)
  })

  it('a process that was only taken for dead does not charge what another did', async () => {
    const account = await platform.accountWith(10)
    const paused = await openPlatform(database(), clock)
    const late = await paused.reserve(account, request('k'))
    clock.advance(MINUTE_MS)
    const survivor = await openPlatform(database(), clock)
    await survivor.metering.sweep()
    await survivor.metering.settle(await survivor.reserve(account, request('k')))
    expect(await paused.metering.settle(late)).toEqual({ creditsUsed: 3, replayed: true })
    expect(await credits(account)).toBe(7)
  })

  const fetched = (text: string, field = 'url') => new Map([[field, Buffer.from(text)]])

  it('a repeat that comes upon the same document is free, upon another it is refused', async () => {
    const account = await platform.accountWith(10)
    const first = await platform.reserve(account, request('k'))
    await platform.metering.confirm(first, fetched('one'))
    await platform.metering.settle(first)
    const same = await other.reserve(account, request('k'))
    await other.metering.confirm(same, fetched('one'))
    expect(await other.metering.settle(same)).toEqual({ creditsUsed: 3, replayed: true })
    const changed = await other.reserve(account, request('k'))
    await expect(other.metering.confirm(changed, fetched('two'))).rejects.toEqual(conflict)
    const elsewhere = await other.reserve(account, request('k'))
    await expect(other.metering.confirm(elsewhere, fetched('one', 'jd_url'))).rejects.toEqual(
      conflict,
    )
    expect(await credits(account)).toBe(7)
  })

  it('documents of two fields count with their fields, in whatever order they came', async () => {
    const account = await platform.accountWith(10)
    const [resume, job] = [fetched('a', 'resume_url'), fetched('b', 'jd_url')]
    const first = await platform.reserve(account, request('k'))
    await platform.metering.confirm(first, new Map([...resume, ...job]))
    await platform.metering.settle(first)
    const again = await other.reserve(account, request('k'))
    await other.metering.confirm(again, new Map([...job, ...resume]))
    const swapped = await other.reserve(account, request('k'))
    const mixed = new Map([...fetched('b', 'resume_url'), ...fetched('a', 'jd_url')])
    await expect(other.metering.confirm(swapped, mixed)).rejects.toEqual(conflict)
  })

  it('a call that failed frees its key for another document', async () => {
    const account = await platform.accountWith(10)
    const first = await platform.reserve(account, request('k'))
    await platform.metering.confirm(first, fetched('one'))
    await platform.metering.release(first)
    const second = await platform.reserve(account, request('k'))
    await platform.metering.confirm(second, fetched('two'))
    expect(await platform.metering.settle(second)).toEqual({ creditsUsed: 3, replayed: false })
  })

  it('one that was taken for dead gets no other document than the one that was charged', async () => {
    const account = await platform.accountWith(10)
    const paused = await openPlatform(database(), clock)
    const late = await paused.reserve(account, request('k'))
    await paused.metering.confirm(late, fetched('late'))
    clock.advance(MINUTE_MS)
    const survivor = await openPlatform(database(), clock)
    await survivor.metering.sweep()
    const early = await survivor.reserve(account, request('k'))
    await survivor.metering.confirm(early, fetched('early'))
    await survivor.metering.settle(early)
    await expect(paused.metering.settle(late)).rejects.toEqual(conflict)
    expect(await credits(account)).toBe(7)
  })

  it('a call that fetches nothing, or has no key, is bound to nothing', async () => {
    const account = await platform.accountWith(10)
    const keyless = await platform.reserve(account, { cost: 1 })
    await platform.metering.confirm(keyless, fetched('one'))
    const first = await platform.reserve(account, request('k'))
    await platform.metering.confirm(first, new Map())
    await platform.metering.settle(first)
    const again = await other.reserve(account, request('k'))
    await other.metering.confirm(again, new Map())
    expect((await other.metering.settle(again)).replayed).toBe(true)
  })

  it.each([
    { title: 'empty', key: '' },
    { title: 'of 256 characters', key: 'k'.repeat(256) },
  ])('a key that is $title is refused', async ({ key }) => {
    const account = await platform.accountWith(10)
    await expect(platform.reserve(account, request(key))).rejects.toEqual(
      expect.objectContaining({ code: 'invalid_request' }),
    )
  })

  it('a key of 255 characters is taken', async () => {
    const account = await platform.accountWith(10)
    expect((await platform.reserve(account, request('k'.repeat(255)))).replayed).toBe(false)
  })

  it('nothing of the request, its key or its document is stored but keyed hashes', async () => {
    const account = await platform.accountWith(10)
    const hold = await platform.reserve(account, request('key-canary-1', 'canary-6127'))
    await platform.metering.confirm(hold, fetched('canary-6128'))
    await platform.metering.settle(hold)
    const rows = await platform.store.db.selectFrom('idempotency').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('canary')
    const [a, b] = [
      platform.metering.fingerprint('ab', 'c'),
      platform.metering.fingerprint('a', 'bc'),
    ]
    expect(a).toMatch(/^[0-9a-f]{64}$/)
    expect(a).not.toBe(b)
  })
})
