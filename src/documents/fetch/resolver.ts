// Resolves names to addresses, by the system or by given name servers.
import { lookup, Resolver } from 'node:dns/promises'

/** All addresses of a name, as text; rejects when there are none. */
export type Resolve = (host: string) => Promise<string[]>

export const systemResolve: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)

/** Leaves time for one lost packet; a fetch has a time limit of its own. */
const TIMEOUT_MS = 5000
/** A packet may be lost once. */
const TRIES = 2

/** A resolver that asks the given servers ("127.0.0.1:5353") and nothing else. */
export function resolveAt(servers: readonly string[]): Resolve {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  resolver.setServers(servers)
  return async (host) => {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    )
    if (addresses.length === 0) throw new Error('no address')
    return addresses
  }
}
