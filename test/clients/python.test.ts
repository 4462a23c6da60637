// The Python client: its own suite against this service, and its types under mypy.
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../support/app.js'

/** Two programs run beside this one, on a machine that may be busy. */
const PATIENCE_MS = 180_000

const folder = fileURLToPath(new URL('../../clients/python', import.meta.url))
const app = useTestApp()
const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0

/** Runs without blocking this thread, because the service answers from it. */
function run(command: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env } })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    child.on('close', (code) => resolve({ code, output }))
  })
}

describe('the Python client', { timeout: PATIENCE_MS }, () => {
  it('passes its suite against the service', async ({ skip }) => {
    if (!has('python3')) skip('python3 is not installed')
    const { code, output } = await run('python3', ['-m', 'unittest', 'discover', '-s', 'tests'], {
      PYTHONPATH: 'src',
      ROLECALL_URL: app.url,
      ROLECALL_API_KEY: app.key,
      ROLECALL_SESSION: app.session,
    })
    expect(output).toMatch(/Ran \d+ tests[\s\S]*\nOK\n$/)
    expect(code).toBe(0)
  })

  it('has types that mypy --strict accepts', async ({ skip }) => {
    if (!has('mypy')) skip('mypy is not installed')
    const env = { MYPYPATH: 'src:tests' }
    const { output } = await run('mypy', ['--strict', 'src/rolecall', 'tests'], env)
    expect(output).toMatch(/^Success: no issues found/)
  })
})
