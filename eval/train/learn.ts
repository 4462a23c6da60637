// Trains the labellers of lines and of words on labelled documents.
import {
  type Chain,
  consistencyFeatures,
  LABELLERS,
  type Labeller,
  type Likeness,
  labelRows,
  lineChain,
  loadModel,
  lookNumbers,
  type StoredLooks,
  type StoredModel,
  type StoredModels,
  type StoredNet,
  WORD_LABELLERS,
  type WordLabeller,
  wordChains,
} from '#engine/resume/training.js'
import { augment, type Pools, valuePools } from './augment.js'
import { type TrainOptions, trainCrf } from './crf-trainer.js'
import { type LabelledDocument, linesOf } from './documents.js'
import { type EntryKind, type LineExample, lineExample, wordExample } from './examples.js'
import { FOLDS, foldOf } from './folds.js'
import { type LineSequence, type NetOptions, trainNet } from './net/train-net.js'
import { type Random, seeded } from './random.js'
import { Names, type Sequence, sequenceOf } from './sequence.js'

export interface LearnOptions {
  train: { lines: NetOptions } & Record<WordLabeller, TrainOptions>
  /** Copies of each document with other values in its entries, some headings forgotten. */
  copies: Record<Labeller, number>
}

const WORDS: TrainOptions = { epochs: 6, rate: 0.07, l2: 3, minCount: 6, dropout: 0.2 }

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
    },
    work: WORDS,
    education: WORDS,
  },
  copies: { lines: 1, work: 2, education: 2 },
}

/** What a labeller of words learns from one copy of a document. */
export interface Lesson {
  fold: number
  chains: Sequence[]
  likeness: Likeness
}

/** What the labeller of lines learns from one copy of a document. */
export type LineLesson = { fold: number } & LineSequence

/** All that is learned from, under one index of names. */
export interface Lessons {
  names: Names
  lines: LineLesson[]
  words: Record<WordLabeller, Lesson[]>
}

function lineLesson({ seen, labels }: LineExample, names: Names, group: string): LineSequence {
  const chain = lineChain(seen)
  return { ...sequenceOf(names, chain, labels, group), looks: lookNumbers(chain.looks) }
}

function wordLesson(
  example: LineExample,
  kind: EntryKind,
  names: Names,
  group: string,
  random: Random | null,
): Omit<Lesson, 'fold'> {
  const { heads, labels } = wordExample(example, kind, random)
  const { chains, likeness } = wordChains(heads)
  const sequences = chains.map((chain, at) => sequenceOf(names, chain, labels[at] ?? [], group))
  return { chains: sequences, likeness }
}

const seedOf = (text: string): number =>
  [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0, 7)

/** Adds what one document teaches, in all its copies. */
function addLessons(
  lessons: Lessons,
  document: LabelledDocument,
  pools: Pools,
  { copies }: LearnOptions,
  only: readonly Labeller[],
): void {
  const { gold, form } = document
  const { names } = lessons
  const fold = foldOf(gold)
  const lines = linesOf(document)
  const random = seeded(seedOf(gold.id + form))
  const exact = lineExample(lines, gold)
  const most = Math.max(...only.map((labeller) => copies[labeller]))
  for (let copy = 0; copy <= most; copy++) {
    const made = copy === 0 ? null : augment(lines, gold, exact, pools, random)
    const example = made
      ? lineExample(made.lines, made.gold, copy % 3 === 0 ? null : random)
      : exact
    if (only.includes('lines') && copy <= copies.lines)
      lessons.lines.push({ fold, ...lineLesson(example, names, gold.id) })
    for (const labeller of WORD_LABELLERS) {
      if (!only.includes(labeller) || copy > copies[labeller]) continue
      const lesson = wordLesson(example, labeller, names, gold.id, copy === 0 ? null : random)
      lessons.words[labeller].push({ fold, ...lesson })
    }
  }
}

/** Lessons for these labellers. */
export function prepare(
  documents: readonly LabelledDocument[],
  options: LearnOptions,
  only: readonly Labeller[] = LABELLERS,
): Lessons {
  const golds = documents.map(({ gold }) => gold)
  // Values out of the own fold alone: no copy carries what a held back document says.
  const pools = Array.from({ length: FOLDS }, (_, fold) =>
    valuePools(golds.filter((gold) => foldOf(gold) === fold)),
  )
  const lessons: Lessons = { names: new Names(), lines: [], words: { work: [], education: [] } }
  for (const document of documents) {
    const own = pools[foldOf(document.gold)]
    if (own) addLessons(lessons, document, own, options, only)
  }
  return lessons
}

