// Scores the labels of a document's lines by the network. Sums run in a fixed order over plain numbers,
// so that every machine gives the same.
import { addMixed, addRows } from './kernels.js'
import { type Alike, type LineNet, NET_SCALE, type Near, REACH } from './line-net.js'

/** What each line is made into: the sum of its features, nothing below zero. */
function embed({ width, weights, bias }: LineNet, rows: readonly number[][]): Float64Array {
  const out = new Float64Array(rows.length * width)
  const sums = new Int32Array(width)
  rows.forEach((own, line) => {
    sums.fill(0)
    addRows(sums, weights, own)
    for (let at = 0; at < width; at++) {
      const value = (sums[at] as number) / NET_SCALE + (bias[at] as number)
      out[line * width + at] = value > 0 ? value : 0
    }
  })
  return out
}

/** Adds to each line what came out of a layer, if it is more than nothing. */
function addRaised(lines: Float64Array, from: number, raised: Float64Array): void {
  for (let at = 0; at < raised.length; at++) {
    const value = raised[at] as number
    if (value > 0) lines[from + at] = (lines[from + at] as number) + value
  }
}

function spreadOver(
  lines: Float64Array,
  line: number,
  spread: Float64Array,
  out: Float64Array,
): void {
  const width = out.length
  const count = lines.length / width
  out.fill(0)
  for (let offset = -REACH; offset <= REACH; offset++) {
    const other = line + offset
    if (other < 0 || other >= count) continue
    const from = other * width
    const row = (offset + REACH) * width
    for (let at = 0; at < width; at++)
      out[at] = (out[at] as number) + (lines[from + at] as number) * (spread[row + at] as number)
  }
}

function withNeighbours(lines: Float64Array, { spread, mix, bias }: Near<Float64Array>) {
  const width = bias.length
  const out = lines.slice()
  const seen = new Float64Array(width)
  const raised = new Float64Array(width)
  for (let from = 0; from < lines.length; from += width) {
    spreadOver(lines, from / width, spread, seen)
    raised.set(bias)
    addMixed(raised, seen, 0, mix)
    addRaised(out, from, raised)
  }
  return out
}

/** The mean of the lines of each look. */
function means(lines: Float64Array, looks: Int32Array, width: number): Float64Array {
  const kinds = looks.reduce((most, look) => Math.max(most, look + 1), 0)
  const counts = new Int32Array(kinds)
  const sums = new Float64Array(kinds * width)
  looks.forEach((look, line) => {
    counts[look] = (counts[look] as number) + 1
    for (let at = 0; at < width; at++)
      sums[look * width + at] =
        (sums[look * width + at] as number) + (lines[line * width + at] as number)
  })
  for (let at = 0; at < sums.length; at++)
    sums[at] = (sums[at] as number) / (counts[Math.floor(at / width)] as number)
  return sums
}

function withAlike(lines: Float64Array, looks: Int32Array, layer: Alike<Float64Array>) {
  const width = layer.bias.length
  const all = means(lines, looks, width)
  const ofLook = new Float64Array(all.length)
  for (let from = 0; from < all.length; from += width) {
    const own = ofLook.subarray(from, from + width)
    own.set(layer.bias)
    addMixed(own, all, from, layer.mean)
  }
  const raised = new Float64Array(width)
  looks.forEach((look, line) => {
    raised.set(ofLook.subarray(look * width, look * width + width))
    addMixed(raised, lines, line * width, layer.own)
    addRaised(lines, line * width, raised)
  })
  return lines
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

/** Scores of the labels, line after line. `rows` says where the network has each line's features. */
export function scoreLines(
  net: LineNet,
  rows: readonly number[][],
  looks: readonly string[],
): Float64Array {
  let lines = embed(net, rows)
  net.near.forEach((layer, at) => {
    if (at === net.near.length - 1) lines = withAlike(lines, lookNumbers(looks), net.alike)
    lines = withNeighbours(lines, layer)
  })
  const { mix, bias } = net.told
  const scores = new Float64Array(rows.length * bias.length)
  for (let line = 0; line < rows.length; line++) {
    const own = scores.subarray(line * bias.length, (line + 1) * bias.length)
    own.set(bias)
    addMixed(own, lines, line * net.width, mix)
  }
  return scores
}
