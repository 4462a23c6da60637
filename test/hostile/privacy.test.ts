// A canary in every field of good and bad calls: afterwards only the answers hold it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyRow, filesBelow } from '../support/kept-data.js'
import { sendRaw } from '../support/raw-socket.js'
import { STORES, startTestServer, type TestServer } from '../support/server.js'

const CANARY = 'Zephyrine-Oakenshield-7741'
const ENCODED = [CANARY, Buffer.from(CANARY).toString('base64').slice(0, 30), CANARY.toLowerCase()]

interface OpenApiOperation {
  parameters?: { name: string; in: string }[]
  requestBody?: {
    content: { 'application/json': { schema: { $ref?: string; properties?: object } } }
  }
}
interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> }
}

/** Fields that are kept because the caller asked to keep them. */
const KEPT = new Set(['label'])
/**
 * Sign-up keeps the e-mail address, so it is called separately, with the canary as the password.
 */
const SIGN_UP = '/auth/sign-up'
/** Closes the account that the other calls use, so it is called last. */
const ACCOUNT = '/v1/account'

function expectAbsent(where: string, content: string): void {
  for (const form of ENCODED) expect(content.includes(form), `${where} holds ${form}`).toBe(false)
}

describe.each(STORES)('documents and secrets on the %s store', (store) => {
  let server: TestServer
  let scratch: string
  beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'rolecall-privacy-'))
    mkdirSync(join(scratch, 'tmp'))
    server = await startTestServer({
      store,
      env: { TMPDIR: join(scratch, 'tmp'), ROLECALL_LOG_LEVEL: 'trace' },
    })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(scratch, { recursive: true, force: true })
  })

  const fieldsOf = (document: OpenApi, operation: OpenApiOperation): string[] => {
    const schema = operation.requestBody?.content['application/json'].schema ?? {}
    const named = schema.$ref && document.components.schemas[schema.$ref.split('/').pop() ?? '']
    return Object.keys((named || schema).properties ?? {}).filter((name) => !KEPT.has(name))
  }

  /** Every operation of the OpenAPI document, with every field filled, in good and broken forms. */
  const requestsOf = (document: OpenApi, path: string, method: string): [string, RequestInit][] => {
    const operation = document.paths[path]?.[method] ?? {}
    const query = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => `${parameter.name}=${CANARY}`)
    const url = path.replace(/\{\w+\}/g, CANARY)
    const fields = fieldsOf(document, operation)
    const bodies = operation.requestBody
      ? [
          JSON.stringify(Object.fromEntries(fields.map((name) => [name, CANARY]))),
          ...fields.map((name) => JSON.stringify({ [name]: `Name: ${CANARY}\nSkills: Python` })),
          ...fields.map((name) => JSON.stringify({ [name]: { [CANARY]: CANARY } })),
          ...fields.map((name) =>
            JSON.stringify({ [name]: Buffer.from(CANARY).toString('base64') }),
          ),
          `{"text": "${CANARY}`,
        ]
      : [undefined]
    return bodies.map((body) => [
      `${url}?${[...query, `extra=${CANARY}`].join('&')}`,
      { method: method.toUpperCase(), ...(body !== undefined && { body }) },
    ])
  }

  it('are absent from the log, the database and temporary files', async () => {
    const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as OpenApi
    const session = await server.session()
    const credentials = [
      { 'x-access-key': server.key },
      { authorization: `Bearer ${session}` },
      { 'x-access-key': `rc_live_${CANARY}` },
      { authorization: `Bearer ${CANARY}.${CANARY}.${CANARY}` },
    ]
    let calls = 0
    for (const [path, methods] of Object.entries(document.paths)) {
      const asked = Object.keys(methods).filter(
        (method) => path !== SIGN_UP && !(path === ACCOUNT && method === 'delete'),
      )
      for (const method of asked) {
        for (const [url, init] of requestsOf(document, path, method)) {
          for (const credential of credentials) {
            const headers = {
              'content-type': 'application/json',
              'user-agent': CANARY,
              ...credential,
            }
            await (await fetch(`${server.url}${url}`, { ...init, headers })).arrayBuffer()
            calls += 1
          }
        }
      }
    }
    const signUp = { email: 'ada@example.com', password: CANARY }
    await fetch(`${server.url}${SIGN_UP}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signUp),
    })
    await fetch(`${server.url}/${CANARY}/${CANARY}?${CANARY}`)
    await sendRaw(server.port, `GET /${CANARY}\u0000 HTTP/1.1\r\nX-Odd: ${CANARY}\r\n\r\n`)
    expect(calls).toBeGreaterThan(50)

    await server.command('session')
    const ended = await fetch(`${server.url}${ACCOUNT}?extra=${CANARY}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${session}`, 'user-agent': CANARY },
    })
    expect(ended.status).toBe(200)
    expectAbsent('the log', server.log())
    for (const folder of [server.dataDir, join(scratch, 'tmp')]) {
      for (const file of filesBelow(folder)) expectAbsent(file, readFileSync(file, 'latin1'))
    }
    if (store === 'postgres') expectAbsent('a table', await everyRow(server.env.DATABASE_URL ?? ''))
    expect(server.log()).not.toContain(server.key)
  })
})
