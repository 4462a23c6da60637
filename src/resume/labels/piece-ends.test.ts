import { describe, expect, it } from 'vitest'
import { NOTHING } from './clues.js'
import { pieceEnds } from './piece-ends.js'

const ends = (text: string, whole = NOTHING) =>
  pieceEnds({ text, start: 10, end: 10 + text.length, before: '' }, whole).map(
    ({ kind, start, end }) => `${kind} ${text.slice(start - 10, end - 10)}`,
  )

describe('pieceEnds', () => {
  it('finds a town behind a name without a mark between them', () => {
    expect(ends('Quillbrook Traders Pune India')).toContain('tail:place Pune India')
  })

  it('finds a title at either end', () => {
    expect(ends('Sales Manager Quillbrook Traders')).toContain('front:title Sales Manager')
    expect(ends('Quillbrook Ltd Sales Manager')).toContain('tail:title Sales Manager')
  })

  it('finds a school before its town, and behind a degree', () => {
    expect(ends('Quillbrook University Pune')).toContain('front:institution Quillbrook University')
    expect(ends('B.Sc. Quillbrook University')).toContain('tail:institution Quillbrook University')
  })

  it('leaves a town in the name of a school', () => {
    const text = 'University of Leeds'
    const school = { kind: 'institution', start: 0, end: text.length }
    const piece = { text, start: 0, end: text.length, before: '' }
    expect(pieceEnds(piece, NOTHING, [school])).toEqual([])
    expect(pieceEnds(piece, NOTHING)).not.toEqual([])
  })

  it('leaves alone what is of one kind as a whole, one word, and sentences', () => {
    expect(ends('New Delhi India', { ...NOTHING, place: 0.9 })).not.toContain('tail:place India')
    expect(ends('Pune')).toEqual([])
    expect(ends(`${'word '.repeat(20)}Pune`)).toEqual([])
  })
})
