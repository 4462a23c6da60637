// Cuts the lines of an entry's head into words, and says what each looks like. A whole date range
// counts as one word.
import { asciiClass, isAscii, LETTERS_AND_DIGITS } from '../../text/ascii-runs.js'
import { codeIn, sliceOf } from '../../text/code-at.js'
import { matchEdges } from '../../text/match-edges.js'
import type { CluedLine } from './clued-lines.js'

export interface HeadWord {
  /** Index into the lines that were given. */
  line: number
  start: number
  end: number
  text: string
}

const DATE = '<date>'
/** A word with the marks inside it, or a single mark. */
const WORD = /[\p{Alpha}\p{N}][\u0300-\u036f\p{Alpha}\p{N}.'’&+#/-]*|[^\s\p{Alpha}\p{N}]/gu
const OPENS = asciiClass(LETTERS_AND_DIGITS)
const GOES_ON = asciiClass(`${LETTERS_AND_DIGITS}.'&+#/-`)
const BLANK = asciiClass(' \t\n\v\f\r')
/** Marks at the end of a longer word are no part of it; "Ltd." and "B.E." keep theirs. */
const TAIL_MARKS = /[.'’/-]+$/
/** "Inc.", "Ltd.": in a word this short, the dot belongs to it. */
const TAILED_CHARS_MAX = 4

/** Start and end of each word, as one flat list. */
function wordEdges(text: string): number[] {
  if (!isAscii(text)) return matchEdges(WORD, text)
  const edges: number[] = []
  const { length } = text
  for (let at = 0; at < length; ) {
    const code = codeIn(text, at)
    const start = at++
    if (OPENS[code] === 1) while (at < length && GOES_ON[codeIn(text, at)] === 1) at++
    if (BLANK[code] === 0) edges.push(start, at)
  }
  return edges
}

function withoutTail(word: string): string {
  const isPlain = OPENS[codeIn(word, word.length - 1)] === 1
  return isPlain || word.length <= TAILED_CHARS_MAX ? word : word.replace(TAIL_MARKS, '')
}

export function lineWords({ source, ranges }: CluedLine, line: number): HeadWord[] {
  const out: HeadWord[] = []
  const { text } = source.line
  const edges = wordEdges(text)
  const seen = new Set<number>()
  for (let at = 0; at < edges.length; at += 2) {
    const start = edges[at] ?? 0
    const range = ranges.find((own) => start >= own.start && start < own.end)
    if (range) {
      if (!seen.has(range.start)) {
        out.push({ line, start: range.start, end: range.end, text: DATE })
      }
      seen.add(range.start)
      continue
    }
    const word = withoutTail(sliceOf(text, start, edges[at + 1]))
    out.push({ line, start, end: start + word.length, text: word })
  }
  return out
}

const PLAIN_SHAPES: readonly [RegExp, string][] = [
  [/^[a-z]+$/, 'x'],
  [/^[A-Z][a-z]+$/, 'Xx'],
  [/^[A-Z]{2,}$/, 'XX'],
]

export function shapeOf(word: string): string {
  if (word === DATE) return 'date'
  // Most words are plain, and Unicode classes cost 1.7 times as much (npm run bench:plain).
  for (const [plain, name] of PLAIN_SHAPES) if (plain.test(word)) return name
  return shapeOfAny(word)
}

/** The shape of a word in any script. */
export function shapeOfAny(word: string): string {
  if (/^\p{N}+$/u.test(word)) return 'number'
  if (/^\p{Upper}\p{Lower}+$/u.test(word)) return 'Xx'
  if (/^\p{Upper}{2,}$/u.test(word)) return 'XX'
  if (/^\p{Upper}$/u.test(word)) return 'X'
  if (/^\p{Lower}+$/u.test(word)) return 'x'
  return /\p{Alpha}/u.test(word) ? 'mixed' : 'mark'
}
