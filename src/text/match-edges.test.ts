import { describe, expect, it } from 'vitest'
import { matchEdges } from './match-edges.js'

describe('matchEdges', () => {
  it('gives start and end of every match, in turns', () => {
    expect(matchEdges(/\p{Alpha}+/gu, 'Über 2 Öfen')).toEqual([0, 4, 7, 11])
  })

  it('begins anew for every text', () => {
    const pattern = /a+/g
    expect(matchEdges(pattern, 'aa')).toEqual([0, 2])
    expect(matchEdges(pattern, 'a')).toEqual([0, 1])
    expect(matchEdges(pattern, 'b')).toEqual([])
  })
})
