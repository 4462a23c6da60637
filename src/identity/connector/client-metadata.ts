// Reads what a client says of itself and brings it to what this server supports (RFC 7591 allows
// that).
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Bounds: clients have a few addresses and a short name. */
const REDIRECTS_MAX = 10
const REDIRECT_CHARS_MAX = 1000
const NAME_CHARS_MAX = 100
/** Bounds a client's metadata, as JSON: as much as the draft allows for a document of metadata. */
const METADATA_CHARS_MAX = 5 * 1024
/**
 * URL parsers drop or mend these characters: the address that was judged would not be the one used.
 */
const MENDED = /[\s\\\p{C}]/u
/**
 * The scheme of an app on the user's machine: a reversed domain (RFC 8252), so never `javascript:`.
 */
const PRIVATE_SCHEME = /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:$/

type Fields = Record<string, unknown>

/** What is wrong with a client's metadata: a code of RFC 7591, and a sentence. */
export interface MetadataProblem {
  error: 'invalid_redirect_uri' | 'invalid_client_metadata'
  error_description: string
}

const redirectProblem = (error_description: string): MetadataProblem => ({
  error: 'invalid_redirect_uri',
  error_description,
})
const metadataProblem = (error_description: string): MetadataProblem => ({
  error: 'invalid_client_metadata',
  error_description,
})

/** The address as a URL, if parsing leaves it as it is. */
function exactUrl(uri: unknown): URL | undefined {
  if (typeof uri !== 'string' || uri.length > REDIRECT_CHARS_MAX || MENDED.test(uri))
    return undefined
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  // Parsing only adds the slash after a bare host, which is harmless.
  return url && (url.href === uri || url.href === `${uri}/`) ? url : undefined
}

/**
 * Plain HTTP to another machine could be read on the way; other schemes must be those of an app.
 */
function isSafe({ protocol, hostname, username, password, hash, href }: URL): boolean {
  if (username !== '' || password !== '' || hash !== '' || href.endsWith('#')) return false
  if (protocol === 'https:') return hostname !== ''
  if (protocol === 'http:') return LOOPBACK.has(hostname)
  return PRIVATE_SCHEME.test(protocol)
}

/** Whether an address is on the user's own machine. */
const isLocal = (uri: unknown): boolean => {
  const url = exactUrl(uri)
  return url !== undefined && url.protocol !== 'https:'
}

function redirectsProblem(uris: unknown): MetadataProblem | undefined {
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > REDIRECTS_MAX) {
    return redirectProblem(`redirect_uris must be 1 to ${REDIRECTS_MAX} addresses.`)
  }
  const urls = uris.map(exactUrl)
  if (urls.includes(undefined)) {
    return redirectProblem('redirect_uris must be URLs, written as they are parsed.')
  }
  if (!urls.every((url) => url && isSafe(url))) {
    return redirectProblem(
      'redirect_uris must use https, http on the loopback, or a scheme of your own app with a dot in it; without user, password or fragment.',
    )
  }
  return undefined
}

/** Undefined where nothing is wrong. Called before anything is stored or shown. */
export function problemOf(metadata: unknown): MetadataProblem | undefined {
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) {
    return metadataProblem('The client metadata must be a JSON object.')
  }
  const { client_name: name = '', redirect_uris: uris } = metadata as Fields
  if (typeof name !== 'string' || name.length > NAME_CHARS_MAX || /\p{Cc}/u.test(name)) {
    return metadataProblem(`client_name may have ${NAME_CHARS_MAX} characters, on one line.`)
  }
  if (JSON.stringify(metadata).length > METADATA_CHARS_MAX) {
    return metadataProblem(`The client metadata may have ${METADATA_CHARS_MAX} characters.`)
  }
  return redirectsProblem(uris)
}

/**
 * Every client becomes a public one with the only scope there is. A client on the user's machine
 * may get its answer on any loopback port; most do not say that they run there, but their addresses
 * do.
 */
export function asClientMetadata(metadata: unknown): unknown {
  const { scope: _scope, ...said } = metadata as Fields
  const uris = Array.isArray(said.redirect_uris) ? said.redirect_uris : []
  return {
    ...said,
    token_endpoint_auth_method: 'none',
    application_type: said.application_type ?? (uris.some(isLocal) ? 'native' : 'web'),
  }
}
