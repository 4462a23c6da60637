// Requests that break the rules of HTTP: answered in JSON, and the connection is closed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RawAnswer, sendRaw } from '../support/raw-socket.js'
import { startTestServer, type TestServer } from '../support/server.js'
import { HOST, JSON_BODY, RAW_REQUESTS } from './further-support/raw-requests.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const CASES: Record<string, string> = {
  'Content-Length and Transfer-Encoding': `POST /ping HTTP/1.1\r\n${HOST}${JSON_BODY}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'two Content-Length fields': `POST /ping HTTP/1.1\r\n${HOST}${JSON_BODY}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  'a Content-Length that is no number': `POST /ping HTTP/1.1\r\n${HOST}Content-Length: two\r\n\r\n{}`,
  'a negative Content-Length': `POST /ping HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`,
  'an unknown transfer coding': `POST /ping HTTP/1.1\r\n${HOST}Transfer-Encoding: potato\r\n\r\n`,
  'a broken chunk': `POST /v1/keys HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
  'an unknown method': `STEAL /ping HTTP/1.1\r\n${HOST}\r\n`,
  'a method in lower case': `get /ping HTTP/1.1\r\n${HOST}\r\n`,
  'a tunnel': `CONNECT example.com:443 HTTP/1.1\r\n${HOST}\r\n`,
  'a NUL in the path': `GET /pi\u0000ng HTTP/1.1\r\n${HOST}\r\n`,
  'a NUL in a header': `GET /ping HTTP/1.1\r\n${HOST}X-Odd: a\u0000b\r\n\r\n`,
  'no Host': 'GET /ping HTTP/1.1\r\n\r\n',
  'two Host fields': `GET /health HTTP/1.1\r\n${HOST}Host: evil.example.com\r\n\r\n`,
  'the same Host twice': `GET /health HTTP/1.1\r\n${HOST}${HOST}\r\n`,
  'two Host fields in other cases': `GET /health HTTP/1.1\r\n${HOST}HOST: evil.example.com\r\n\r\n`,
  'three Host fields on a page': `GET /docs HTTP/1.1\r\n${HOST}${HOST}${HOST}\r\n`,
  'a bare line feed in the head': 'GET /ping HTTP/1.1\nHost localhost\n\n',
  'a space before the colon': `GET /ping HTTP/1.1\r\n${HOST}X-Odd : 1\r\n\r\n`,
  'an unknown protocol': 'GET /ping HTTP/9.9\r\n\r\n',
  'TLS on a plain port': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n',
  'plain noise': 'hello, is anybody there?\r\n\r\n',
}

const expectEnvelope = (answer: RawAnswer, status: number): void => {
  expect(answer.status).toBe(status)
  expect(answer.head.toLowerCase()).toContain('content-type: application/json')
  const body = JSON.parse(answer.body) as Record<string, unknown>
  expect(body).toMatchObject({ success: false, error: { code: 'invalid_request' } })
  expect(body.request_id).toMatch(/^req_/)
  expect(answer.closed).toBe(true)
}

describe('a request that breaks HTTP', () => {
  it.each(Object.entries(CASES))('is answered in the envelope: %s', async (_name, bytes) => {
    expectEnvelope(await sendRaw(server.port, Buffer.from(bytes, 'latin1')), 400)
  })

  it('is answered in the envelope, in sixty further ways', async () => {
    const answers = await Promise.all(
      RAW_REQUESTS.map((bytes) => sendRaw(server.port, Buffer.from(bytes, 'latin1'))),
    )
    const odd = answers.flatMap(({ status, closed }, at) =>
      status === 400 && closed ? [] : [`${JSON.stringify(RAW_REQUESTS[at])}: ${status} ${closed}`],
    )
    expect(odd).toEqual([])
    for (const answer of answers) expectEnvelope(answer, 400)
  })

  it('may have headers without end: answered, not cut off', async () => {
    const head = `GET /ping?text=${'x'.repeat(3_000_000)} HTTP/1.1\r\n${HOST}\r\n`
    expectEnvelope(await sendRaw(server.port, head), 400)
  })

  it('may expect what we cannot do', async () => {
    const head = `GET /ping HTTP/1.1\r\n${HOST}Expect: a-miracle\r\n\r\n`
    expectEnvelope(await sendRaw(server.port, head), 417)
  })

  it('does not disturb the next one', async () => {
    const answer = await fetch(`${server.url}/ping`, { headers: { 'x-access-key': server.key } })
    expect(answer.status).toBe(200)
  })
})

describe('a client that is still sending', () => {
  const MEGABYTES = 40
  const filler = Buffer.alloc(MEGABYTES * 1024 * 1024, 'a')
  const post = (type: string) =>
    `POST /parse/resume HTTP/1.1\r\n${HOST}Content-Type: ${type}\r\nx-access-key: ${server.key}\r\n`

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'gets to see its 400, and no reset: %s',
    async (type) => {
      const head = `${post(type)}Content-Length: ${filler.length}\r\nConnection: close\r\n\r\n`
      const bytes = Buffer.concat([Buffer.from(head), filler])
      expectEnvelope(await sendRaw(server.port, bytes, 20_000), 400)
    },
  )

  it('sees it after a broken chunk too', async () => {
    const head = `${post('application/json')}Transfer-Encoding: chunked\r\n\r\nzz\r\n`
    const bytes = Buffer.concat([Buffer.from(head), filler])
    expectEnvelope(await sendRaw(server.port, bytes, 20_000), 400)
  })
})

describe('a pipelined request after a refused one', () => {
  it('is not smuggled in', async () => {
    const bytes = `POST /ping HTTP/1.1\r\n${HOST}${JSON_BODY}Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\n${HOST}\r\n`
    const answer = await sendRaw(server.port, bytes)
    expect(answer.status).toBe(400)
    expect(answer.body).not.toContain('"status":"ok"')
  })
})

describe('Expect: 100-continue', () => {
  const head = (key: string): string =>
    `POST /ping HTTP/1.1\r\n${HOST}${JSON_BODY}x-access-key: ${key}\r\nContent-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`

  it('is not granted to a stranger: the answer comes before the body', async () => {
    const answer = await sendRaw(server.port, head('rc_live_wrong'), 500)
    expect(answer.status).toBe(401)
  })

  it('is granted to a caller with a key', async () => {
    const answer = await sendRaw(server.port, head(server.key), 500)
    expect(answer.status).toBe(100)
  })
})
