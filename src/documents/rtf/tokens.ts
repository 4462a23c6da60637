// Splits RTF into tokens: groups, control words with their numbers, bytes and text.
export type Token =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | null }
  | { kind: 'byte'; value: number }
  | { kind: 'text'; text: string }

/** A control word has at most 32 letters, by the specification; a number may follow it. */
const WORD = /[a-zA-Z]{1,32}/y
const NUMBER = /-?\d+/y
/** More than any length in a document, and a safe integer. */
const NUMBER_MAX = 0x7fffffff
const TEXT = /[^\\{}\r\n]+/y

/** @param source the file's bytes, one character each */
export function* tokensOf(source: string): Generator<Token> {
  let at = 0
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(source)?.[0] ?? ''
    at += found.length
    return found
  }
  while (at < source.length) {
    const character = source.charAt(at)
    if (character === '{' || character === '}') {
      at++
      yield { kind: character === '{' ? 'open' : 'close' }
    } else if (character === '\r' || character === '\n') at++
    else if (character !== '\\') yield { kind: 'text', text: match(TEXT) }
    else {
      at++
      const word = match(WORD)
      if (word !== '') {
        const number = match(NUMBER)
        const value = number === '' ? null : bounded(Number.parseInt(number, 10))
        if (source.charAt(at) === ' ') at++
        if (word === 'bin') at += Math.max(0, Math.min(source.length, value ?? 0))
        yield { kind: 'word', word, value }
      } else {
        const symbol = source.charAt(at++)
        if (symbol === "'") {
          const value = Number.parseInt(source.slice(at, at + 2), 16)
          at += 2
          if (Number.isFinite(value)) yield { kind: 'byte', value }
        } else yield { kind: 'word', word: symbol, value: null }
      }
    }
  }
}

const bounded = (value: number): number => Math.min(NUMBER_MAX, Math.max(-NUMBER_MAX, value))
