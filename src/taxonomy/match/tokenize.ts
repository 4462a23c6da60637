// Splits text into folded words that know their place and what is between them.
import { ASCII_CODES, asciiClass, LETTERS_AND_DIGITS } from '../../text/ascii-runs.js'
import { SPACE } from '../../text/char-codes.js'
import { codeAt, codeIn, sliceOf } from '../../text/code-at.js'
import { AND, foldLowered, foldPlain, foldWord, nextTrigram, spellingRows } from './fold-word.js'

/** What separates a word from the one before it, weakest first. */
export const GAP = {
  /** Nothing, or a hyphen, full stop, apostrophe or underscore inside a name. */
  join: 0,
  slash: 1,
  space: 2,
  line: 3,
  /** Comma, bracket, bullet, end of sentence …: no name reaches across. */
  stop: 4,
} as const
export type Gap = (typeof GAP)[keyof typeof GAP]

export interface Token {
  /** Folded form. */
  text: string
  start: number
  end: number
  gap: Gap
}

/** Names whose signs tell them from other names. */
const MARKED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'c++': 'cplusplus',
    'g++': 'gplusplus',
    'notepad++': 'notepadplusplus',
    'c#': 'csharp',
    'f#': 'fsharp',
    'j#': 'jsharp',
    'q#': 'qsharp',
    'a+': 'aplus',
    'n+': 'nplus',
    'network+': 'networkplus',
    'security+': 'securityplus',
    'server+': 'serverplus',
    'cloud+': 'cloudplus',
    'linux+': 'linuxplus',
    'project+': 'projectplus',
    'pentest+': 'pentestplus',
    'cysa+': 'cysaplus',
    'casp+': 'caspplus',
    'data+': 'dataplus',
    'net+': 'netplus',
    'sec+': 'secplus',
    'itf+': 'itfplus',
    'kdb+': 'kdbplus',
    'gtk+': 'gtkplus',
    'tacacs+': 'tacacsplus',
    'omnet++': 'omnetplusplus',
  }),
)

/** Letters, digits, marks, and invisible characters that do not end a word. */
const WORD_BEYOND_ASCII = /[\u0300-\u036f\p{Alpha}\p{N}\u200b-\u200d\u2060\ufeff\u00ad]/u
const JOINING = "-._'’‘`‐‑\\"
/** "C++" has two. */
const SIGNS_MAX = 2
/** Codes of the characters that the scanner compares with. */
const [HASH, AMPERSAND, PLUS] = [35, 38, 43] as const
const WORD = asciiClass(LETTERS_AND_DIGITS)

function isWordAt(text: string, at: number): boolean {
  const code = codeAt(text, at)
  if (code < ASCII_CODES) return WORD[code] === 1
  // Half of a pair is never a word by itself; a pair is read from its first half.
  if (code >= 0xdc00 && code <= 0xdfff) return at > 0 && isWordAt(text, at - 1)
  const point = text.codePointAt(at)
  return point !== undefined && WORD_BEYOND_ASCII.test(String.fromCodePoint(point))
}

/** The sign form that starts a name at `start`, if the text has one there ("c++"). */
function marked(text: string, folded: string, end: number): { text: string; end: number } | null {
  let signs = end
  while (signs < end + SIGNS_MAX && (text[signs] === '+' || text[signs] === '#')) signs++
  for (let stop = signs; stop > end; stop--) {
    const form = MARKED.get(folded + text.slice(end, stop))
    // "C++17" is C++ with a version, "c++x" is nothing.
    const next = codeAt(text, stop)
    const ends = !isWordAt(text, stop) || (next > 47 && next < 58)
    if (form !== undefined && ends) return { text: form, end: stop }
  }
  return null
}

function isSpace(char: string): boolean {
  return char === ' ' || char === '\u00a0' || char === '\u2009' || char === '\u202f'
}

