// What a client says of itself, brought to what this server knows (RFC 7591 lets it replace values).
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is on the user's own machine. */
function isLocal(uri: unknown): boolean {
  try {
    const { protocol, hostname } = new URL(String(uri))
    return protocol !== 'https:' && (protocol !== 'http:' || LOOPBACK.has(hostname))
  } catch {
    return false
  }
}

/** Whether an answer sent there could be read on the way: plain HTTP to another machine. */
export function hasOpenRedirect(metadata: unknown): boolean {
  const { redirect_uris: uris } = (metadata ?? {}) as { redirect_uris?: unknown }
  return (
    Array.isArray(uris) && uris.some((uri) => /^http:/i.test(String(uri).trim()) && !isLocal(uri))
  )
}

/**
 * Every client is a public one and may ask for the one scope that there is. Those that run on the
 * user's machine may take the answer on any loopback port; most do not say so, their addresses do.
 */
export function asClientMetadata(metadata: unknown): unknown {
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) return metadata
  const { scope: _scope, ...said } = metadata as Record<string, unknown>
  const uris = Array.isArray(said.redirect_uris) ? said.redirect_uris : []
  return {
    ...said,
    token_endpoint_auth_method: 'none',
    application_type: said.application_type ?? (uris.some(isLocal) ? 'native' : 'web'),
  }
}
