// Loads the library of the authorization server when it is needed: it is large and rarely used.

/**
 * The library works on Node 20, as our tests show; its warning would break the log's JSON lines.
 */
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
