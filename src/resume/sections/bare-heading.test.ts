import { describe, expect, it } from 'vitest'
import { costGrowth, LINEAR_GROWTH_MAX } from '../../../test/support/growth.js'
import { bareHeading } from './bare-heading.js'

describe('bareHeading', () => {
  it.each([
    ['== Skills ==', 'Skills'],
    ['Education:-', 'Education'],
    ['• WORK EXPERIENCE •', 'WORK EXPERIENCE'],
    ['Skills ...', 'Skills'],
    ['Skills：', 'Skills'],
    ['Skills - Tools', 'Skills - Tools'],
    ['.NET Skills', '.NET Skills'],
    [': Skills', ': Skills'],
    ['\u00a0Skills\t', 'Skills'],
    ['--- ---', ''],
    ['', ''],
  ])('"%s" becomes "%s"', (given, bare) => {
    expect(bareHeading(given)).toBe(bare)
  })

  it.each(['-', '= ', '. '])('a run of %j inside the text costs linear time', (unit) => {
    const make = (count: number) => `x${unit.repeat(count)}x`
    expect(costGrowth(400_000, make, bareHeading)).toBeLessThan(LINEAR_GROWTH_MAX)
  })
})
