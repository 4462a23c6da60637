import { describe, expect, it } from 'vitest'
import { PhraseMap } from './phrase-map.js'
import { foldPhrase, tokenize } from './tokenize.js'

describe('a map restored from its contents', () => {
  it('finds what the first one found, in the same way', () => {
    const first = new PhraseMap<string>()
    for (const [name, value] of [
      ['Node.js', 'node'],
      ['NodeJS', 'node'],
      ['machine learning', 'ml'],
      ['InDesign', 'indesign'],
    ] as const) {
      first.add(foldPhrase(name), value)
    }
    const { phrases, values } = first.contents()
    const second = PhraseMap.restore([...phrases], [...values])
    for (const text of ['node js', 'nodejs', 'in design', 'machine-learning', 'nothing']) {
      expect(second.at(tokenize(text), 0)).toEqual(first.at(tokenize(text), 0))
    }
  })
})
