// The files in deploy/ agree with the program: settings, addresses and sizes. deploy/try-image.mjs
// tests that they run.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readConfig, SETTINGS } from '../../src/http/config.js'
import { ROUTES } from '../../src/http/routes/index.js'
import { LIMITS } from '../../src/runtime/limits.js'

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8')

describe('the image and the compose file', () => {
  it('set only what there is', () => {
    const compose = read('compose.yml')
    const nodes = compose.slice(0, compose.indexOf('\nservices:'))
    const named = [...nodes.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(5)
    const imaged = [...read('Dockerfile').matchAll(/^ENV ([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(imaged.length).toBeGreaterThan(1)
    for (const name of [...named, ...imaged]) expect(Object.keys(SETTINGS)).toContain(name)
  })

  it('ask for readiness at an address that answers it', () => {
    const path = ROUTES.find(({ name }) => name === 'ready')?.path
    expect(read('healthcheck.mjs')).toContain(`}${path}\``)
    expect(read('Caddyfile')).toContain(`health_uri ${path}`)
  })

  it('let the largest body and the longest answer through the proxy', () => {
    const megabytes = Number(/max_size (\d+)MB/.exec(read('Caddyfile'))?.[1])
    expect(megabytes * 1e6).toBeGreaterThan(LIMITS.matchBodyBytesMax)
    const seconds = Number(/response_header_timeout (\d+)s/.exec(read('Caddyfile'))?.[1])
    expect(seconds * 1000).toBeGreaterThan(readConfig({}).ROLECALL_IDLE_SOCKET_MS)
  })

  it('stop a node no sooner than it ends its accepted work', () => {
    const { ROLECALL_DRAIN_MIN_MS, ROLECALL_DRAIN_MAX_MS } = readConfig({})
    const seconds = Number(/stop_grace_period: (\d+)s/.exec(read('compose.yml'))?.[1])
    expect(seconds * 1000).toBeGreaterThan(ROLECALL_DRAIN_MIN_MS + ROLECALL_DRAIN_MAX_MS)
  })

  it('run without root, on a root that nobody writes to', () => {
    expect(read('Dockerfile')).toMatch(/^USER 1000:1000$/m)
    expect(read('compose.yml')).toMatch(/^ {2}read_only: true$/m)
  })
})
