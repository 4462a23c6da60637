// What a client says of itself, brought to what this server knows (RFC 7591 lets it replace values).
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const REDIRECTS_MAX = 10
const REDIRECT_CHARS_MAX = 1000
const NAME_CHARS_MAX = 100
/** All that a client may say of itself, as JSON. */
const METADATA_CHARS_MAX = 5 * 1024
/** URL parsers drop or mend these: what was judged would not be what is compared and used. */
const MENDED = /[\s\\\p{C}]/u
/** Of an app on the user's machine: a domain turned round, as RFC 8252 has it, and so never `javascript:`. */
const PRIVATE_SCHEME = /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:$/

type Fields = Record<string, unknown>

/** What is wrong with a client's words: a code of RFC 7591, and a sentence. */
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

/** The address as a URL, if it is one and reads the same before and after parsing. */
function exactUrl(uri: unknown): URL | undefined {
  if (typeof uri !== 'string' || uri.length > REDIRECT_CHARS_MAX || MENDED.test(uri))
    return undefined
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  // Only the slash after a bare host is put in by parsing, and harmless.
  return url && (url.href === uri || url.href === `${uri}/`) ? url : undefined
}

/** Plain HTTP to another machine could be read on the way; other schemes are an app's or refused. */
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

/** Judged before anything is kept or shown; undefined where nothing is wrong. */
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
 * Every client is a public one and may ask for the one scope that there is. Those that run on the
 * user's machine may take the answer on any loopback port; most do not say so, their addresses do.
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
