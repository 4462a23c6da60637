import { describe, expect, it } from 'vitest'
import { loadNet, type StoredNet } from '../../sequence/net/net.js'
import { labelWords } from './label-words.js'

const WIDTH = 4
const none = (count: number): number[] => Array.from({ length: count }, () => 0)

/** A network with one feature, which speaks for B by this much; everything else is O. */
const netFor = (speaksForB: number): StoredNet => ({
  labels: ['B', 'I', 'O'],
  transitions: none(9),
  starts: none(3),
  ends: none(3),
  features: { asked: [4096, 0, 0, 0] },
  members: [
    {
      bias: none(WIDTH),
      near: [
        { spread: none(5 * WIDTH), mix: none(WIDTH * WIDTH), bias: none(WIDTH) },
        { spread: none(5 * WIDTH), mix: none(WIDTH * WIDTH), bias: none(WIDTH) },
      ],
      alike: { own: none(WIDTH * WIDTH), mean: none(WIDTH * WIDTH), bias: none(WIDTH) },
      told: { mix: [speaksForB * 4096, ...none(11)], bias: [0, 0, 4096] },
    },
  ],
})

const labelsOf = (net: StoredNet) =>
  labelWords(loadNet(net), [['asked'], ['unheard of']]).map(({ label }) => label)

describe('words of a unit', () => {
  it('are labelled by what their features say', () => {
    expect(labelsOf(netFor(3))).toEqual(['B', 'O'])
    expect(labelsOf(netFor(-3))).toEqual(['O', 'O'])
  })

  it('may be none', () => {
    expect(labelWords(loadNet(netFor(1)), [])).toEqual([])
  })
})
