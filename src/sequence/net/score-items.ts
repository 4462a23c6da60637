// Scores the labels of a document's items (its lines, or the words of its heads) by a network. Sums run in a fixed
// order over plain numbers, so that every machine gives the same.
import { addMixed, addRows } from './kernels.js'
import { type Alike, type Member, NET_SCALE, type Near, type Net, REACH } from './net.js'

/** What each member makes each item into: the sum of its features, nothing below zero. */
function embed({ width, members, weights }: Net, rows: readonly number[][]): Float64Array[] {
  const out = members.map(() => new Float64Array(rows.length * width))
  const sums = new Int32Array(members.length * width)
  rows.forEach((own, item) => {
    sums.fill(0)
    addRows(sums, weights, own)
    members.forEach(({ bias }, member) => {
      const from = member * width
      const items = out[member] as Float64Array
      for (let at = 0; at < width; at++) {
        const value = (sums[from + at] as number) / NET_SCALE + (bias[at] as number)
        items[item * width + at] = value > 0 ? value : 0
      }
    })
  })
  return out
}

/** Adds to each item what came out of a layer, if it is more than nothing. */
function addRaised(items: Float64Array, from: number, raised: Float64Array): void {
  for (let at = 0; at < raised.length; at++) {
    const value = raised[at] as number
    if (value > 0) items[from + at] = (items[from + at] as number) + value
  }
}

/** The chain that an item stands in: from its first item to the one after its last. */
interface Bounds {
  first: number
  after: number
}

function spreadOver(
  items: Float64Array,
  item: number,
  { first, after }: Bounds,
  spread: Float64Array,
  out: Float64Array,
): void {
  const width = out.length
  const from = Math.max(first, item - REACH)
  const last = Math.min(after - 1, item + REACH)
  if (last - from === 2 * REACH) {
    spreadWhole(items, from * width, spread, out)
    return
  }
  out.fill(0)
  for (let other = from; other <= last; other++) {
    const start = other * width
    const row = (other - item + REACH) * width
    for (let at = 0; at < width; at++)
      out[at] = (out[at] as number) + (items[start + at] as number) * (spread[row + at] as number)
  }
}

/** With all neighbours, as most items have them, in one go: a fiftieth of the time of reading a résumé. */
function spreadWhole(
  items: Float64Array,
  start: number,
  spread: Float64Array,
  out: Float64Array,
): void {
  const width = out.length
  for (let at = 0; at < width; at++) {
    const own = start + at
    out[at] =
      (items[own] as number) * (spread[at] as number) +
      (items[own + width] as number) * (spread[at + width] as number) +
      (items[own + 2 * width] as number) * (spread[at + 2 * width] as number) +
      (items[own + 3 * width] as number) * (spread[at + 3 * width] as number) +
      (items[own + 4 * width] as number) * (spread[at + 4 * width] as number)
  }
}

function withNeighbours(
  items: Float64Array,
  lengths: readonly number[],
  { spread, mix, bias }: Near<Float64Array>,
) {
  const width = bias.length
  const out = items.slice()
  const seen = new Float64Array(width)
  const raised = new Float64Array(width)
  let first = 0
  for (const length of lengths) {
    const bounds = { first, after: first + length }
    for (let item = first; item < bounds.after; item++) {
      spreadOver(items, item, bounds, spread, seen)
      raised.set(bias)
      addMixed(raised, seen, 0, mix)
      addRaised(out, item * width, raised)
    }
    first = bounds.after
  }
  return out
}

/** The mean of the items of each look. */
function means(items: Float64Array, looks: Int32Array, width: number): Float64Array {
  const kinds = looks.reduce((most, look) => Math.max(most, look + 1), 0)
  const counts = new Int32Array(kinds)
  const sums = new Float64Array(kinds * width)
  looks.forEach((look, item) => {
    counts[look] = (counts[look] as number) + 1
    for (let at = 0; at < width; at++)
      sums[look * width + at] =
        (sums[look * width + at] as number) + (items[item * width + at] as number)
  })
  for (let at = 0; at < sums.length; at++)
    sums[at] = (sums[at] as number) / (counts[Math.floor(at / width)] as number)
  return sums
}

function withAlike(items: Float64Array, looks: Int32Array, layer: Alike<Float64Array>) {
  const width = layer.bias.length
  const all = means(items, looks, width)
  const ofLook = new Float64Array(all.length)
  for (let from = 0; from < all.length; from += width) {
    const own = ofLook.subarray(from, from + width)
    own.set(layer.bias)
    addMixed(own, all, from, layer.mean)
  }
  const raised = new Float64Array(width)
  looks.forEach((look, item) => {
    raised.set(ofLook.subarray(look * width, look * width + width))
    addMixed(raised, items, item * width, layer.own)
    addRaised(items, item * width, raised)
  })
  return items
}

/** Numbers for looks, from 0. */
export function lookNumbers(looks: readonly string[]): Int32Array {
  const numbers = new Map<string, number>()
  return Int32Array.from(looks, (look) => {
    const known = numbers.get(look) ?? numbers.size
    numbers.set(look, known)
    return known
  })
}

/** Which items look alike, and how many each chain of a document has. */
export interface Setting {
  looks: Int32Array
  lengths: readonly number[]
}

/** Adds a member's part of the scores. */
function addScores(
  scores: Float64Array,
  { near, alike, told, bias: { length: width } }: Member<Float64Array>,
  embedded: Float64Array,
  { looks, lengths }: Setting,
): void {
  let items = embedded
  near.forEach((layer, at) => {
    if (at === near.length - 1) items = withAlike(items, looks, alike)
    items = withNeighbours(items, lengths, layer)
  })
  const size = told.bias.length
  for (let item = 0; item < looks.length; item++) {
    const own = scores.subarray(item * size, (item + 1) * size)
    for (let at = 0; at < size; at++) own[at] = (own[at] as number) + (told.bias[at] as number)
    addMixed(own, items, item * width, told.mix)
  }
}

/**
 * Scores of the labels, item after item: the mean of the members'. `rows` says where the network has each
 * item's features, `lengths` where the items fall into chains whose neighbours do not see each other.
 */
export function scoreItems(
  net: Net,
  rows: readonly number[][],
  looks: readonly string[],
  lengths: readonly number[] = [rows.length],
): Float64Array {
  const scores = new Float64Array(rows.length * net.labels.length)
  const setting = { looks: lookNumbers(looks), lengths }
  embed(net, rows).forEach((items, at) => {
    addScores(scores, net.members[at] as Member<Float64Array>, items, setting)
  })
  return scores
}
