import { describe, expect, it } from 'vitest'
import { loadNet, NET_SCALE, REACH, type StoredNet } from './net.js'
import { lookNumbers, scoreItems } from './score-items.js'

const WIDTH = 4
const ONE = NET_SCALE
const none = (count: number): number[] => Array.from({ length: count }, () => 0)

/** A matrix that only adds `weight` times one number to another. */
const moving = (from: number, to: number, weight: number, width = WIDTH): number[] => {
  const matrix = none(WIDTH * width)
  matrix[from * width + to] = weight
  return matrix
}

/**
 * A feature `dated` sets the first number. The line below one that is dated gets the second, and lines
 * that look like it get half of that as the third. Labels: a, b, c score by these numbers.
 */
const above = none((2 * REACH + 1) * WIDTH)
above[(REACH - 1) * WIDTH] = ONE
const told = [moving(0, 0, ONE, 3), moving(1, 1, ONE, 3), moving(2, 2, ONE, 3)]
const STORED: StoredNet = {
  labels: ['a', 'b', 'c'],
  transitions: none(9),
  starts: none(3),
  ends: none(3),
  members: [
    {
      bias: none(WIDTH),
      near: [
        { spread: above, mix: moving(0, 1, 2 * ONE), bias: none(WIDTH) },
        { spread: none(above.length), mix: none(WIDTH * WIDTH), bias: none(WIDTH) },
      ],
      alike: { own: none(WIDTH * WIDTH), mean: moving(1, 2, ONE), bias: none(WIDTH) },
      told: {
        mix: none(12).map((_, at) => told.reduce((sum, m) => sum + (m[at] ?? 0), 0)),
        bias: [0, 0, ONE],
      },
    },
  ],
  features: { dated: [ONE, 0, 0, 0], dull: [-3 * ONE, 0, 0, 0] },
}
const net = loadNet(STORED)
const row = (name: string): number => net.features.get(name) ?? -1
const scores = (lines: string[][], looks: string[]) => [
  ...scoreItems(
    net,
    lines.map((names) => names.map(row)),
    looks,
  ),
]

describe('scoreItems', () => {
  it('scores a line by its own features, by those near it and by lines that look like it', () => {
    expect(scores([['dated'], [], []], ['x', 'y', 'y'])).toEqual([
      ...[1, 0, 1],
      ...[0, 2, 2],
      ...[0, 0, 2],
    ])
  })

  it('has no number below zero', () => {
    expect(scores([['dated', 'dull'], []], ['x', 'y'])).toEqual([0, 0, 1, 0, 0, 1])
  })

  it('scores nothing for no lines', () => {
    expect(scores([], [])).toEqual([])
  })

  it('tells the mean of several members, each by its own numbers of a feature', () => {
    const [member] = STORED.members
    const deaf = { ...STORED.members[0], told: { mix: none(12), bias: [4 * ONE, 0, 0] } }
    const both = loadNet({
      ...STORED,
      members: member ? [member, { ...member, ...deaf }] : [],
      features: { dated: [ONE, 0, 0, 0, 9 * ONE, 0, 0, 0], dull: [0, 0, 0, 0, 0, 0, 0, 0] },
    })
    const rows = [[both.features.get('dated') ?? -1], []]
    const alone = scores([['dated'], []], ['x', 'y'])
    const others = [4, 0, 0, 4, 0, 0]
    expect([...scoreItems(both, rows, ['x', 'y'])]).toEqual(
      alone.map((score, at) => (score + (others[at] ?? 0)) / 2),
    )
  })
})

describe('lookNumbers', () => {
  it('numbers looks in the order in which they come', () => {
    expect([...lookNumbers(['p', 'q', 'p', 'r'])]).toEqual([0, 1, 0, 2])
  })
})
