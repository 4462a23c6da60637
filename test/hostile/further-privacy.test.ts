// A canary at more than sixty places of a request, a different one at each: afterwards the log, the
// store and the temporary files hold none of them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyRow, filesBelow } from '../support/kept-data.js'
import { STORES, startTestServer, type TestServer } from '../support/server.js'
import { CANARIES, CANARY, type Canary } from './further-support/canaries.js'

/** As it was sent, in lower case, and in base64 at each of the three possible offsets. */
const FORMS = [
  CANARY,
  CANARY.toLowerCase(),
  ...[0, 1, 2].map((at) => Buffer.from(CANARY.slice(at)).toString('base64').replace(/.{4}$/, '')),
]

/** Numbers of the canaries that a text holds. */
const heldBy = (text: string): string[] =>
  FORMS.flatMap((form) =>
    [...text.matchAll(new RegExp(`${form}(-\\d+)?`, 'g'))].map(([all]) => all),
  )

describe.each(STORES)('on the %s store', (store) => {
  let server: TestServer
  let session: string
  let scratch: string
  beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'rolecall-canaries-'))
    mkdirSync(join(scratch, 'tmp'))
    server = await startTestServer({
      store,
      env: { TMPDIR: join(scratch, 'tmp'), ROLECALL_LOG_LEVEL: 'trace' },
    })
    session = await server.session()
  })
  afterAll(async () => {
    await server.stop()
    rmSync(scratch, { recursive: true, force: true })
  })

  async function send({ path, method, headers, body, as }: Canary): Promise<number> {
    const answer = await fetch(`${server.url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as === undefined && { 'x-access-key': server.key }),
        ...(as === 'session' && { authorization: `Bearer ${session}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    })
    await answer.arrayBuffer()
    return answer.status
  }

  it('no place of a request leaves a trace', async () => {
    const statuses = await Promise.all(CANARIES.map(send))
    // Both good and bad calls are among them, but no defect.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20)
    expect(CANARIES.filter((_one, at) => statuses[at] === 500)).toEqual([])
    expect(server.log()).toContain('req_')
    expect(heldBy(server.log())).toEqual([])
    for (const folder of [server.dataDir, join(scratch, 'tmp')]) {
      for (const file of filesBelow(folder)) {
        expect([file, ...heldBy(readFileSync(file, 'latin1'))]).toEqual([file])
      }
    }
    if (store === 'postgres')
      expect(heldBy(await everyRow(server.env.DATABASE_URL ?? ''))).toEqual([])
  })
})
