// Answers what Node would answer by itself without a body, or by hanging up: expectations and
// tunnels.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { onClientError } from './client-error.js'
import { errorText, JSON_TYPE, newRequestId } from './envelope.js'

function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const requestId = newRequestId()
  const text = 'The Expect header may only be 100-continue.'
  const body = errorText('invalid_request', text, requestId)
  response
    .writeHead(417, {
      'content-type': JSON_TYPE,
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
      connection: 'close',
    })
    .end(body)
}

export function answerRawEvents(server: Server): void {
  // "May I send the body?" is answered once the caller is known: see plugins/large-bodies.ts.
  server.on('checkContinue', (request, response) => server.emit('request', request, response))
  server.on('checkExpectation', refuseExpectation)
  const refuseTunnel = (_request: IncomingMessage, socket: Socket): void =>
    onClientError(Object.assign(new Error('tunnel'), { code: 'HPE_INVALID_METHOD' }), socket)
  server.on('connect', refuseTunnel)
}
