// What the field labeller sees of each word in the head of an entry: the word, the piece and the
// line that it stands in, and its neighbours. A whole date range counts as one word.

import { fold } from '../../text/fold.js'
import type { CluedLine } from './clued-lines.js'
import { type Feature, opened, worded } from './feature-names.js'
import { HeadLine, NOWHERE } from './head-line.js'
import type { Labeller } from './models.js'
import { Slots } from './slots.js'
import { type HeadWord, lineWords, shapeOf } from './split-head.js'
import { STEP, stepBetween } from './word-steps.js'

export interface HeadWords {
  words: HeadWord[]
  features: Feature[][]
  /** The kind of step that leads to each word. */
  steps: number[]
  /** The slot of each word's piece; words outside of pieces share a slot of their own. */
  slots: string[]
}

/** Heads are short: more words come from a page without line breaks. */
const WORDS_MAX = 160

/**
 * Names of the features of neighbours: one set for words and shapes on the same line, one for those
 * across a line break.
 */
const NEIGHBOURS = [-2, -1, 1, 2].map((offset) => {
  const names = (mark: string) => ({
    word: opened(`${offset}${mark}:`),
    shape: worded(`${offset}${mark}.`),
  })
  return { offset, beside: names(''), across: names('n') }
})
const SHAPE = worded('shape:')
const WORD_ITSELF = opened('w:')
const WORD_END = opened('end:')
const WORD_BEGINNING = opened('begin:')

/** Endings tell the part of speech ("-ing", "-ist"), beginnings the family of a word. */
const END_CHARS = 3
const BEGINNING_CHARS = 4

function headWords(lines: readonly CluedLine[], slots: Slots, labeller: Labeller): HeadWords {
  const words = lines.flatMap((line, index) => lineWords(line, index)).slice(0, WORDS_MAX)
  const low = words.map((word) => fold(word.text))
  const shapes = words.map((word) => shapeOf(word.text))
  const heads = lines.map((line, index) => new HeadLine(line, lines, index, slots, labeller))
  const pieces = words.map((word) => heads[word.line]?.pieceOf(word) ?? -1)
  const features = words.map((word, index) => {
    const own = low[index] ?? ''
    const out: Feature[] = [
      WORD_ITSELF(own),
      SHAPE(`${shapes[index]}`),
      WORD_END(own.slice(-END_CHARS)),
      WORD_BEGINNING(own.slice(0, BEGINNING_CHARS)),
    ]
    for (const { offset, beside, across } of NEIGHBOURS) {
      const other = words[index + offset]
      const names = other && other.line !== word.line ? across : beside
      out.push(names.word(low[index + offset] ?? 'edge'), names.shape(shapes[index + offset] ?? ''))
    }
    heads[word.line]?.addTo(out, word, pieces[index] ?? -1)
    return out
  })
  const steps = words.map((word, index) => {
    const before = words[index - 1]
    if (!before) return STEP.line
    const piece = pieces[index] ?? -1
    const mark = lines[word.line]?.pieces[piece]?.before
    return stepBetween({ word: before, piece: pieces[index - 1] ?? -1 }, { word, piece }, mark)
  })
  const places = words.map(
    (word, index) => heads[word.line]?.slotOf(pieces[index] ?? -1) ?? NOWHERE,
  )
  return { words, features, steps, slots: places }
}

/** The words of all heads of one kind of entries in a document. */
export function wordsOfHeads(
  heads: readonly (readonly CluedLine[])[],
  labeller: Labeller,
): HeadWords[] {
  const slots = new Slots(heads)
  return heads.map((head) => headWords(head, slots, labeller))
}
