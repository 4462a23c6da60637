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
  type StoredLooks,
  type StoredModel,
  type StoredModels,
  wordChains,
} from '#engine/resume/training.js'
import { augment, type Pools, valuePools } from './augment.js'
import { type TrainOptions, trainCrf } from './crf-trainer.js'
import { type LabelledDocument, linesOf } from './documents.js'
import { type EntryKind, type LineExample, lineExample, wordExample } from './examples.js'
import { FOLDS, foldOf } from './folds.js'
import { type Random, seeded } from './random.js'
import { Names, type Sequence, sequenceOf } from './sequence.js'

export interface LearnOptions {
  train: Record<Labeller, TrainOptions>
  /** Copies of each document with other values in its entries, some headings forgotten. */
  copies: Record<Labeller, number>
}

const WORDS: TrainOptions = { epochs: 6, rate: 0.07, l2: 3, minCount: 6, dropout: 0.2 }

export const OPTIONS: LearnOptions = {
  train: {
    lines: { epochs: 6, rate: 0.07, l2: 3, minCount: 3, dropout: 0.3 },
    work: WORDS,
    education: WORDS,
  },
  copies: { lines: 1, work: 2, education: 2 },
}

/** What one labeller learns from one copy of a document. */
export interface Lesson {
  fold: number
  chains: Sequence[]
  likeness: Likeness
}

/** All that is learned from, under one index of names. */
export interface Lessons {
  names: Names
  of: Record<Labeller, Lesson[]>
}

type Unfolded = Omit<Lesson, 'fold'>

function lineLesson(example: LineExample, names: Names, group: string): Unfolded {
  const { chain, likeness } = lineChain(example.seen)
  return { chains: [sequenceOf(names, chain, example.labels, group)], likeness }
}

function wordLesson(
  example: LineExample,
  kind: EntryKind,
  names: Names,
  group: string,
  random: Random | null,
): Unfolded {
  const { heads, labels } = wordExample(example, kind, random)
  const { chains, likeness } = wordChains(heads)
  const sequences = chains.map((chain, at) => sequenceOf(names, chain, labels[at] ?? [], group))
  return { chains: sequences, likeness }
}

const seedOf = (text: string): number =>
  [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0, 7)

function lessonsOf(
  document: LabelledDocument,
  names: Names,
  pools: Pools,
  { copies }: LearnOptions,
): Record<Labeller, Unfolded[]> {
  const { gold, form } = document
  const lines = linesOf(document)
  const random = seeded(seedOf(gold.id + form))
  const exact = lineExample(lines, gold)
  const out: Record<Labeller, Unfolded[]> = { lines: [], work: [], education: [] }
  const most = Math.max(...LABELLERS.map((labeller) => copies[labeller]))
  for (let copy = 0; copy <= most; copy++) {
    const made = copy === 0 ? null : augment(lines, gold, exact, pools, random)
    const example = made
      ? lineExample(made.lines, made.gold, copy % 3 === 0 ? null : random)
      : exact
    for (const labeller of LABELLERS) {
      if (copy > copies[labeller]) continue
      out[labeller].push(
        labeller === 'lines'
          ? lineLesson(example, names, gold.id)
          : wordLesson(example, labeller, names, gold.id, copy === 0 ? null : random),
      )
    }
  }
  return out
}

export function prepare(documents: readonly LabelledDocument[], options: LearnOptions): Lessons {
  const names = new Names()
  const golds = documents.map(({ gold }) => gold)
  // Values out of the own fold alone: no copy carries what a held back document says.
  const pools = Array.from({ length: FOLDS }, (_, fold) =>
    valuePools(golds.filter((gold) => foldOf(gold) === fold)),
  )
  const of: Lessons['of'] = { lines: [], work: [], education: [] }
  for (const document of documents) {
    const fold = foldOf(document.gold)
    const own = pools[fold]
    if (!own) continue
    const lessons = lessonsOf(document, names, own, options)
    for (const labeller of LABELLERS)
      of[labeller].push(...lessons[labeller].map((lesson) => ({ fold, ...lesson })))
  }
  return { names, of }
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

  #firstLook(labeller: Labeller, without: readonly number[]): StoredModel {
    const key = [labeller, ...new Set(without)].sort().join()
    const known = this.#first.get(key)
    if (known) return known
    const lessons = this.lessons.of[labeller].filter(({ fold }) => !without.includes(fold))
    const model = trainCrf(chainsOf(lessons), this.lessons.names, this.options.train[labeller])
    this.#first.set(key, model)
    return model
  }

  #teach(labeller: Labeller, without: readonly number[]): StoredLooks {
    const { names } = this.lessons
    const lessons = this.lessons.of[labeller].filter(({ fold }) => !without.includes(fold))
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

  /** Trains on all folds but those. */
  teach(...without: number[]): StoredModels {
    return {
      lines: this.#teach('lines', without),
      work: this.#teach('work', without),
      education: this.#teach('education', without),
    }
  }
}
