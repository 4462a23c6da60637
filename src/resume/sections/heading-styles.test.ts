import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/clued-lines.js'
import type { Line } from '../../layout/types.js'
import { headingStyles, isStyledHeading } from './heading-styles.js'

function line(text: string, change: Partial<Line> = {}): Line {
  const [first] = linesOf(text)
  if (!first) throw new Error('no line')
  return { ...first, gapBefore: 0, ...change }
}

const LOUD: Partial<Line> = { bold: true, size: 1.2 }
const KNOWN = [line('Education', LOUD), line('Skills', LOUD)]

describe('isStyledHeading', () => {
  const styles = headingStyles(KNOWN)

  it('a line with the looks of two known headings is one, whatever its words', () => {
    expect(isStyledHeading(line('Voyages', LOUD), styles)).toBe(true)
  })

  it('one heading of those looks is no habit', () => {
    expect(isStyledHeading(line('Voyages', LOUD), headingStyles(KNOWN.slice(1)))).toBe(false)
  })

  it('headings that look like text teach nothing', () => {
    const plain = [line('Education'), line('Skills')]
    expect(headingStyles(plain).size).toBe(0)
    expect(isStyledHeading(line('Voyages'), headingStyles(plain))).toBe(false)
  })

  it.each<[string, Partial<Line>]>([
    ['another size', { size: 1.4 }],
    ['no bold', { bold: false }],
    ['capitals', { caps: true }],
    ['a colour', { colored: true }],
    ['a side bar', { sidebar: true }],
    ['another indent', { indent: 4 }],
    ['a bullet', { bullet: true }],
  ])('%s makes other looks', (_, change) => {
    expect(isStyledHeading(line('Voyages', { ...LOUD, ...change }), styles)).toBe(false)
  })

  it.each(['Voyages 2016', 'maya@example.com', 'Six words make up a sentence'])(
    '"%s" heads nothing',
    (text) => {
      expect(isStyledHeading(line(text, LOUD), styles)).toBe(false)
    },
  )
})

describe('headings in the margin', () => {
  const none = headingStyles([])
  const margin = 'VOYAGES          Round the island'

  it('capitals in the margin beside other text are a heading', () => {
    expect(isStyledHeading(line(margin), none)).toBe(true)
  })

  it.each<[string, string, Partial<Line>]>([
    ['capitals beside capitals', 'VOYAGES          ROUND THE ISLAND', {}],
    ['small letters', 'Voyages          Round the island', {}],
    ['a date', 'MAY 2016          Round the island', {}],
    ['an indented line', margin, { indent: 2 }],
    ['a bullet', margin, { bullet: true }],
  ])('%s is none', (_, text, change) => {
    expect(isStyledHeading(line(text, change), none)).toBe(false)
  })

  it('capitals close to the text beside them are none', () => {
    const given = line(margin)
    const [first, second] = given.segments
    if (!first || !second) throw new Error('no margin')
    const segments = [first, { ...second, x: first.x + 3 }]
    expect(isStyledHeading({ ...given, segments }, none)).toBe(false)
  })
})
