// The base URL that callers use: the configured one, or else the address that the server listens
// on.
import type { AddressInfo } from 'node:net'

const ANY_ADDRESS = new Set(['::', '0.0.0.0'])

export class PublicUrl {
  #url: string
  readonly #configured: boolean

  constructor(configured: string, port: number) {
    this.#configured = configured !== ''
    this.#url = (configured || `http://localhost:${port}`).replace(/\/+$/, '')
  }

  /** Without a slash at the end. */
  get(): string {
    return this.#url
  }

  listening(at: AddressInfo): void {
    if (this.#configured) return
    const host = at.family === 'IPv6' ? `[${at.address}]` : at.address
    this.#url = `http://${ANY_ADDRESS.has(at.address) ? 'localhost' : host}:${at.port}`
  }
}
