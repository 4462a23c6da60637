// A server that gives prepared answers and records the requests, for behaviour that a real one
// seldom shows.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface StubAnswer {
  status: number
  headers?: Record<string, string>
  body?: unknown
  /** Closes the connection instead of answering. */
  lost?: boolean
}

export const GOOD: StubAnswer = {
  status: 200,
  body: { success: true, data: {}, credits_used: 1, request_id: 'req_stub' },
}

export const refusal = (status: number, code: string, headers = {}): StubAnswer => ({
  status,
  headers,
  body: { success: false, error: { code, message: 'As told.' }, request_id: 'req_stub' },
})

/** Gives the answers one after the other, and the last one for ever. */
export async function startStub(answers: readonly StubAnswer[]) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    const { method = '', url: path = '', headers } = request
    asked.push({ method, path, headers, body })
    const answer = answers[Math.min(asked.length, answers.length) - 1] ?? GOOD
    if (answer.lost) return request.socket.destroy()
    response.writeHead(answer.status, answer.headers)
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
