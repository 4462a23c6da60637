// Buckets in Redis, for nodes that share one: `take` of gcra.ts as a script, which Redis runs
// atomically.
import { createClient } from 'redis'
import { ROUNDING } from './gcra.js'
import { memoryBackend } from './memory.js'
import type { Ask, RateLimitBackend } from './types.js'

// Times travel as text, because Lua would cut a returned number down to an integer.
const TAKE_LUA = `
local now, interval = tonumber(ARGV[1]), tonumber(ARGV[2])
local burst, wanted = tonumber(ARGV[3]), tonumber(ARGV[4])
local empty = now + burst * interval
local from = math.min(math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now), empty)
local granted = math.min(wanted, math.floor((empty - from) / interval + ${ROUNDING}))
local tat = from + granted * interval
redis.call('SET', KEYS[1], string.format('%.6f', tat), 'PX', math.ceil(tat - now) + 1000)
return { granted, string.format('%.6f', tat) }`

/** A Redis in the same network answers in milliseconds. */
const CONNECT_TIMEOUT_MS = 2_000
/** The wait before the next attempt doubles from the first of these to the second. */
const RECONNECT_MS_MIN = 100
const RECONNECT_MS_MAX = 5_000
/** Enough to reach the longest wait, and small enough not to overflow. */
const DOUBLINGS_MAX = 10

export interface RedisBackend extends RateLimitBackend {
  /** Whether Redis answers, so that nodes share the limit. */
  ready(): boolean
}

/** While Redis is away each process limits alone: that is more generous, but it keeps serving. */
export function redisBackend(url: string): RedisBackend {
  const fallback = memoryBackend()
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) =>
        Math.min(RECONNECT_MS_MIN * 2 ** Math.min(retries, DOUBLINGS_MAX), RECONNECT_MS_MAX),
    },
  })
  client.on('error', () => {})
  const connecting = client.connect().catch(() => {})

  const takeOne = async ({ accountId, bucket, wanted }: Ask, nowMs: number) => {
    const numbers = [nowMs, bucket.intervalMs, bucket.burst, wanted]
    const answer = await client.eval(TAKE_LUA, {
      keys: [`rolecall:rate:${accountId}`],
      arguments: numbers.map(String),
    })
    const [granted, tatMs] = answer as unknown as [number, string]
    return { granted, tatMs: Number(tatMs) }
  }

  return {
    takeAll: async (asks, nowMs) => {
      try {
        // Sent together: the client pipelines calls of the same turn.
        return await Promise.all(asks.map((ask) => takeOne(ask, nowMs)))
      } catch {
        return fallback.takeAll(asks, nowMs)
      }
    },
    ready: () => client.isReady,
    close: async () => {
      if (client.isReady) await client.close()
      else client.destroy()
      await connecting
    },
  }
}
