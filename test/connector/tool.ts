// An outside tool and its user's browser, for the suites of the connector flow.
import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from '../support/app.js'

export const REDIRECT = 'http://127.0.0.1:18801/callback'

/** Keeps cookies by path as browsers do, but follows no redirect by itself. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>()

  async open(url: string, form?: Record<string, string>): Promise<Response> {
    const { pathname } = new URL(url)
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/'
      if (/expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, { value, path })
    }
    return answer
  }

  /** Follows redirects within the server; stops at a page or at another host. */
  async follow(
    start: string,
    origin: string,
  ): Promise<{ at: string; answer: Response | undefined }> {
    let at = start
    for (let hop = 0; hop < 10; hop += 1) {
      if (new URL(at).origin !== origin) return { at, answer: undefined }
      const answer = await this.open(at)
      const next = answer.headers.get('location')
      if (next === null) return { at, answer }
      at = new URL(next, at).href
    }
    throw new Error('too many redirects')
  }
}

export interface User {
  email: string
  password: string
  session: string
  accountId: string
}

let users = 0

export async function signUp(app: TestApp): Promise<User> {
  users += 1
  const body = { email: `holder${users}@example.com`, password: 'a long enough one' }
  const { data } = (await app.call('/auth/sign-up', { body })).body
  return { ...body, session: String(data.token), accountId: String(data.account_id) }
}

const signedIn = new WeakSet<User>()

/**
 * Signs in by password the first time and by session later, because many sign-ins count as
 * guessing.
 */
function signInForm(user: User): Record<string, string> {
  const { email, password, session } = user
  if (signedIn.has(user)) return { session }
  signedIn.add(user)
  return { email, password }
}

/** Signs in and answers the consent page; returns the address that the browser is sent to. */
export async function authorize(
  app: TestApp,
  url: string,
  user: User,
  answer: 'allow' | 'deny' = 'allow',
  browser = new Browser(),
): Promise<URL> {
  const press = async (page: string, path: string, form: Record<string, string>) => {
    const sent = await browser.open(`${page}/${path}`, form)
    expect([path, sent.status]).toEqual([path, 303])
    return browser.follow(new URL(sent.headers.get('location') ?? '', page).href, app.url)
  }
  const first = await browser.follow(url, app.url)
  if (first.answer?.status !== 200) return new URL(first.at)
  expect(await first.answer.text()).toContain('Sign in to Rolecall')
  const second = await press(first.at, 'sign-in', signInForm(user))
  expect(await second.answer?.text()).toContain('Connect a tool to Rolecall')
  return new URL((await press(second.at, 'consent', { answer })).at)
}

export interface Pkce {
  verifier: string
  challenge: string
}

export function makePkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export async function register(
  app: TestApp,
  change: object = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${app.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'A tool',
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'none',
      ...change,
    }),
  })
  return (await answer.json()) as Record<string, unknown>
}

export function authorizeUrl(
  app: TestApp,
  clientId: string,
  challenge: string,
  change: Record<string, string | undefined> = {},
): string {
  const fields = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: 'api',
    state: 'xyz',
    ...change,
  }
  const url = new URL(`${app.url}/oauth/authorize`)
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}

export interface Tokens {
  status: number
  access_token: string
  refresh_token: string
  expires_in: number
  scope: string
  token_type: string
  error: string
}

export async function token(app: TestApp, fields: Record<string, string>): Promise<Tokens> {
  const answer = await fetch(`${app.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return { ...((await answer.json()) as Tokens), status: answer.status }
}

/** The whole flow: a client, a user's consent, tokens. */
export async function connect(app: TestApp, user: User) {
  const clientId = String((await register(app)).client_id)
  const pkce = makePkce()
  const end = await authorize(app, authorizeUrl(app, clientId, pkce.challenge), user)
  const code = end.searchParams.get('code') ?? ''
  const fields = {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: REDIRECT,
    code_verifier: pkce.verifier,
  }
  return { clientId, code, pkce, fields, tokens: await token(app, fields) }
}
