// Answers what Node refuses before there is a request: bad framing, endless headers, slow senders.
import type { Socket } from 'node:net'
import { errorText, JSON_TYPE, newRequestId } from './envelope.js'
import { LINGER_MS } from './linger.js'

interface Refusal {
  status: string
  message: string
}

const MALFORMED: Refusal = { status: '400 Bad Request', message: 'The request is malformed.' }

/** By the code of Node's error; every other code means a malformed request. */
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '400 Bad Request',
    message: 'The address and headers are too long: send long documents by POST.',
  },
  HPE_INVALID_METHOD: { status: '400 Bad Request', message: 'The method is not known.' },
  HPE_INVALID_URL: { status: '400 Bad Request', message: 'The address is not valid.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'The request took too long to arrive.',
  },
}

export function clientErrorAnswer(code: string): string {
  const { status, message } = REFUSALS[code] ?? MALFORMED
  const requestId = newRequestId()
  const body = errorText('invalid_request', message, requestId)
  return [
    `HTTP/1.1 ${status}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Node's response on this socket, if one has begun. */
const answerBegun = (socket: Socket & { _httpMessage?: { headersSent?: boolean } }): boolean =>
  socket._httpMessage?.headersSent === true

/** Node reports every further piece of a broken request as an error: only the first is answered. */
const lingering = new WeakSet<Socket>()

export function onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (lingering.has(socket)) return
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  lingering.add(socket)
  // An answer has begun already: it is sent to its end, and no second one follows.
  if (!answerBegun(socket)) socket.end(clientErrorAnswer(error.code ?? ''))
  socket.resume()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
