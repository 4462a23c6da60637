// Speaks to a server byte by byte, for requests that no HTTP client would send.
import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  head: string
  body: string
  /** Whether the server closed the connection. */
  closed: boolean
}

/** Sends the bytes as they are and reads until the server closes or `waitMs` have passed. */
export function sendRaw(port: number, bytes: string | Buffer, waitMs = 3000): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    let closed = false
    const finish = (): void => {
      clearTimeout(timer)
      socket.destroy()
      const text = Buffer.concat(chunks).toString('utf8')
      const split = text.indexOf('\r\n\r\n')
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        head: text.slice(0, split),
        body: text.slice(split + 4),
        closed,
      })
    }
    const timer = setTimeout(finish, waitMs)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => {
      closed = true
      finish()
    })
    socket.on('error', () => {
      closed = true
      finish()
    })
    socket.write(bytes)
  })
}

const DRIP_MS = 100

/**
 * Sends `start`, then `drip` again and again until the server closes; resolves with what it said by
 * then.
 */
export const dripRaw = (port: number, start: string, drip: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const timer = setInterval(() => drip !== '' && socket.write(drip), DRIP_MS)
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve(text)
    })
    socket.write(start)
  })
