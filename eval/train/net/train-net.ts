// Trains a network that scores lines or words together with the chain of their labels, by gradients
// through both. Deterministic: order, first weights and what is left out come from a seeded generator.
import { addMixed } from '#engine/sequence/net/kernels.js'
import { NET_SCALE, type StoredNet } from '#engine/sequence/net/net.js'
import { Lattice } from '../lattice.js'
import { keptFeatures, type Packed, pack, thinned } from '../packed.js'
import { type Random, seeded, shuffled } from '../random.js'
import type { Names, Sequence } from '../sequence.js'
import { addBlame, addOuter } from './back.js'
import { AlikeLayer, type Layer, NearLayer, type Setting } from './layers.js'
import { Numbers } from './numbers.js'

export interface NetOptions {
  epochs: number
  /** Falls from here to next to nothing. */
  rate: number
  /** Numbers that a line is made into; a multiple of four. */
  width: number
  /** Layers over neighbours; lines that look alike are asked before the last. */
  layers: number
  /** Documents that a feature must come from. */
  minCount: number
  /** Share of the features that a line goes without in each round. */
  dropout: number
  /** Share of a line's numbers that are left out in each round. */
  blanked: number
  seed?: number
}

/** The items of one document, one chain after the other, and which of them look alike. */
export type LookedAt = Sequence & Setting

type PackedItems = Packed & Setting

const FIRST_SUMS = 0.1
const RATE_LEAST = 0.02
const STEP_SCALE = 1000

class Trainee {
  readonly sums: Numbers
  readonly bias: Numbers
  readonly near: NearLayer[]
  readonly alike: AlikeLayer
  readonly told: { mix: Numbers; bias: Numbers }
  readonly moves: Numbers
  readonly begin: Numbers
  readonly end: Numbers
  readonly #layers: Layer[]
  readonly #dense: Numbers[]
  readonly #lattice: Lattice
  readonly #steps: Float64Array
  readonly #shares: Float64Array
  #step = 0

