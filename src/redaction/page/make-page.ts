// Page: a text cut into lines and words once, for all recognisers.
import type { Known, LinePart } from '../types.js'
import { foldInPlace } from './fold-in-place.js'

export interface Word {
  /** Folded. */
  text: string
  start: number
  end: number
}

export interface PageLine {
  number: number
  start: number
  end: number
  part: LinePart | undefined
  /** Index of its first word, and of the one after its last. */
  firstWord: number
  lastWord: number
}

export interface Page {
  text: string
  /** The text in small plain letters, unit for unit. */
  folded: string
  lines: PageLine[]
  words: Word[]
  known: Known
}

/** Letters and digits; an apostrophe inside a word belongs to it ("father's"). */
const WORD = /[\p{L}\p{N}\p{M}]+(?:'[\p{L}]+)?/gu

export function makePage(text: string, known: Known): Page {
  const folded = foldInPlace(text)
  const words: Word[] = []
  for (const match of folded.matchAll(WORD)) {
    words.push({ text: match[0], start: match.index, end: match.index + match[0].length })
  }
  return { text, folded, lines: linesOf(folded, words, known), words, known }
}

function linesOf(folded: string, words: Word[], known: Known): PageLine[] {
  const lines: PageLine[] = []
  let word = 0
  for (let start = 0; start <= folded.length; ) {
    const newline = folded.indexOf('\n', start)
    const end = newline < 0 ? folded.length : newline
    const firstWord = word
    while ((words[word]?.start ?? Number.POSITIVE_INFINITY) < end) word++
    const number = lines.length
    lines.push({ number, start, end, part: known.parts[number], firstWord, lastWord: word })
    start = end + 1
  }
  return lines
}

/** The line that a place of the text lies in. */
export function lineAt(page: Page, at: number): PageLine | undefined {
  let low = 0
  let high = page.lines.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((page.lines[middle]?.start ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return page.lines[low]
}
