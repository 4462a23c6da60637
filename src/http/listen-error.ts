// Why a server cannot listen, in one sentence that an operator can act on.

type Sentence = (port: number, host: string) => string

const noAddress: Sentence = (_port, host) =>
  `HOST must be an address of this machine, and ${host} is none.`

const SENTENCES: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use: end what listens there, or set PORT to another one (0 picks a free one).`,
  EACCES: (port) => `Port ${port} may not be opened by this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
}

/** Any other error is returned as it is. */
export function listenError(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined
  return sentence ? new Error(sentence(port, host), { cause: error }) : error
}
