import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, SETTINGS } from './config.js'

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({})
    expect(config.PORT).toBe(8080)
    expect(config.ROLECALL_DATA_DIR).toBe('.rolecall')
    expect(config.ROLECALL_LOCAL_PLAN).toBe('local')
    expect(config.ROLECALL_COST_SET).toBe('B')
    expect(config.ROLECALL_ADMIN_PORT).toBe(0)
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: ' ', ROLECALL_CORS_ORIGINS: '' })).toEqual(readConfig({}))
  })

  it('reads numbers, flags and lists', () => {
    const config = readConfig({
      PORT: '18200',
      ROLECALL_SIGN_UP: 'off',
      ROLECALL_CORS_ORIGINS: 'https://a.example.com, https://b.example.com,',
    })
    expect(config.PORT).toBe(18_200)
    expect(config.ROLECALL_SIGN_UP).toBe(false)
    expect(config.ROLECALL_CORS_ORIGINS).toEqual(['https://a.example.com', 'https://b.example.com'])
  })

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '80 80', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    ['ROLECALL_COST_SET', 'C', 'ROLECALL_COST_SET must be one of A, B.'],
    ['ROLECALL_SIGN_UP', 'maybe', 'ROLECALL_SIGN_UP must be on or off.'],
    [
      'ROLECALL_PUBLIC_URL',
      'rolecall.example.com',
      'ROLECALL_PUBLIC_URL must be an address that begins with https:// or http://.',
    ],
    [
      'DATABASE_URL',
      'localhost/rolecall',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      'ROLECALL_DATADIR',
      '/srv',
      'There is no setting ROLECALL_DATADIR. Did you mean ROLECALL_DATA_DIR?',
    ],
    [
      'ROLECALL_SOMETHING',
      'y',
      'There is no setting ROLECALL_SOMETHING. See docs/configuration.md.',
    ],
  ])('refuses %s=%s with one sentence', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message)
  })
})

describe('docs/configuration.md', () => {
  const page = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8')
  const rows = new Map(
    [...page.matchAll(/^\| `(\w+)` +\| (.*?) +\| .* \|$/gm)].map((row) => [row[1], row[2]]),
  )

  it('lists every setting and no other', () => {
    expect([...rows.keys()].sort()).toEqual(Object.keys(SETTINGS).sort())
  })

  it.each(Object.entries(SETTINGS))('gives the true default of %s', (name, { fallback }) => {
    const shown: Record<string, string> = { true: 'on', false: 'off', '': '(empty)' }
    const text = String(fallback)
    expect(rows.get(name)).toBe(`\`${shown[text] ?? text}\``.replace('`(empty)`', '(empty)'))
  })
})
