// Splits style sheets into tokens (CSS Syntax Level 3), without comments and with escapes decoded,
// in linear time.
import { addressEnd, nameEnd, textEnd } from './scan.js'

export type TokenType =
  | 'ident'
  | 'function'
  | 'at'
  | 'hash'
  | 'string'
  | 'number'
  | 'space'
  | 'delim'
  | '{'
  | '}'
  | '('
  | ')'
  | '['
  | ']'
  | ':'
  | ';'
  | ','

export interface Token {
  type: TokenType
  /** Decoded: the name of a function or at-rule without its sign, a number with its unit. */
  text: string
}

const PUNCTUATION = new Set(['{', '}', '(', ')', '[', ']', ':', ';', ','])
/** White space as CSS defines it, which is less than JavaScript's. */
const SPACE = /[\t\n\f\r ]+/y
/** A number with its unit or percent sign, as CSS writes it. */
const NUMBER = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?(?:%|[a-zA-Z]+)?/y
const STARTS_NAME = /[a-zA-Z_\u0080-\uffff\\]/
/** "\26 " and "\&": a code with the space that ends it, or the character itself. */
const ESCAPE = /\\(?:([\da-fA-F]{1,6})(?:\r\n|[ \t\n\f\r])?|([\s\S]))/g
/** What may stand before the address of url(…), and behind it, where it has no quotation marks. */
const BEFORE_ADDRESS = /\s*(?=[^"'()\s])/y
const BEHIND_ADDRESS = /\s*\)?/y
const LAST_CODE_POINT = 0x10ffff
/** Half of a surrogate pair is no character. */
const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdfff

function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(ESCAPE, (_whole, hex: string | undefined, other: string | undefined) => {
    if (hex === undefined) return other === '\n' ? '' : (other ?? '')
    const code = Number.parseInt(hex, 16)
    const isCharacter = code > 0 && code <= LAST_CODE_POINT && !isHalf(code)
    return isCharacter ? String.fromCodePoint(code) : '\ufffd'
  })
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

const nameAt = (css: string, at: number): string => css.slice(at, nameEnd(css, at))

/** Whether a name begins here: a letter, an escape, or a dash before one. */
function startsName(css: string, at: number): boolean {
  const first = css.charAt(at)
  if (first === '-') return /[a-zA-Z_\u0080-\uffff\\-]/.test(css.charAt(at + 1))
  return STARTS_NAME.test(first)
}

/** Reads a style sheet, or the value of a style attribute. */
export function tokenize(css: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const push = (type: TokenType, text: string, length: number) => {
    tokens.push({ type, text })
    at += length
  }
  while (at < css.length) {
    const character = css.charAt(at)
    const space = matchAt(SPACE, css, at)
    if (space !== '') push('space', ' ', space.length)
    else if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2)
      at = end < 0 ? css.length : end + 2
    } else if (css.startsWith('<!--', at)) at += 4
    else if (css.startsWith('-->', at)) at += 3
    else if (character === '"' || character === "'") {
      const raw = css.slice(at, textEnd(css, at))
      push('string', unescaped(raw.slice(1, raw.endsWith(character) ? -1 : undefined)), raw.length)
    } else if (PUNCTUATION.has(character)) push(character as TokenType, character, 1)
    else at = readLonger(css, at, tokens)
  }
  return tokens
}

/** Reads numbers, names, and tokens that begin with a sign; returns where the token ends. */
function readLonger(css: string, at: number, tokens: Token[]): number {
  const number = matchAt(NUMBER, css, at)
  if (number !== '') {
    tokens.push({ type: 'number', text: number.toLowerCase() })
    return at + number.length
  }
  const mark = css.charAt(at)
  if (startsName(css, at)) return readName(css, at, tokens)
  if ((mark === '@' || mark === '#') && (mark === '#' || startsName(css, at + 1))) {
    const name = nameAt(css, at + 1)
    if (name !== '') {
      const type = mark === '@' ? 'at' : 'hash'
      tokens.push({ type, text: type === 'at' ? unescaped(name).toLowerCase() : unescaped(name) })
      return at + 1 + name.length
    }
  }
  tokens.push({ type: 'delim', text: mark })
  return at + 1
}

function readName(css: string, at: number, tokens: Token[]): number {
  const raw = nameAt(css, at)
  const text = unescaped(raw)
  const end = at + raw.length
  if (!css.startsWith('(', end)) {
    tokens.push({ type: 'ident', text })
    return end
  }
  tokens.push({ type: 'function', text: text.toLowerCase() })
  return text.toLowerCase() === 'url' ? readAddress(css, end + 1, tokens) : end + 1
}

/** Reads an address without quotation marks, if one stands here. */
function readAddress(css: string, at: number, tokens: Token[]): number {
  BEFORE_ADDRESS.lastIndex = at
  const before = BEFORE_ADDRESS.exec(css)
  if (!before) return at
  const start = at + before[0].length
  const end = addressEnd(css, start)
  tokens.push({ type: 'string', text: css.slice(start, end) }, { type: ')', text: ')' })
  return end + matchAt(BEHIND_ADDRESS, css, end).length
}

const OPENING = new Set<TokenType>(['{', '(', '[', 'function'])
const CLOSING = new Set<TokenType>(['}', ')', ']'])

/**
 * The index of the first token of these types at this bracket depth, or the end of the block
 * around.
 */
export function seek(
  tokens: readonly Token[],
  from: number,
  stops: ReadonlySet<TokenType>,
): number {
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    const { type } = tokens[at] as Token
    if (depth === 0 && stops.has(type)) return at
    if (OPENING.has(type)) depth++
    else if (CLOSING.has(type) && --depth < 0) return at
  }
  return tokens.length
}

/** The tokens as a normalised value: lower case outside strings, single spaces. */
export function toValue(tokens: readonly Token[]): string {
  let value = ''
  for (const { type, text } of tokens) {
    if (type === 'function') value += `${text}(`
    else if (type === 'hash') value += `#${text.toLowerCase()}`
    else if (type === 'string') value += `"${text.replaceAll('"', '')}"`
    else if (type === 'ident') value += text.startsWith('--') ? text : text.toLowerCase()
    else value += text
  }
  return value.trim()
}
