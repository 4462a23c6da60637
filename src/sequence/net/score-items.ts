// Scores the labels of a document's items (its lines, or the words of its heads) by a network. Sums
// run in a fixed order over plain numbers, so that every machine gives the same scores.
import { type Address, BYTES, padded, workshop } from './kernels.js'
import { type Alike, type Layers, NET_SCALE, type Near, type Net, REACH } from './net.js'

/** Which items look alike, and how many items each chain of a document has. */
export interface Setting {
  looks: Int32Array
  lengths: readonly number[]
}

/** A number for each look, from 0. */
export function lookNumbers(looks: readonly string[]): Int32Array {
  const numbers = new Map<string, number>()
  return Int32Array.from(looks, (look) => {
    const known = numbers.get(look) ?? numbers.size
    numbers.set(look, known)
    return known
  })
}

/**
 * The rows of the chains' items. Rows of zeros stand before the first chain, after the last, and
 * between two chains.
 */
class Rows {
  readonly count: number
  /** The row of each item. */
  readonly ofItems: Int32Array
  /** For each chain, its first row and the row after its last. */
  readonly chains: { first: number; after: number }[] = []

  constructor(lengths: readonly number[], items: number) {
    this.ofItems = new Int32Array(items)
    let row = REACH
    let item = 0
    for (const length of lengths) {
      this.chains.push({ first: row, after: row + length })
      for (const end = item + length; item < end; item++) this.ofItems[item] = row++
      row += REACH
    }
    this.count = row
  }
}

/** What a member works with: rows of `width` bytes. */
interface Task {
  rows: Rows
  looks: Int32Array
  width: number
}

/** The sum of each item's features in each member, with negative numbers raised to zero. */
function embed(net: Net, items: readonly number[][], rows: Rows): Address[] {
  const { width, members, sums } = net
  const stride = padded(width)
  const out = members.map(() => workshop.room(rows.count * stride))
  items.forEach((own, item) => {
    const summed = sums.of(own)
    const row = (rows.ofItems[item] ?? 0) * stride * BYTES
    out.forEach((to, member) => {
      const from = summed + member * width * BYTES
      workshop.loops.begin(to + row, from, width * BYTES, 1 / NET_SCALE)
    })
  })
  return out
}

function withNeighbours(task: Task, items: Address, to: Address, layer: Near<Address>): void {
  const { rows, width } = task
  for (const { first, after } of rows.chains)
    if (after > first)
      workshop.loops.near(
        to + first * width,
        items + first * width,
        items + after * width,
        layer.spread,
        layer.mix,
        layer.bias,
        width,
      )
}

/** The mean of the items of each look. */
function means({ rows, looks, width }: Task, items: Address): Address {
  const stride = width / BYTES
  const kinds = looks.reduce((most, look) => Math.max(most, look + 1), 0)
  const counts = new Int32Array(kinds)
  const out = workshop.room(kinds * stride)
  const { numbers } = workshop
  const first = out / BYTES
  looks.forEach((look, item) => {
    counts[look] = (counts[look] ?? 0) + 1
    const from = items / BYTES + (rows.ofItems[item] ?? 0) * stride
    const to = first + look * stride
    for (let at = 0; at < stride; at++)
      numbers[to + at] = (numbers[to + at] ?? 0) + (numbers[from + at] ?? 0)
  })
  counts.forEach((count, look) => {
    for (let at = first + look * stride; at < first + (look + 1) * stride; at++)
      numbers[at] = (numbers[at] ?? 0) / count
  })
  return out
}

/** Adds to the items, in place, what the items of the same look give them. */
function addAlike(task: Task, items: Address, layer: Alike<Address>): void {
  const { rows, looks, width } = task
  const all = means(task, items)
  const kinds = looks.reduce((most, look) => Math.max(most, look + 1), 0)
  const bases = workshop.room((kinds * width) / BYTES)
  const { numbers, loops } = workshop
  for (let at = 0; at < kinds * width; at += width) {
    numbers.copyWithin((bases + at) / BYTES, layer.bias / BYTES, (layer.bias + width) / BYTES)
    loops.mix(bases + at, all + at, width, layer.mean, width)
  }
  looks.forEach((look, item) => {
    const row = items + (rows.ofItems[item] ?? 0) * width
    loops.alike(row, bases + look * width, layer.own, width)
  })
}

/** What a member's layers make of its items. */
function throughLayers(task: Task, { near, alike }: Layers<Address>, embedded: Address): Address {
  let items = embedded
  let other = workshop.room((task.rows.count * task.width) / BYTES)
  near.forEach((layer, at) => {
    if (at === near.length - 1) addAlike(task, items, alike)
    withNeighbours(task, items, other, layer)
    ;[items, other] = [other, items]
  })
  return items
}

/** Adds a member's part of the scores, whose rows are `size` bytes long. */
function addScores(
  task: Task,
  { told }: Layers<Address>,
  items: Address,
  scores: Address,
  size: number,
) {
  const { rows, looks, width } = task
  const { numbers, loops } = workshop
  for (let item = 0; item < looks.length; item++) {
    const own = scores + item * size
    for (let at = 0; at < size / BYTES; at++)
      numbers[own / BYTES + at] =
        (numbers[own / BYTES + at] ?? 0) + (numbers[told.bias / BYTES + at] ?? 0)
    loops.mix(own, items + (rows.ofItems[item] ?? 0) * width, width, told.mix, size)
  }
}

/**
 * The scores of the labels, item after item: the mean over the members. `rows` says where the
 * network has each item's features. `lengths` says where the items fall into chains, whose items do
 * not see each other.
 */
export function scoreItems(
  net: Net,
  features: readonly number[][],
  looks: readonly string[],
  lengths: readonly number[] = [features.length],
): Float64Array {
  const { labels, members } = net
  workshop.clear()
  const rows = new Rows(lengths, features.length)
  const task = { rows, looks: lookNumbers(looks), width: padded(net.width) * BYTES }
  const size = padded(labels.length)
  const scores = workshop.room(features.length * size)
  embed(net, features, rows).forEach((embedded, at) => {
    const member = members[at] as Layers<Address>
    addScores(task, member, throughLayers(task, member, embedded), scores, size * BYTES)
  })
  return withoutPadding(scores, size, labels.length, features.length)
}

/** Rows of numbers without what pads them. */
function withoutPadding(
  rows: Address,
  stride: number,
  length: number,
  count: number,
): Float64Array {
  const { numbers } = workshop
  const out = new Float64Array(count * length)
  for (let row = 0, from = rows / BYTES; row < count; row++, from += stride)
    out.set(numbers.subarray(from, from + length), row * length)
  return out
}
