// A canary at every place of a request that can hold something about a person, one request each.
import { makePdf, onePage, textContent } from '../documents-support/make-pdf.js'

export interface Canary {
  name: string
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** Whose credential is sent; the API key by default. */
  as?: 'session' | 'nobody'
}

/** Each case has its own canary, so that a trace shows where it came from. */
type Make = (canary: string) => Omit<Canary, 'name'>

const json = (path: string, body: unknown, more: Partial<Canary> = {}): Omit<Canary, 'name'> => ({
  path,
  body: JSON.stringify(body),
  ...more,
})

const FIELDS = [
  ...['user-agent', 'referer', 'cookie', 'origin', 'accept', 'accept-language', 'accept-encoding'],
  ...['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'x-request-id', 'from'],
  ...['traceparent', 'tracestate', 'baggage', 'via', 'if-none-match', 'range', 'x-canary'],
  ...['content-encoding', 'content-language', 'idempotency-key', 'mcp-session-id'],
]
const PATHS = [
  ...['/C', '/C/C', '/ping/C', '/docs/C', '/assets/C.js', '/.well-known/C', '/v1/C', '/parse/C'],
  ...['/ping?C', '/ping?C=1', '/ping?x=C', '/extract/skills?text=C', '/redact?text=Name:+C'],
  ...['/extract/contact?as_of=C&text=a', '/extract/contact?include=C&text=a', '/match?candidate=C'],
  ...['/extract/contact?url=http://127.0.0.1:1/C', '/extract/contact?url=ftp://C/C'],
  ...[
    '/oauth/authorize?client_id=C&state=C&redirect_uri=https://example.com/C',
    '/normalize/skill?skill=C',
  ],
]

const resume = (name: string) =>
  `${name}\n${name}@example.com\n\nEXPERIENCE\nNurse, ${name} Hospital, 2019 - 2021`
const base64 = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64')
const pdf = (canary: string): Buffer => makePdf(onePage(textContent(`Name ${canary}`)))
const rpc = (method: string, params: object) =>
  json(
    '/mcp',
    { jsonrpc: '2.0', id: 1, method, params },
    {
      headers: { accept: 'application/json, text/event-stream' },
    },
  )
const form = (path: string, body: string): Omit<Canary, 'name'> => ({
  path,
  body,
  as: 'nobody',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

const BODIES: [name: string, make: Make][] = [
  ...['/parse/resume', '/parse/jd', '/redact', '/extract/contact', '/extract/experience'].map(
    (path): [string, Make] => [`the text of ${path}`, (c) => json(path, { text: resume(c) })],
  ),
  ['both texts of a match', (c) => json('/match', { resume_text: resume(c), jd_text: resume(c) })],
  [
    'a candidate',
    (c) => json('/match', { candidate: { contact: { name: c } }, role: { title: c } }),
  ],
  ['requirements', (c) => json('/score/requirements', { resume_text: c, role: { title: c } })],
  ['an address', (c) => json('/parse/resume', { url: `http://127.0.0.1:1/${c}` })],
  [
    'an address with a password',
    (c) => json('/parse/resume', { url: `http://${c}:${c}@example.com/` }),
  ],
  ['a file of another scheme', (c) => json('/parse/resume', { url: `file:///${c}` })],
  ['a file that is text', (c) => json('/parse/resume', { file: base64(resume(c)) })],
  ['a file that is no base64', (c) => json('/parse/resume', { file: `${c}!` })],
  ['a PDF', (c) => json('/parse/resume', { file: base64(pdf(c)) })],
  ['a broken PDF', (c) => json('/parse/resume', { file: base64(pdf(c).subarray(0, 300)) })],
  ['a page', (c) => json('/parse/jd', { text: `<html><title>${c}</title><p>${c}</p></html>` })],
  ['a script of a page', (c) => json('/parse/jd', { text: `<html><script>${c}</script><p>a</p>` })],
  [
    'posting data',
    (c) =>
      json('/parse/jd', {
        text: `<script type="application/ld+json">{"@type":"JobPosting","title":"${c}"`,
      }),
  ],
  ['a title to be normalised', (c) => json('/normalize/title', { title: c })],
  ['a day', (c) => json('/parse/resume', { text: 'a', as_of: c })],
  ['a field that there is not', (c) => json('/parse/resume', { [c]: c })],
  ['a field of another kind', (c) => json('/parse/resume', { text: { [c]: [c] } })],
  ['broken JSON', (c) => ({ path: '/parse/resume', body: `{"text":"${c}` })],
  [
    'a type that is not read',
    (c) => ({ path: '/redact', body: c, headers: { 'content-type': `text/${c}` } }),
  ],
  [
    'a form of parts',
    (c) => ({
      path: '/redact',
      body: `--x\r\n${c}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
  ],
  [
    'an e-mail address at sign-in',
    (c) =>
      json(
        '/auth/sign-in',
        { email: `${c}@example.com`, password: 'wrong horse' },
        { as: 'nobody' },
      ),
  ],
  [
    'a password at sign-in',
    (c) => json('/auth/sign-in', { email: 'ada@example.com', password: c }, { as: 'nobody' }),
  ],
  ['a plan', (c) => json('/v1/billing/checkout', { plan: c }, { as: 'session' })],
  [
    'an event',
    (c) =>
      json('/v1/billing/webhook', { id: c }, { as: 'nobody', headers: { 'stripe-signature': c } }),
  ],
  ['a key to be revoked', (c) => ({ path: `/v1/keys/${c}`, method: 'DELETE', as: 'session' })],
  ['a tool’s words', (c) => rpc('tools/call', { name: 'redact', arguments: { text: resume(c) } })],
  ['a tool that there is not', (c) => rpc('tools/call', { name: c, arguments: { [c]: c } })],
  [
    'an assistant’s name',
    (c) =>
      rpc('initialize', {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: c, version: c },
      }),
  ],
  ['a method that there is not', (c) => rpc(c, {})],
  ['a code', (c) => form('/oauth/token', `grant_type=authorization_code&code=${c}&client_id=${c}`)],
  ['a grant that there is not', (c) => form('/oauth/token', `grant_type=${c}&refresh_token=${c}`)],
]

const PLACES: [name: string, make: Make][] = [
  ...FIELDS.map((field): [string, Make] => [
    `the field ${field}`,
    (c) => json('/ping', {}, { headers: { [field]: c } }),
  ]),
  ['the name of a field', (c) => json('/ping', {}, { headers: { [c]: '1' } })],
  [
    'a key',
    (c) => json('/ping', {}, { as: 'nobody', headers: { 'x-access-key': `rc_live_${c}` } }),
  ],
  [
    'a bearer token',
    (c) => json('/ping', {}, { as: 'nobody', headers: { authorization: `Bearer ${c}` } }),
  ],
  [
    'a name and password',
    (c) => json('/ping', {}, { as: 'nobody', headers: { authorization: `Basic ${base64(c)}` } }),
  ],
  [
    'a session',
    (c) => ({
      path: '/v1/account',
      as: 'nobody',
      headers: { authorization: `Bearer ${c}.${c}.${c}` },
    }),
  ],
  ...PATHS.map((path): [string, Make] => [
    `the address ${path}`,
    (c) => ({ path: path.replaceAll('C', c) }),
  ]),
  ...BODIES,
]

export const CANARY = 'Zephyrine-Oakenshield'
export const CANARIES: Canary[] = PLACES.map(([name, make], at) => ({
  name,
  ...make(`${CANARY}-${at}`),
}))
