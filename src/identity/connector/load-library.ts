// Loads the authorization server's library: when needed, for it is large and most processes never use it.

/** It runs well on Node 20, as our suites show there; the line would stand between the log's JSON. */
const NOTICE = 'oidc-provider WARNING: Unsupported runtime.'

export async function loadLibrary(): Promise<typeof import('oidc-provider')> {
  const { warn } = console
  console.warn = (...said: unknown[]): void => {
    if (!String(said[0]).includes(NOTICE)) warn(...said)
  }
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}
