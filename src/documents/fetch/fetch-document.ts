// Fetches the document behind a URL: checks every hop, bounds everything, and takes 25 seconds at
// most.
import type { IncomingMessage } from 'node:http'
import type { SecureContextOptions } from 'node:tls'
import { busy } from '../../runtime/busy.js'
import { LIMITS } from '../../runtime/limits.js'
import { Turns } from '../../runtime/turns.js'
import { type AllowList, createAllowList } from './allow-list.js'
import { type ApprovalOptions, approve, machineAddresses } from './approve.js'
import { failureOf, fetchFailed } from './failures.js'
import { openHop } from './hop.js'
import { readBody } from './read-body.js'
import { type Resolve, systemResolve } from './resolver.js'

export interface FetcherOptions {
  /** Hosts, host:port, addresses or ranges that may be fetched though they are not public. */
  allow?: readonly string[]
  resolve?: Resolve
  timeoutMs?: number
  /** How many fetches run at once; their bodies are held in memory. */
  runningMax?: number
  tls?: SecureContextOptions
  /** Lower than the default where redirects must not be followed. */
  redirectsMax?: number
}

export interface FetchedDocument {
  kind: 'bytes'
  bytes: Uint8Array
  contentType: string
}

export type FetchDocument = (url: string) => Promise<FetchedDocument>

/** How many fetches run at once: each may hold a whole document in memory. */
const RUNNING_MAX = 16
/**
 * How many wait behind them: a caller beyond is told to come back, since its turn would come too
 * late.
 */
const WAITING_MAX = 64
/** How long they wait: most fetches take less than a second or two. */
const WAIT_MS_MAX = 10_000
/** By then a fetch has usually ended, and its place is free. */
const RETRY_SECONDS = 2
const REDIRECTS = new Set([301, 302, 303, 307, 308])

interface Fetcher extends ApprovalOptions {
  tls: SecureContextOptions
  timeoutMs: number
  redirectsMax: number
}

/** Makes the function that fetches. A process makes one, so that its bounds hold for all calls. */
export function createFetcher(options: FetcherOptions = {}): FetchDocument {
  const allow: AllowList = createAllowList(options.allow ?? [])
  const fetcher: Fetcher = {
    allow,
    resolve: options.resolve ?? systemResolve,
    ownAddresses: machineAddresses,
    tls: options.tls ?? {},
    timeoutMs: options.timeoutMs ?? LIMITS.fetchTimeoutMs,
    redirectsMax: options.redirectsMax ?? LIMITS.redirectsMax,
  }
  const turns = new Turns({
    runningMax: options.runningMax ?? RUNNING_MAX,
    waitingMax: WAITING_MAX,
    waitMs: WAIT_MS_MAX,
    refusal: () => busy('Too many documents are being fetched.', RETRY_SECONDS),
  })
  return (url) => turns.run(() => fetchWithin(url, fetcher))
}

/** One time limit for names, connections, handshakes, redirects and bodies. */
async function fetchWithin(url: string, fetcher: Fetcher): Promise<FetchedDocument> {
  const abort = new AbortController()
  const late = fetchFailed(`it took longer than ${fetcher.timeoutMs / 1000} seconds`)
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(late)
      abort.abort()
    }, fetcher.timeoutMs)
  })
  const work = followRedirects(url, fetcher, abort.signal).catch((error: unknown) => {
    throw abort.signal.aborted ? late : failureOf(error)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
    // Closes a connection that is still open, for instance after a refusal.
    abort.abort()
  }
}

async function followRedirects(
  text: string,
  fetcher: Fetcher,
  signal: AbortSignal,
): Promise<FetchedDocument> {
  let location = text
  let base: URL | null = null
  for (let hop = 0; hop <= fetcher.redirectsMax; hop++) {
    const target = await approve(location, base, fetcher)
    signal.throwIfAborted()
    const response = await openHop(target, signal, fetcher.tls)
    const next = redirectOf(response)
    if (next === null) return readAnswer(response)
    response.destroy()
    location = next
    base = target.url
  }
  throw fetchFailed(`it redirects more than ${fetcher.redirectsMax} times`)
}

function redirectOf(response: IncomingMessage): string | null {
  const { statusCode = 0, headers } = response
  if (!REDIRECTS.has(statusCode) || headers.location === undefined) return null
  // Node reads header fields as Latin-1, but servers write UTF-8 into them.
  return Buffer.from(headers.location, 'latin1').toString('utf8')
}

async function readAnswer(response: IncomingMessage): Promise<FetchedDocument> {
  const { statusCode = 0 } = response
  if (statusCode < 200 || statusCode > 299) {
    response.destroy()
    throw fetchFailed(`the server answered with status ${statusCode}`)
  }
  const bytes = await readBody(response)
  if (bytes.length === 0) throw fetchFailed('the server answered with an empty document')
  return { kind: 'bytes', bytes, contentType: response.headers['content-type'] ?? '' }
}
