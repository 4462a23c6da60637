// All values of a header. Node's `headers` joins or drops repeated ones.
import type { IncomingMessage } from 'node:http'

/** An injected call (see mcp/) comes from no socket and repeats no header. */
export function headerValues(request: IncomingMessage, name: string): string[] {
  const distinct: IncomingMessage['headersDistinct'] | undefined = request.headersDistinct
  if (distinct) return distinct[name] ?? []
  return [request.headers[name] ?? []].flat()
}
