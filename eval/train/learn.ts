// Trains the labellers of lines and of words on labelled documents.

import {
  type Chain,
  LABELLERS,
  type Labeller,
  lineChain,
  type StoredModels,
  WORD_LABELLERS,
  wordChain,
} from '#engine/resume/training.js'
import type { StoredNet } from '#engine/sequence/net/net.js'
import { lookNumbers } from '#engine/sequence/net/score-items.js'
import { augment, type Pools, valuePools } from './augment.js'
import { linesOf } from './documents.js'
import { lineExample, wordExample, wordsIn } from './examples.js'
import { FOLDS, foldOf } from './folds.js'
import { foundHeads } from './found-heads.js'
import { type LookedAt, type NetOptions, trainNet } from './net/train-net.js'
import { seeded, seedOf } from './random.js'
import { Names, sequenceOf } from './sequence.js'
import type { Source } from './sources.js'

export interface LearnOptions {
  train: Record<Labeller, NetOptions>
  /**
   * How many copies of each document are made, with other values in its entries and some headings
   * forgotten.
   */
  copies: Record<Labeller, number>
}

const WORDS: NetOptions = {
  epochs: 8,
  rate: 0.003,
  width: 32,
  layers: 2,
  minCount: 5,
  dropout: 0.6,
  blanked: 0.1,
  members: 2,
}

export const OPTIONS: LearnOptions = {
  train: {
    lines: {
      epochs: 8,
      rate: 0.003,
      width: 48,
      layers: 3,
      minCount: 3,
      dropout: 0.45,
      blanked: 0.1,
      members: 3,
    },
    work: { ...WORDS, members: 3 },
    education: WORDS,
  },
  copies: { lines: 1, work: 3, education: 3 },
}

/** One copy of a document, as a labeller learns from it. */
export type Lesson = { fold: number } & LookedAt

/** All lessons, under one index of names. */
export interface Lessons {
  names: Names
  of: Record<Labeller, Lesson[]>
}

/** Adds the lessons of one document, in all its copies. */
function addLessons(
  { names, of }: Lessons,
  { document, copies, finder }: Source,
  pools: Pools,
  only: readonly Labeller[],
): void {
  const { gold, form } = document
  const fold = foldOf(gold)
  const lines = linesOf(document)
  const random = seeded(seedOf(gold.id + form))
  const exact = lineExample(lines, gold)
  const add = (labeller: Labeller, chain: Chain, labels: string[]) =>
    of[labeller].push({
      fold,
      ...sequenceOf(names, chain, labels, gold.id),
      looks: lookNumbers(chain.looks),
      lengths: chain.lengths,
    })
  const copiesFor = (labeller: Labeller) =>
    only.includes(labeller) ? (copies[labeller] ?? -1) : -1
  const most = Math.max(...LABELLERS.map(copiesFor))
  for (let copy = 0; copy <= most; copy++) {
    const made = copy === 0 ? null : augment(lines, gold, exact, pools, random)
    const example = made
      ? lineExample(made.lines, made.gold, copy % 3 === 0 ? null : random)
      : exact
    if (copy <= copiesFor('lines')) add('lines', lineChain(example.lines), example.labels)
    for (const labeller of WORD_LABELLERS) {
      if (copy > copiesFor(labeller)) continue
      const { heads, labels } = finder
        ? wordsIn(example, labeller, foundHeads(example, labeller, finder))
        : wordExample(example, labeller, copy === 0 ? null : random)
      add(labeller, wordChain(heads), labels.flat())
    }
  }
}

/** Lessons for these labellers. */
export function prepare(
  sources: readonly Source[],
  only: readonly Labeller[] = LABELLERS,
): Lessons {
  const golds = [...new Set(sources.map(({ document }) => document.gold))]
  // Values come from the document's own fold only, so that no copy carries what a held-back
  // document says.
  const pools = Array.from({ length: FOLDS }, (_, fold) =>
    valuePools(golds.filter((gold) => foldOf(gold) === fold)),
  )
  const lessons: Lessons = { names: new Names(), of: { lines: [], work: [], education: [] } }
  for (const source of sources) {
    const own = pools[foldOf(source.document.gold)]
    if (own) addLessons(lessons, source, own, only)
  }
  return lessons
}

/** Trains one of the labellers on all folds except these. */
export function teach(
  { names, of }: Lessons,
  labeller: Labeller,
  options: LearnOptions,
  ...without: number[]
): StoredNet {
  const known = of[labeller].filter(({ fold }) => !without.includes(fold))
  return trainNet(known, names, options.train[labeller])
}

/** Trains all of them on all folds except these. */
export const teachAll = (
  lessons: Lessons,
  options: LearnOptions,
  ...without: number[]
): StoredModels => ({
  lines: teach(lessons, 'lines', options, ...without),
  work: teach(lessons, 'work', options, ...without),
  education: teach(lessons, 'education', options, ...without),
})
