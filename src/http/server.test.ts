import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../test/support/server.js'
import { readConfig } from './config.js'
import { memoryLog } from './logger.js'
import type * as OpenServices from './open-services.js'
import { startServer } from './server.js'

/** Ends the engine's warm-up; set once a warm-up was asked for. */
let endWarmUp: (() => void) | undefined

vi.mock('./open-services.js', async (original) => {
  const { openServices } = await original<typeof OpenServices>()
  return {
    openServices: async (...parameters: Parameters<typeof openServices>) => {
      const opened = await openServices(...parameters)
      let warm = false
      opened.services.engine.ready = () => warm
      opened.services.engine.warm = () =>
        new Promise((resolve) => {
          endWarmUp = () => {
            warm = true
            resolve()
          }
        })
      return opened
    },
  }
})

test('nobody is let in before the readers are warm, and then /health is ok', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-test-'))
  const port = await freePort()
  const env = { HOST: '127.0.0.1', PORT: String(port), ROLECALL_DATA_DIR: dataDir }
  const health = () => fetch(`http://127.0.0.1:${port}/health`)
  const starting = startServer(
    readConfig({ ...env, ROLECALL_DRAIN_MIN_MS: '0' }),
    memoryLog(() => {}),
  )
  await vi.waitFor(() => expect(endWarmUp).toBeDefined(), { timeout: 20_000 })
  await expect(health()).rejects.toThrow()
  endWarmUp?.()
  const server = await starting
  expect((await health()).status).toBe(200)
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