  constructor(
    features: number,
    private readonly size: number,
    tables: number,
    private readonly options: NetOptions,
    private readonly random: Random,
  ) {
    const { width, layers } = options
    this.sums = new Numbers(features * width, FIRST_SUMS, random)
    this.bias = new Numbers(width)
    this.near = Array.from({ length: layers }, () => new NearLayer(width, random))
    this.alike = new AlikeLayer(width, random)
    this.told = {
      mix: new Numbers(width * size, 1 / Math.sqrt(width), random),
      bias: new Numbers(size),
    }
    this.moves = new Numbers(tables * size * size)
    this.begin = new Numbers(size)
    this.end = new Numbers(size)
    this.#layers = [...this.near.slice(0, -1), this.alike, ...this.near.slice(-1)]
    this.#dense = [
      this.bias,
      ...this.#layers.flatMap(({ numbers }) => numbers),
      ...Object.values(this.told),
      this.moves,
      this.begin,
      this.end,
    ]
    this.#lattice = new Lattice(size)
    this.#steps = new Float64Array(tables * size * size)
    this.#shares = new Float64Array(size)
  }

  /** What is left speaks louder for what is left out. */
  #embed({ features, starts }: Pick<Packed, 'features' | 'starts'>): Float64Array {
    const { width, dropout, blanked } = this.options
    const out = new Float64Array((starts.length - 1) * width)
    const table = this.sums.values
    for (let line = 0; line + 1 < starts.length; line++) {
      const to = line * width
      for (let at = starts[line] as number; at < (starts[line + 1] as number); at++) {
        const row = (features[at] as number) * width
        for (let k = 0; k < width; k++)
          out[to + k] = (out[to + k] as number) + (table[row + k] as number)
      }
      for (let k = 0; k < width; k++) {
        const value = (out[to + k] as number) / (1 - dropout) + (this.bias.values[k] as number)
        const isKept = value > 0 && this.random() >= blanked
        out[to + k] = isKept ? value / (1 - blanked) : 0
      }
    }
    return out
  }

  /** The scores' blame over all chains: expected shares less the right labels. */
  #blameScores(lines: Float64Array, { gold, kinds, lengths, weight }: PackedItems): Float64Array {
    const { width } = this.options
    const blame = new Float64Array(gold.length * this.size)
    for (let at = 0; at < this.#steps.length; at++)
      this.#steps[at] = Math.exp(this.moves.values[at] as number)
    let from = 0
    for (const length of lengths) {
      const to = from + length
      this.#blameChain(
        lines.subarray(from * width, to * width),
        gold.subarray(from, to),
        kinds.subarray(from, to),
        blame.subarray(from * this.size, to * this.size),
        weight,
      )
      from = to
    }
    return blame
  }

  #blameChain(
    lines: Float64Array,
    gold: Uint8Array,
    kinds: Uint8Array,
    blame: Float64Array,
    weight: number,
  ): void {
    const { size, told } = this
    const { width } = this.options
    const count = gold.length
    if (count === 0) return
    const lattice = this.#lattice
    lattice.fit(count)
    for (let line = 0; line < count; line++) {
      const own = lattice.scores.subarray(line * size, (line + 1) * size)
      own.set(told.bias.values)
      addMixed(own, lines, line * width, told.mix.values)
      for (let label = 0; label < size; label++) {
        if (line === 0) own[label] = (own[label] as number) + (this.begin.values[label] as number)
        if (line === count - 1)
          own[label] = (own[label] as number) + (this.end.values[label] as number)
      }
    }
    lattice.sweep(count, kinds, this.#steps)
    const moved = new Float64Array(this.#steps.length)
    for (let line = 0; line < count; line++) {
      lattice.shares(line, this.#shares)
      for (let label = 0; label < size; label++)
        blame[line * size + label] =
          weight * ((this.#shares[label] as number) - (gold[line] === label ? 1 : 0))
      if (line > 0) lattice.addMoves(line, gold, kinds, this.#steps, moved)
    }
    const moves = this.moves.gradients
    for (let at = 0; at < moved.length; at++)
      moves[at] = (moves[at] as number) - weight * (moved[at] as number)
    for (let label = 0; label < size; label++) {
      const last = (count - 1) * size + label
      this.begin.gradients[label] =
        (this.begin.gradients[label] as number) + (blame[label] as number)
      this.end.gradients[label] = (this.end.gradients[label] as number) + (blame[last] as number)
    }
  }

  /** One document: there, back, and a step of all weights that had a part. */
  learn(document: PackedItems, rate: number): void {
    const { size, told } = this
    const { width, dropout, blanked } = this.options
    const seen = thinned(document.features, document.starts, dropout, this.random)
    const embedded = this.#embed(seen)
    let lines = embedded
    for (const layer of this.#layers) lines = layer.forward(lines, document)
    const scores = this.#blameScores(lines, document)
    let blame: Float64Array = new Float64Array(lines.length)
    for (let line = 0; line * width < lines.length; line++) {
      const own = scores.subarray(line * size, (line + 1) * size)
      addBlame(blame, line * width, own, told.mix.values)
      addOuter(told.mix.gradients, lines, line * width, own)
      for (let label = 0; label < size; label++)
        told.bias.gradients[label] = (told.bias.gradients[label] as number) + (own[label] as number)
    }
    for (const layer of this.#layers.toReversed()) blame = layer.backward(blame)
    this.#step++
    const touched = new Set<number>()
    const gradients = this.sums.gradients
    for (let line = 0; line * width < blame.length; line++) {
      const from = line * width
      for (let k = 0; k < width; k++) {
        const own = (embedded[from + k] as number) > 0 ? (blame[from + k] as number) : 0
        const whole = own / (1 - blanked)
        this.bias.gradients[k] = (this.bias.gradients[k] as number) + whole
        blame[from + k] = whole / (1 - dropout)
      }
      for (let at = seen.starts[line] as number; at < (seen.starts[line + 1] as number); at++) {
        const row = (seen.features[at] as number) * width
        touched.add(row)
        for (let k = 0; k < width; k++)
          gradients[row + k] = (gradients[row + k] as number) + (blame[from + k] as number)
      }
    }
    for (const row of touched) this.sums.move(rate, this.#step, row, row + width)
    for (const numbers of this.#dense) numbers.move(rate, this.#step)
  }
}

const lists = <Name extends string>(numbers: Record<Name, Numbers>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, numbers[name].stored(NET_SCALE)])) as Record<
    Name,
    number[]
  >

export function trainNet(
  sequences: readonly LookedAt[],
  names: Names,
  options: NetOptions,
): StoredNet {
  const { width, epochs, rate, minCount, seed = 1 } = options
  const labels = [...new Set(sequences.flatMap((sequence) => sequence.labels))].sort()
  const labelOf = new Map(labels.map((label, at) => [label, at]))
  const { index, kept } = keptFeatures(sequences, names.names.length, minCount)
  const data = sequences
    .filter((sequence) => sequence.labels.length > 0)
    .map((sequence) => {
      const { looks, lengths } = sequence
      return { ...pack(sequence, index, labelOf), looks, lengths }
    })
  const tables = 1 + Math.max(0, ...data.map(({ kinds }) => Math.max(0, ...kinds)))
  const random = seeded(seed)
  const net = new Trainee(kept, labels.length, tables, options, random)
  const all = epochs * data.length
  let done = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const document of shuffled(data, random))
      net.learn(document, rate * Math.max(RATE_LEAST, 1 - done++ / all))
  }
  const sums = net.sums.stored(NET_SCALE)
  const features = names.names
    .flatMap((name, id) => ((index[id] ?? -1) < 0 ? [] : [[name, index[id] ?? 0] as const]))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, at]) => [name, sums.slice(at * width, (at + 1) * width)] as const)
  return {
    labels,
    transitions: net.moves.stored(STEP_SCALE),
    starts: net.begin.stored(STEP_SCALE),
    ends: net.end.stored(STEP_SCALE),
    bias: net.bias.stored(NET_SCALE),
    near: net.near.map((layer) => lists(layer, ['spread', 'mix', 'bias'])),
    alike: lists(net.alike, ['own', 'mean', 'bias']),
    told: lists(net.told, ['mix', 'bias']),
    features: Object.fromEntries(features),
  }
}
