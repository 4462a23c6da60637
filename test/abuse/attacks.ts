// What attackers send: bodies and sockets, each made once, so that making them takes no time from
// the victim.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { RESUME_EXAMPLE } from '../../src/http/documents/resume-example.js'

/** What one attacker has done, and what it was charged. */
export interface Toll {
  calls: number
  statuses: Record<string, number>
  credits: number
  /** Seconds of CPU that are left of a minute's budget, as its answers say. */
  cpuLeft?: number
}

export interface Caller {
  url: string
  key: string
  toll: Toll
}

export const newToll = (): Toll => ({ calls: 0, statuses: {}, credits: 0 })

export async function send(
  { url, key, toll }: Caller,
  path: string,
  body: Buffer,
  headers: Record<string, string> = {},
): Promise<number> {
  toll.calls += 1
  let status = 0
  try {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'x-access-key': key, 'content-type': 'application/json', ...headers },
      body,
    })
    status = answer.status
    const left = /"cpu";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]
    if (left !== undefined) toll.cpuLeft = Number(left)
    const { credits_used = 0 } = (await answer.json()) as { credits_used?: number }
    const replayed = answer.headers.get('idempotency-replayed') === 'true'
    if (status === 200 && !replayed) toll.credits += credits_used
  } catch {
    // The server has closed the connection on purpose.
  }
  toll.statuses[status] = (toll.statuses[status] ?? 0) + 1
  return status
}

const MEGABYTE = 1_000_000
const textBody = (piece: string, prefix = ''): Buffer =>
  Buffer.from(JSON.stringify({ text: prefix + piece.repeat(Math.floor(MEGABYTE / piece.length)) }))

/** The texts of a megabyte that cost most when these attacks were found. */
export const HEAVY: readonly { path: string; body: Buffer }[] = [
  { path: '/parse/resume', body: textBody('a | b | ') },
  {
    path: '/parse/resume',
    body: textBody('Software Engineer, Example Labs   Jan 2019 - Present\n'),
  },
  { path: '/parse/jd', body: textBody('1st 2nd ') },
  { path: '/parse/jd', body: textBody('January ') },
  { path: '/parse/jd', body: textBody('John Smith ') },
  { path: '/parse/resume', body: textBody('MIT, B.S. in Physics, 2012\n', 'EDUCATION\n') },
  { path: '/redact', body: textBody('+1 (555) ') },
]

/** Sends again and again, this many at a time and this far apart, until it is stopped. */
export function flood(
  each: (turn: number) => Promise<unknown>,
  { atOnce = 1, everyMs = 0 }: { atOnce?: number; everyMs?: number } = {},
): () => Promise<void> {
  let going = true
  let turn = 0
  const loops = Array.from({ length: atOnce }, async () => {
    while (going) {
      const next = wait(everyMs)
      await each(turn++)
      await next
    }
  })
  return async () => {
    going = false
    await Promise.all(loops)
  }
}

/**
 * Sends a part of a large body at once and lets the rest trickle; when the server ends it, it
 * begins again.
 */
export function trickle(caller: Caller, port: number, atOnce = 0): () => void {
  const { key, toll } = caller
  const head = `POST /parse/resume HTTP/1.1\r\nHost: localhost\r\nx-access-key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n{"text":"${'x'.repeat(atOnce)}`
  let socket: Socket | undefined
  let going = true
  const begin = (): void => {
    if (!going) return
    toll.calls += 1
    const opened = connect(port, '127.0.0.1')
    socket = opened
    const drip = setInterval(() => opened.write('x'), 200)
    opened.once('data', (chunk: Buffer) => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1] ?? '0'
      toll.statuses[status] = (toll.statuses[status] ?? 0) + 1
      opened.destroy()
    })
    opened.on('error', () => {})
    opened.once('close', () => {
      clearInterval(drip)
      setTimeout(begin, 100)
    })
    opened.write(head)
  }
  begin()
  return () => {
    going = false
    socket?.destroy()
  }
}

/** A web server with another résumé at every visit, and one that never answers. */
export async function openWorld(): Promise<{ origin: string; host: string; close(): void }> {
  let visits = 0
  const server: Server = createServer((request, response) => {
    if (request.url === '/never') return
    const visit = request.url === '/same' ? 0 : ++visits
    response.setHeader('content-type', 'text/plain')
    response.end(resumeText(visit))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The made-up résumé under another name, so that no two are the same text. */
export const resumeText = (number: number): string =>
  RESUME_EXAMPLE.replace('Sample', `Sample${number}`).replace('sample@', `sample${number}@`)
