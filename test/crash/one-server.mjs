// A server as a process of its own, called over one kept connection a caller, and killed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ path: string, body: string, idempotencyKey: string }} Call
 * @typedef {{ status?: number | undefined, creditsUsed?: number, requestId?: string }} Answer
 * @typedef {Awaited<ReturnType<typeof startServer>>} Server
 */

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))
const PORT = /answers at \S+:(\d+)/

/**
 * A script that fails leaves no server behind.
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * The answer, or an empty one where the server died on the way.
 * @param {Agent} agent
 * @param {string} url
 * @param {string} key
 * @param {Call} call
 * @returns {Promise<Answer>}
 */
function post(agent, url, key, { path, body, idempotencyKey }) {
  const headers = {
    'content-type': 'application/json',
    'x-access-key': key,
    'idempotency-key': idempotencyKey,
  }
  return new Promise((resolve) => {
    const sent = request(url + path, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      response.once('error', () => resolve({}))
      response.once('close', () => {
        if (!response.complete) return resolve({})
        const { credits_used, request_id } = JSON.parse(text)
        resolve({
          status: response.statusCode,
          creditsUsed: credits_used,
          requestId: request_id,
        })
      })
    })
    sent.once('error', () => resolve({}))
    sent.end(body)
  })
}

/**
 * Answers once the server listens.
 * @param {Record<string, string>} env
 */
export async function startServer(env) {
  const began = performance.now()
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      ROLECALL_WORKERS: '1',
      ROLECALL_SCAN_READERS: '1',
      ROLECALL_LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const closed = once(child, 'close')
  let told = ''
  const port = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      told += chunk
      const found = PORT.exec(told)
      if (found && told.endsWith('\n')) resolve(found[1])
    })
    closed.then(() => reject(new Error('a server ended by itself')))
  })
  const url = `http://127.0.0.1:${port}`
  const key = env.ROLECALL_ACCESS_KEY ?? /rc_live_\w+/.exec(told)?.[0] ?? ''
  const agent = new Agent({ keepAlive: true })
  let dead = false
  return {
    key,
    ageMs: () => Math.round(performance.now() - began),
    /** @param {Call} one */
    call: (one) => post(agent, url, key, one),
    isDead: () => dead,
    async kill() {
      dead = true
      child.kill('SIGKILL')
      await closed
      running.delete(child)
      agent.destroy()
    },
  }
}