function gapBetween(text: string, from: number, to: number): Gap {
  let gap: Gap = GAP.join
  let sawFullStop = false
  let sawDash = false
  for (let at = from; at < to; at++) {
    const char = sliceOf(text, at, at + 1)
    if (isSpace(char)) {
      // "end. Start": a sentence ends; "Java - Spring": two items.
      if (sawFullStop) return GAP.stop
      if (gap < GAP.space) gap = GAP.space
    } else if (char === '\n' || char === '\r') {
      if (sawFullStop || gap === GAP.line) {
        if (char === '\n' && text[at - 1] === '\r') continue
        return GAP.stop
      }
      gap = GAP.line
    } else if (char === '/') {
      if (gap < GAP.slash) gap = GAP.slash
    } else if (JOINING.includes(char)) {
      if (char === '.') sawFullStop = true
      else if (char === '-' && gap >= GAP.space) sawDash = true
    } else return GAP.stop
  }
  return sawDash && isSpace(text[to - 1] ?? '') ? GAP.stop : gap
}

interface Run {
  end: number
  /** Whether it has only ASCII letters and digits. */
  isPlain: boolean
  /** For a plain run: the rows of spellings that may change it. */
  rows: number
}

/**
 * Reads to the end of the word that starts here. It fills one object, because it runs for every
 * word of a text.
 */
function readRun(text: string, from: number, length: number, run: Run): void {
  let trigram = 0
  let at = from
  let rows = 0
  run.isPlain = true
  for (; at < length; at++) {
    const code = codeIn(text, at)
    if (code >= ASCII_CODES) {
      if (!isWordAt(text, at)) break
      run.isPlain = false
    } else if (WORD[code] !== 1) break
    trigram = nextTrigram(trigram, code)
    rows |= spellingRows(trigram)
  }
  run.end = at
  run.rows = rows
}

/** @example tokenize('Node.js, C++').map((token) => token.text) // ['node', 'js', 'cplusplus'] */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let previousEnd = 0
  const push = (folded: string, start: number, end: number) => {
    const isSpaced = start - previousEnd === 1 && codeIn(text, previousEnd) === SPACE
    const gap =
      tokens.length === 0 ? GAP.stop : isSpaced ? GAP.space : gapBetween(text, previousEnd, start)
    tokens.push({ text: folded, start, end, gap })
    previousEnd = end
  }
  const { length } = text
  // The whole text at once: lowering word by word costs several times as much. A few letters change
  // their length in small letters.
  const lower = text.toLowerCase()
  const isLined = lower.length === length
  // Reading small letters costs less: the text may be a slice of a longer one, and they are not.
  const read = isLined ? lower : text
  const run: Run = { end: 0, isPlain: true, rows: 0 }
  for (let at = 0; at < length; ) {
    const code = codeIn(read, at)
    if (code === AMPERSAND) push(AND, at, ++at)
    else if (code < ASCII_CODES ? WORD[code] !== 1 : !isWordAt(read, at)) at++
    else {
      readRun(read, at, length, run)
      const { end } = run
      const folded = !isLined
        ? foldWord(text.slice(at, end))
        : run.isPlain
          ? foldPlain(sliceOf(lower, at, end), run.rows)
          : foldLowered(sliceOf(lower, at, end))
      const next = end < length ? codeIn(text, end) : 0
      const sign = next === PLUS || next === HASH ? marked(text, folded, end) : null
      const dotted = folded === 'net' && text[at - 1] === '.' && !(at > 1 && isWordAt(text, at - 2))
      if (sign) push(sign.text, at, sign.end)
      else if (dotted) push('dotnet', at - 1, end)
      else if (folded !== '') push(folded, at, end)
      at = sign?.end ?? end
    }
  }
  return tokens
}

/** The words of a name, without their positions. */
export function foldName(name: string): string[] {
  const phrase = foldPhrase(name)
  return phrase === '' ? [] : phrase.split(' ')
}

/** The folded words of a name with a space between them. */
export function foldPhrase(name: string): string {
  return tokenize(name)
    .map((token) => token.text)
    .join(' ')
}
