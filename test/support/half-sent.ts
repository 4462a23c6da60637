// A call whose body arrives in two halves, so that it runs for as long as a test likes.
import { connect } from 'node:net'

export interface HalfSent {
  /** Sends the other half. */
  finish(): void
  /** Everything that the server says, once it has closed the connection. */
  answer: Promise<string>
}

export function halfSentPing({ port, key }: { port: number; key: string }): HalfSent {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /ping HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nx-access-key: ${key}\r\nContent-Length: 2\r\n\r\n{`,
  )
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
  })
  return { finish: () => socket.write('}'), answer }
}
