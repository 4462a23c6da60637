import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_HASH, extendHash } from '../text/text-hash.js'
import { NameFilter, nameFilterTable } from './name-filter.js'

const hashOf = (text: string): number => extendHash(EMPTY_HASH, text)

const filterOf = (names: string[], bitsLog2: number): NameFilter =>
  new NameFilter(nameFilterTable(names, bitsLog2))

describe('NameFilter', () => {
  it('never denies a name of a table, nor the words that a name goes on from', () => {
    const name = fc.stringMatching(/^[a-zé]{1,6}( [a-z]{1,6}){0,3}$/)
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const filter = filterOf(names, 12)
        for (const one of names) {
          expect(filter.mayBeName(hashOf(one))).toBe(true)
          for (let at = one.indexOf(' '); at > 0; at = one.indexOf(' ', at + 1)) {
            expect(filter.mayGoOn(hashOf(one.slice(0, at)))).toBe(true)
          }
        }
      }),
    )
  })

  it('denies other words and beginnings of words', () => {
    const filter = filterOf(['new york'], 22)
    expect(filter.mayBeName(hashOf('new'))).toBe(false)
    expect(filter.mayGoOn(hashOf('new york'))).toBe(false)
    expect(filter.mayGoOn(hashOf('ne'))).toBe(false)
  })
})
