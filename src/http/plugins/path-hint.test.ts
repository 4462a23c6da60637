import { describe, expect, it } from 'vitest'
import { pathHint } from './path-hint.js'

const KNOWN = new Set([
  '/ping',
  '/parse/resume',
  '/match',
  '/v1/keys',
  '/v1/usage',
  '/auth/sign-in',
])

describe('the hint of a 404', () => {
  it.each([
    ['/ping/', 'Leave the slash at the end away: /ping.'],
    ['/v1/parse/resume', 'Paths of the main API have no version or prefix: /parse/resume.'],
    ['/api/v2/match/', 'Paths of the main API have no version or prefix: /match.'],
    ['/keys', 'The management API is under /v1: /v1/keys.'],
    ['/v2/keys', 'The management API is under /v1: /v1/keys.'],
    ['/parse/resumee', 'Did you mean /parse/resume?'],
    ['/api/prase/resume', 'Did you mean /parse/resume?'],
    ['/auth/signin', 'Did you mean /auth/sign-in?'],
    ['/wp-login.php', 'Every call is listed at /docs, and for machines at /openapi.json.'],
    [`/${'x'.repeat(100_000)}`, 'Every call is listed at /docs'],
    ['//', 'Every call is listed at /docs'],
  ])('of %.30s', (path, hint) => {
    expect(pathHint(path, KNOWN)).toContain(hint)
  })
})
