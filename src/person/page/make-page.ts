// Page: a text that is cut into lines and words once, for all recognisers.

import { foldInPlace } from '../../text/fold-in-place.js'
import { scanWords } from '../../text/scan-words.js'
import type { Known, LinePart } from '../types.js'
import { wordListsOf } from './word-lists.js'

export interface Word {
  /** The folded word. */
  text: string
  start: number
  end: number
  /** The lists in which it opens a phrase, as bits. */
  lists: number
}

export interface PageLine {
  number: number
  start: number
  end: number
  part: LinePart | undefined
  /** The index of its first word, and of the one after its last. */
  firstWord: number
  lastWord: number
}

export interface Page {
  text: string
  /** The folded text, of the same length. */
  folded: string
  lines: PageLine[]
  words: Word[]
  /** By list: the indices of the words that open one of its phrases. */
  openings: number[][]
  known: Known
}

export function makePage(text: string, known: Known): Page {
  const folded = foldInPlace(text)
  const words: Word[] = []
  const openings: number[][] = []
  scanWords(folded, (start, end) => {
    const word = folded.slice(start, end)
    const lists = wordListsOf(word)
    if (lists !== 0) addOpenings(openings, lists, words.length)
    words.push({ text: word, start, end, lists })
  })
  return { text, folded, lines: linesOf(folded, words, known), words, openings, known }
}

function addOpenings(openings: number[][], lists: number, index: number): void {
  for (let list = 0; lists >> list !== 0; list++) {
    if (((lists >> list) & 1) === 0) continue
    const indices = openings[list]
    if (indices) indices.push(index)
    else openings[list] = [index]
  }
}

/** The same page with other knowledge about it. */
export const withKnown = (page: Page, known: Known): Page => ({
  ...page,
  lines: page.lines.map((line) => {
    const part = known.parts[line.number]
    return line.part === part ? line : { ...line, part }
  }),
  known,
})

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

/** The line around a place of the text. */
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
