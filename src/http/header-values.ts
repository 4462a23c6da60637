// All values of a header, repeated ones too: Node joins or drops them in `headers`.
import type { IncomingMessage } from 'node:http'

/** A call from within (see mcp/) is no message from a socket, and repeats no header. */
export function headerValues(request: IncomingMessage, name: string): string[] {
  const distinct: IncomingMessage['headersDistinct'] | undefined = request.headersDistinct
  if (distinct) return distinct[name] ?? []
  return [request.headers[name] ?? []].flat()
}
