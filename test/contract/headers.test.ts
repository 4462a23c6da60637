// Headers that every answer carries, and those that configuration adds.
import { describe, expect, it } from 'vitest'
import { openTestApp, useTestApp } from '../support/app.js'

const app = useTestApp({ env: { ROLECALL_CORS_ORIGINS: 'https://app.example.com' } })

describe('every answer', () => {
  it.each(['/health', '/ping', '/nowhere', '/openapi.json'])(
    'may not be cached, framed or sniffed: %s',
    async (path) => {
      const { headers } = await app.call(path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    },
  )
})

describe('a server that is reached by https', () => {
  it('says that it always is', async () => {
    const secure = await openTestApp({ env: { ROLECALL_PUBLIC_URL: 'https://api.example.com' } })
    const { headers } = await secure.call('/health')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    await secure.close()
  })
})

describe('cross-origin calls', () => {
  const preflight = (origin: string) =>
    fetch(`${app.url}/ping`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    })

  it('are allowed to the configured origin, without cookies', async () => {
    const answer = await preflight('https://app.example.com')
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example.com')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('are not allowed to another one', async () => {
    const answer = await preflight('https://evil.example.com')
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('are allowed to nobody without configuration', async () => {
    const plain = await openTestApp()
    const headers = { origin: 'https://app.example.com' }
    const answer = await plain.call('/health', { headers })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    await plain.close()
  })
})

describe('the API reference page', () => {
  it('loads nothing from elsewhere, and may run nothing else', async () => {
    const answer = await fetch(`${app.url}/docs`)
    const page = await answer.text()
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(page).not.toMatch(/(?:src|href)="(?!\/)/)
    for (const [, asset] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect([asset, (await fetch(`${app.url}${asset}`)).status]).toEqual([asset, 200])
    }
  })
})
