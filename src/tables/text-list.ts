// A list of texts as one run of bytes: a string is made only when a text is asked for.
import { ASCII_CODES } from '../text/ascii-runs.js'
import { codeIn } from '../text/code-at.js'

export type TextListTable = {
  /** UTF-8, one text behind the other. */
  bytes: Uint8Array
  /** Where each text ends. */
  ends: Uint32Array
}

export function textListTable(texts: readonly string[]): TextListTable {
  const pieces = texts.map((text) => Buffer.from(text))
  const ends = new Uint32Array(texts.length)
  let end = 0
  pieces.forEach((piece, at) => {
    end += piece.length
    ends[at] = end
  })
  // Not a Buffer: small Buffers share a pool, and a table would keep the whole pool in memory.
  return { bytes: new Uint8Array(Buffer.concat(pieces)), ends }
}

export class TextList {
  readonly #bytes: Buffer
  readonly #ends: Uint32Array

  constructor({ bytes, ends }: TextListTable) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#ends = ends
  }

  get length(): number {
    return this.#ends.length
  }

  #start(at: number): number {
    return at === 0 ? 0 : (this.#ends[at - 1] ?? 0)
  }

  at(at: number): string {
    return this.#bytes.toString('utf8', this.#start(at), this.#ends[at])
  }

  /**
   * Whether this is the text at a place, with `before` in front of it. Plain letters are compared as
   * bytes, without making a string; to join the two costs more than to compare both.
   */
  is(at: number, text: string, before = ''): boolean {
    const from = this.#start(at)
    const size = (this.#ends[at] ?? 0) - from
    const length = before.length + text.length
    // A text has at least as many bytes as characters.
    if (size < length) return false
    for (let i = 0; i < length; i++) {
      const inside = i - before.length
      const code = inside < 0 ? codeIn(before, i) : codeIn(text, inside)
      if (code >= ASCII_CODES) return this.at(at) === before + text
      if (this.#bytes[from + i] !== code) return false
    }
    return size === length
  }

  *[Symbol.iterator](): Generator<string> {
    for (let at = 0; at < this.length; at++) yield this.at(at)
  }
}
