// One request of a fetch, connected to an approved address and to no other.
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import type { SecureContextOptions } from 'node:tls'
import { addressBytes } from './address.js'
import type { ApprovedTarget } from './approve.js'
import { fetchFailed } from './failures.js'

const HEADERS = {
  'user-agent': 'Rolecall',
  accept: 'text/html,application/xhtml+xml,application/pdf,text/plain;q=0.9,*/*;q=0.5',
  'accept-language': 'en',
  'accept-encoding': 'gzip, deflate, br',
}
/** An answer with longer headers is refused; Node's own bound is a quarter of this. */
const HEADER_BYTES_MAX = 64 * 1024

/** Sends the request and waits for the answer's head. */
export function openHop(
  target: ApprovedTarget,
  signal: AbortSignal,
  tls: SecureContextOptions,
): Promise<IncomingMessage> {
  const { url, host, port } = target
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send({
      ...(url.protocol === 'https:' && { ...tls, ...(isIP(host) === 0 && { servername: host }) }),
      host,
      port,
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      // The Host field keeps the name, although the connection goes by address.
      headers: { ...HEADERS, host: url.host },
      lookup: lookupOf(target.addresses),
      // No connection is reused, so no cookie or credential can travel along.
      agent: false,
      maxHeaderSize: HEADER_BYTES_MAX,
      signal,
    })
    request.on('socket', (socket) => guard(socket, target))
    request.on('response', resolve)
    request.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(fetchFailed('the server changed the protocol'))
    })
    request.on('error', reject)
    request.end()
  })
}

/** Answers every look-up of the connection with the approved addresses. */
function lookupOf(addresses: string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, callback) => {
    const [first] = entries
    if (options.all) callback(null, entries)
    else if (first) callback(null, first.address, first.family)
    else callback(new Error('no address'), '', 0)
  }
}

/** Checks again, on the connection itself, that it went to an approved address. */
function guard(socket: Socket, target: ApprovedTarget): void {
  socket.once('connect', () => {
    const reached = addressBytes(socket.remoteAddress ?? '')?.join()
    const approved = target.addresses.map((address) => addressBytes(address)?.join())
    if (reached === undefined || !approved.includes(reached)) {
      socket.destroy(fetchFailed('the connection went to an address that was not checked'))
    }
  })
}