/** Where a model has the weights of a sequence's features, item after item. */
function rowsOf(model: ReturnType<typeof loadModel>, names: Names, sequence: Sequence): number[][] {
  return sequence.labels.map((_, item) => {
    const rows: number[] = []
    for (let at = sequence.starts[item] ?? 0; at < (sequence.starts[item + 1] ?? 0); at++) {
      const row = model.features.get(names.names[sequence.features[at] ?? 0] ?? '')
      if (row !== undefined) rows.push(row)
    }
    return rows
  })
}

/** The second look sees what the first one, trained on other documents, made of the items. */
function again(first: StoredModel, names: Names, lessons: readonly Lesson[]): Sequence[] {
  const model = loadModel(first)
  return lessons.flatMap(({ chains, likeness }) => {
    const labels = chains.flatMap((sequence) =>
      labelRows(model, rowsOf(model, names, sequence), { steps: sequence.steps }),
    )
    const more = consistencyFeatures(likeness, labels)
    let from = 0
    return chains.map((sequence) => {
      const items = more.slice(from, from + sequence.labels.length)
      from += items.length
      return joined(names, sequence, { features: items })
    })
  })
}

/** A sequence whose items have more features. */
function joined(names: Names, sequence: Sequence, more: Chain): Sequence {
  const extra = sequenceOf(names, more, sequence.labels, sequence.group)
  const features = new Int32Array(sequence.features.length + extra.features.length)
  const starts = new Int32Array(sequence.starts.length)
  let to = 0
  sequence.labels.forEach((_, item) => {
    for (const part of [sequence, extra]) {
      const own = part.features.subarray(part.starts[item], part.starts[item + 1])
      features.set(own, to)
      to += own.length
    }
    starts[item + 1] = to
  })
  return { ...sequence, features, starts }
}

const chainsOf = (lessons: readonly Lesson[]): Sequence[] => lessons.flatMap(({ chains }) => chains)

/** Trains one labeller at a time; first looks that miss the same folds are trained once. */
export class Teacher {
  readonly #first = new Map<string, StoredModel>()

  constructor(
    private readonly lessons: Lessons,
    private readonly options: LearnOptions,
  ) {}

  #firstLook(labeller: WordLabeller, without: readonly number[]): StoredModel {
    const key = [labeller, ...new Set(without)].sort().join()
    const known = this.#first.get(key)
    if (known) return known
    const lessons = this.lessons.words[labeller].filter(({ fold }) => !without.includes(fold))
    const model = trainCrf(chainsOf(lessons), this.lessons.names, this.options.train[labeller])
    this.#first.set(key, model)
    return model
  }

  #teachWords(labeller: WordLabeller, without: readonly number[]): StoredLooks {
    const { names } = this.lessons
    const lessons = this.lessons.words[labeller].filter(({ fold }) => !without.includes(fold))
    const folds = [...new Set(lessons.map(({ fold }) => fold))]
    const second = folds.flatMap((fold) =>
      again(
        this.#firstLook(labeller, [fold, ...without]),
        names,
        lessons.filter((lesson) => lesson.fold === fold),
      ),
    )
    return {
      first: this.#firstLook(labeller, without),
      second: trainCrf(second, names, this.options.train[labeller]),
    }
  }

  #teachLines(without: readonly number[]): StoredNet {
    const { lines, names } = this.lessons
    const known = lines.filter(({ fold }) => !without.includes(fold))
    return trainNet(known, names, this.options.train.lines)
  }

  /** Trains one of them on all folds but those. */
  teachOne<Name extends Labeller>(labeller: Name, ...without: number[]): StoredModels[Name] {
    const one: StoredNet | StoredLooks =
      labeller === 'lines' ? this.#teachLines(without) : this.#teachWords(labeller, without)
    return one as StoredModels[Name]
  }

  /** Trains on all folds but those. */
  teach(...without: number[]): StoredModels {
    return {
      lines: this.teachOne('lines', ...without),
      work: this.teachOne('work', ...without),
      education: this.teachOne('education', ...without),
    }
  }
}
