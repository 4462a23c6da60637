// Requests that begin well and then continue a byte at a time, or not at all, at every place of a
// request.

export interface SlowClient {
  name: string
  /** Sent at once. */
  start: string
  /** Sent again and again; empty if the client falls silent. */
  drip: string
}

interface Credentials {
  key: string
  session: string
}

/** A request in three parts; `body` is chunked if the head says so. */
interface Target {
  name: string
  line: string
  fields: string
}

const targets = ({ key, session }: Credentials): Target[] => [
  { name: 'a call', line: 'POST /ping HTTP/1.1', fields: `x-access-key: ${key}\r\n` },
  { name: 'a document', line: 'POST /parse/resume HTTP/1.1', fields: `x-access-key: ${key}\r\n` },
  {
    name: 'a question',
    line: 'GET /extract/skills?text=Python HTTP/1.1',
    fields: `x-access-key: ${key}\r\n`,
  },
  {
    name: 'a key to be made',
    line: 'POST /v1/keys HTTP/1.1',
    fields: `Authorization: Bearer ${session}\r\n`,
  },
  { name: 'a sign-in', line: 'POST /auth/sign-in HTTP/1.1', fields: '' },
  {
    name: 'an event of the payment provider',
    line: 'POST /v1/billing/webhook HTTP/1.1',
    fields: 'Stripe-Signature: t=1,v1=0\r\n',
  },
]

const HOST = 'Host: localhost\r\nContent-Type: application/json\r\n'
const LENGTH = 'Content-Length: 5000\r\n\r\n'
const CHUNKED = 'Transfer-Encoding: chunked\r\n\r\n'

/** Where a client becomes slow, and what it goes on sending. */
const PLACES: [name: string, start: (target: Target) => string, drip: string][] = [
  ['before its first byte', () => '', ''],
  ['in the method', ({ line }) => line.slice(0, 2), ''],
  ['in the path', ({ line }) => line.slice(0, line.indexOf(' ') + 2), 'a'],
  ['in the version', ({ line }) => line.slice(0, -2), ''],
  ['in the name of a field', ({ line }) => `${line}\r\n${HOST}X-`, 'a'],
  ['in the value of a field', ({ line, fields }) => `${line}\r\n${HOST}${fields}X-Slow: `, 'a'],
  ['between fields', ({ line, fields }) => `${line}\r\n${HOST}${fields}`, 'X-Slow: a\r\n'],
  ['before the body', ({ line, fields }) => `${line}\r\n${HOST}${fields}${LENGTH}`, ''],
  ['in the body', ({ line, fields }) => `${line}\r\n${HOST}${fields}${LENGTH}{"text":"`, 'a'],
  ['in blanks of the body', ({ line, fields }) => `${line}\r\n${HOST}${fields}${LENGTH}{`, ' '],
  ['in the size of a chunk', ({ line, fields }) => `${line}\r\n${HOST}${fields}${CHUNKED}1`, ''],
  ['between chunks', ({ line, fields }) => `${line}\r\n${HOST}${fields}${CHUNKED}`, '1\r\n \r\n'],
  [
    'in the trailer',
    ({ line, fields }) => `${line}\r\n${HOST}${fields}${CHUNKED}2\r\n{}\r\n0\r\nX-`,
    'a',
  ],
]

/** A GET is complete with its head, so it is answered whatever happens to a body behind it. */
const isWhole = ({ line }: Target, start: string): boolean =>
  line.startsWith('GET') && start.includes('\r\n\r\n')

export const slowClients = (credentials: Credentials): SlowClient[] =>
  targets(credentials).flatMap((target) =>
    PLACES.map(([place, start, drip]) => ({
      name: `${target.name}, slow ${place}`,
      start: start(target),
      drip,
    })).filter(({ start }) => !isWhole(target, start)),
  )
