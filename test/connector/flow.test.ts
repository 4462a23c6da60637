// The connector flow in good faith: metadata, registration, consent, tokens, refresh, revocation.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../support/app.js'
import { authorize, authorizeUrl, connect, makePkce, register, signUp, token } from './tool.js'

const app = useTestApp()

const ping = (bearer: string) =>
  app.call('/ping', { headers: { authorization: `Bearer ${bearer}` } })

describe('the metadata', () => {
  it('of the server is at its well-known address (RFC 8414)', async () => {
    const answer = await fetch(`${app.url}/.well-known/oauth-authorization-server`)
    expect(await answer.json()).toMatchObject({
      issuer: app.url,
      authorization_endpoint: `${app.url}/oauth/authorize`,
      token_endpoint: `${app.url}/oauth/token`,
      registration_endpoint: `${app.url}/oauth/register`,
      revocation_endpoint: `${app.url}/oauth/revoke`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      scopes_supported: expect.arrayContaining(['api']),
      client_id_metadata_document_supported: true,
    })
  })

  it('names no endpoint that does not answer, and nothing that docs/connectors.md does not know', async () => {
    const answer = await fetch(`${app.url}/.well-known/oauth-authorization-server`)
    const metadata = (await answer.json()) as Record<string, unknown>
    expect(metadata.scopes_supported).toEqual(['api'])
    const page = readFileSync(new URL('../../docs/connectors.md', import.meta.url), 'utf8')
    const endpoints = Object.entries(metadata).filter(([name]) => /_endpoint$|_uri$/.test(name))
    expect(endpoints).toHaveLength(4)
    for (const [name, url] of endpoints) {
      const method = name === 'authorization_endpoint' ? 'GET' : 'POST'
      const { status } = await fetch(String(url), { method, redirect: 'manual' })
      expect([name, status]).not.toEqual([name, 404])
      expect(page).toContain(new URL(String(url)).pathname)
    }
  })

  it.each(['', '/mcp'])(
    'of the resource is at its well-known address (RFC 9728): %s',
    async (path) => {
      const answer = await fetch(`${app.url}/.well-known/oauth-protected-resource${path}`)
      expect(await answer.json()).toMatchObject({
        resource: `${app.url}${path}`,
        authorization_servers: [app.url],
        scopes_supported: ['api'],
      })
    },
  )

  it('does not follow a forged Host header', async () => {
    const { request } = await import('node:http')
    const text = await new Promise<string>((resolve) => {
      const url = `${app.url}/.well-known/oauth-authorization-server`
      request(
        url,
        { headers: { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' } },
        (answer) => {
          let body = ''
          answer.on('data', (part) => {
            body += part
          })
          answer.on('end', () => resolve(body))
        },
      ).end()
    })
    expect(text).toContain(app.url)
    expect(text).not.toContain('evil')
  })
})

describe('a connected tool', () => {
  it('calls the main API as the account, and never the management API', async () => {
    const user = await signUp(app)
    const { tokens } = await connect(app, user)
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'api' })
    const answer = await ping(tokens.access_token)
    expect([answer.status, answer.body.data.account]).toEqual([200, user.accountId])
    for (const path of ['/v1/account', '/v1/keys', '/v1/usage', '/v1/connections']) {
      const refused = await app.call(path, { session: tokens.access_token })
      expect([path, refused.status]).toEqual([path, 401])
    }
    const asKey = await app.call('/ping', { key: tokens.access_token })
    expect(asKey.status).toBe(401)
    expect((await ping(tokens.refresh_token)).status).toBe(401)
  })

  it('is listed and thrown out by the account holder alone', async () => {
    const user = await signUp(app)
    const { tokens, clientId } = await connect(app, user)
    await ping(tokens.access_token)
    const { session } = user
    const list = async (of: string) => {
      const { data } = (await app.call('/v1/connections', { session: of })).body
      return data.connections as { connectionId: string; [name: string]: unknown }[]
    }
    const [connection] = await list(session)
    expect(connection).toMatchObject({ clientId, name: 'A tool', scopes: ['api'], revokedAt: null })
    expect(connection?.lastUsedAt).toMatch(/^\d{4}-/)
    const path = `/v1/connections/${connection?.connectionId}`
    const stranger = await signUp(app)
    expect(await list(stranger.session)).toEqual([])
    const tried = await app.call(path, { method: 'DELETE', session: stranger.session })
    expect(tried.status).toBe(404)
    const first = await app.call(path, { method: 'DELETE', session })
    const again = await app.call(path, { method: 'DELETE', session })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.data).toEqual(first.body.data)
    expect((await ping(tokens.access_token)).status).toBe(401)
    const refreshed = await token(app, {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: tokens.refresh_token,
    })
    expect([refreshed.status, refreshed.error]).toEqual([400, 'invalid_grant'])
  })

  it('gets a new pair for each refresh token, once', async () => {
    const { tokens, clientId } = await connect(app, await signUp(app))
    const refresh = (refresh_token: string) =>
      token(app, { grant_type: 'refresh_token', client_id: clientId, refresh_token })
    const second = await refresh(tokens.refresh_token)
    expect(second.status).toBe(200)
    expect(second.refresh_token).not.toBe(tokens.refresh_token)
    expect((await ping(second.access_token)).status).toBe(200)
    // A refresh token that is shown twice may be stolen, so the whole connection ends.
    expect((await refresh(tokens.refresh_token)).error).toBe('invalid_grant')
    expect((await refresh(second.refresh_token)).error).toBe('invalid_grant')
  })

  it('can give its token back', async () => {
    const { tokens, clientId } = await connect(app, await signUp(app))
    expect((await ping(tokens.access_token)).status).toBe(200)
    const answer = await fetch(`${app.url}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, token: tokens.access_token }),
    })
    expect(answer.status).toBe(200)
    expect((await ping(tokens.access_token)).status).toBe(401)
  })

  it('may take its answer on any loopback port, on the path that it registered', async () => {
    const clientId = String((await register(app)).client_id)
    const { challenge } = makePkce()
    const other = { redirect_uri: 'http://127.0.0.1:18802/callback' }
    const end = await authorize(
      app,
      authorizeUrl(app, clientId, challenge, other),
      await signUp(app),
    )
    expect([end.port, end.searchParams.has('code')]).toEqual(['18802', true])
    expect(end.searchParams.get('iss')).toBe(app.url)
    expect(end.searchParams.get('state')).toBe('xyz')
  })

  it('is told when the holder says no', async () => {
    const clientId = String((await register(app)).client_id)
    const { challenge } = makePkce()
    const end = await authorize(
      app,
      authorizeUrl(app, clientId, challenge),
      await signUp(app),
      'deny',
    )
    expect(end.searchParams.get('error')).toBe('access_denied')
    expect(end.searchParams.has('code')).toBe(false)
  })

  it('leaves no code, token or cookie readable in the store', async () => {
    const { tokens, code } = await connect(app, await signUp(app))
    const rows = await app.services.store.db.selectFrom('oauth_objects').selectAll().execute()
    const text = JSON.stringify(rows)
    for (const secret of [code, tokens.access_token, tokens.refresh_token]) {
      expect(secret.length).toBeGreaterThan(20)
      expect(text).not.toContain(secret)
    }
  })
})
