// Trains a network that scores lines or words together with the chain of their labels, by gradients
// through both. Deterministic: order, first weights and what is left out come from a seeded generator.
import { SCALE } from '#engine/sequence/crf/model.js'
import { type Member, NET_SCALE, type StoredNet } from '#engine/sequence/net/net.js'
import type { Setting } from '#engine/sequence/net/score-items.js'
import { keptFeatures, pack } from '../packed.js'
import { type Random, seeded, shuffled } from '../random.js'
import type { Names, Sequence } from '../sequence.js'
import { Embedding, type EmbeddingOptions } from './embedding.js'
import { LabelChain, type PackedItems } from './label-chain.js'
import { AlikeLayer, type Layer, NearLayer } from './layers.js'
import type { Numbers } from './numbers.js'

export interface NetOptions extends EmbeddingOptions {
  epochs: number
  /** The first learning rate; it falls to almost zero. */
  rate: number
  /** How many layers over neighbours; the layer for lines that look alike comes before the last. */
  layers: number
  /** How many documents a feature must come from. */
  minCount: number
  /** How many networks learn the same, each in its own order; the mean of their scores counts. */
  members: number
}

/** The items of one document, one chain after the other, and which of them look alike. */
export type LookedAt = Sequence & Setting

/** The last rate as a share of the first: at zero the last documents would not be learned from. */
const RATE_LEAST = 0.02

class Trainee {
  readonly embedding: Embedding
  readonly near: NearLayer[]
  readonly alike: AlikeLayer
  readonly chain: LabelChain
  readonly #layers: Layer[]
  readonly #dense: Numbers[]
  #step = 0

  constructor(features: number, size: number, tables: number, options: NetOptions, random: Random) {
    const { width, layers } = options
    this.embedding = new Embedding(features, options, random)
    this.near = Array.from({ length: layers }, () => new NearLayer(width, random))
    this.alike = new AlikeLayer(width, random)
    this.chain = new LabelChain(width, size, tables, random)
    this.#layers = [...this.near.slice(0, -1), this.alike, ...this.near.slice(-1)]
    this.#dense = [...this.#layers.flatMap(({ numbers }) => numbers), ...this.chain.numbers]
  }

  /**
   * One document: the forward pass, the backward pass, and a step of all weights that took part.
   */
  learn(document: PackedItems, rate: number): void {
    let lines = this.embedding.forward(document)
    for (const layer of this.#layers) lines = layer.forward(lines, document)
    let blame = this.chain.blameLines(lines, document)
    for (const layer of this.#layers.toReversed()) blame = layer.backward(blame)
    this.embedding.backward(blame)
    this.#step++
    this.embedding.move(rate, this.#step)
    for (const numbers of this.#dense) numbers.move(rate, this.#step)
  }
}

const lists = <Name extends string>(numbers: Record<Name, Numbers>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, numbers[name].stored(NET_SCALE)])) as Record<
    Name,
    number[]
  >

/** Trains one member; the seed gives its first weights and the order of its documents. */
function learned(
  data: readonly PackedItems[],
  [features, labels]: readonly [number, number],
  options: NetOptions,
  seed: number,
): Trainee {
  const { epochs, rate } = options
  const tables = 1 + Math.max(0, ...data.map(({ kinds }) => Math.max(0, ...kinds)))
  const random = seeded(seed)
  const net = new Trainee(features, labels, tables, options, random)
  const all = epochs * data.length
  let done = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const document of shuffled(data, random))
      net.learn(document, rate * Math.max(RATE_LEAST, 1 - done++ / all))
  }
  return net
}

const stored = ({ embedding, near, alike, chain }: Trainee): Member<number[]> => ({
  bias: embedding.bias.stored(NET_SCALE),
  near: near.map((layer) => lists(layer, ['spread', 'mix', 'bias'])),
  alike: lists(alike, ['own', 'mean', 'bias']),
  told: lists(chain.told, ['mix', 'bias']),
})

/** The mean over the members, weight by weight. */
const meanOf = (all: readonly Numbers[]): number[] =>
  Array.from(all[0]?.values ?? [], (_, at) =>
    Math.round((SCALE / all.length) * all.reduce((sum, own) => sum + (own.values[at] ?? 0), 0)),
  )

export function trainNet(
  sequences: readonly LookedAt[],
  names: Names,
  options: NetOptions,
): StoredNet {
  const { width, minCount, members } = options
  const labels = [...new Set(sequences.flatMap((sequence) => sequence.labels))].sort()
  const labelOf = new Map(labels.map((label, at) => [label, at]))
  const { index, kept } = keptFeatures(sequences, names.names.length, minCount)
  const data = sequences
    .filter((sequence) => sequence.labels.length > 0)
    .map((sequence) => {
      const { looks, lengths } = sequence
      return { ...pack(sequence, index, labelOf), looks, lengths }
    })
  const nets = Array.from({ length: members }, (_, at) =>
    learned(data, [kept, labels.length], options, 1 + at),
  )
  const sums = nets.map(({ embedding }) => embedding.sums.stored(NET_SCALE))
  const features = names.names
    .flatMap((name, id) => ((index[id] ?? -1) < 0 ? [] : [[name, index[id] ?? 0] as const]))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, at]) =>
        [name, sums.flatMap((own) => own.slice(at * width, (at + 1) * width))] as const,
    )
  return {
    labels,
    transitions: meanOf(nets.map(({ chain }) => chain.moves)),
    starts: meanOf(nets.map(({ chain }) => chain.begin)),
    ends: meanOf(nets.map(({ chain }) => chain.end)),
    members: nets.map(stored),
    features: Object.fromEntries(features),
  }
}
