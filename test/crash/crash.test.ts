// The short form of run.mjs: a few kills on each engine. The long form:
//   node test/crash/run.mjs 50
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const ROUNDS = '4'
const SCRIPT = fileURLToPath(new URL('./run.mjs', import.meta.url))

async function crash(...target: string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ROUNDS, ...target])
  return JSON.parse(stdout) as { acknowledged: number; rounds: number }
}

describe('processes that are killed while they charge', () => {
  const guarantee =
    'lose no acknowledged charge, double none, and leave nothing held after a minute'

  it(`${guarantee} (embedded)`, async () => {
    expect((await crash()).acknowledged).toBeGreaterThan(0)
  }, 120_000)

  it(`${guarantee} (PostgreSQL)`, async ({ skip }) => {
    const url = process.env.TEST_DATABASE_URL
    if (!url) return skip('TEST_DATABASE_URL is not set')
    expect((await crash(url)).acknowledged).toBeGreaterThan(0)
  }, 120_000)
})
