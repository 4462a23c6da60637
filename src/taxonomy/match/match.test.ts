import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../../text/edit-distance.js'
import { foldWord } from './fold-word.js'
import { singularOf } from './number-forms.js'
import { PhraseMap } from './phrase-map.js'
import { PhraseCollector } from './phrase-table.js'
import { foldName, foldPhrase, GAP, tokenize } from './tokenize.js'
import { TypoIndex, typoTable } from './typo-index.js'

/** The textbook table, against which the banded one is checked. */
function plainDistance(a: string, b: string): number {
  const cells = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  )
  const at = (row: number, column: number) => cells[row]?.[column] ?? 0
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      let cost = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(row - 2, column - 2) + 1)
      }
      const line = cells[row]
      if (line) line[column] = cost
    }
  }
  return at(a.length, b.length)
}

describe('foldWord', () => {
  it.each([
    ['Économies', 'economies'],
    ['Straße', 'strasse'],
    ['ﬁle', 'file'],
    ['organisation', 'organization'],
    ['Behaviour', 'behavior'],
    ['centre', 'center'],
    ['modelling', 'modeling'],
    ['paediatric', 'pediatric'],
    ['licence', 'license'],
    ['vitae', 'vitae'],
    ['hour', 'hour'],
    ['soft\u00adware', 'software'],
  ])('folds %s to %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded)
  })
})

describe('tokenize', () => {
  it.each([
    ['Node.js', 'node js'],
    ['C, C++, C# and F#', 'c cplusplus csharp & fsharp'],
    ['C++17', 'cplusplus 17'],
    ['.NET and ASP.NET', 'dotnet & asp net'],
    ['R&D', 'r & d'],
    ['R and D', 'r & d'],
    ['hands', 'hands'],
    ['CompTIA A+', 'comptia aplus'],
    ["driver's licence", 'driver s license'],
    ['  ', ''],
  ])('cuts "%s"', (text, words) => {
    expect(foldName(text).join(' ')).toBe(words)
    expect(foldPhrase(text)).toBe(words)
  })

  it('tells how strongly two words are apart', () => {
    const gaps = tokenize('a b-c/d, e. f\ng').map((token) => token.gap)
    expect(gaps).toEqual([GAP.stop, GAP.space, GAP.join, GAP.slash, GAP.stop, GAP.stop, GAP.line])
  })

  it('gives places that cut the same words out of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const token of tokenize(text)) {
          expect(token.end).toBeGreaterThan(token.start)
          expect(token.end).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })
})

describe('PhraseMap', () => {
  const names = ['Node.js', 'InDesign', 'machine learning', 'machine learning model', 'Ανάλυση']
  const mapOf = (pairs: readonly (readonly [name: string, value: string])[]) => {
    const collector = new PhraseCollector<string>()
    for (const [name, value] of pairs) collector.add(foldPhrase(name), value)
    const { table, values } = collector.finish()
    return new PhraseMap(table, (place) => values[place])
  }
  const map = mapOf(names.map((name) => [name, name]))
  const longest = (text: string) => map.at(tokenize(text), 0).at(-1)

  it('finds a name however it is joined', () => {
    for (const text of ['nodejs', 'node js', 'Node-JS'])
      expect(longest(text)?.value).toBe('Node.js')
  })

  it('prefers nothing, but lists the longer name last', () => {
    expect(longest('machine learning models')).toMatchObject({
      value: 'machine learning model',
      form: 'plural',
      length: 3,
    })
  })

  it('says when the text has a space where no spelling has one', () => {
    expect(longest('in design')?.loose).toBe(true)
    expect(longest('in-design')?.loose).toBe(false)
    expect(longest('node js')?.loose).toBe(false)
  })

  it('does not reach over a comma', () => {
    expect(longest('machine, learning')).toBeUndefined()
  })

  it('keeps the first value of a name', () => {
    const two = mapOf([
      ['Node.js', 'first'],
      ['nodejs', 'other'],
    ])
    expect(two.get('node js')).toBe('first')
  })

  it('knows a space that any spelling of a name has', () => {
    const spelt = mapOf([
      ['InDesign', 'one'],
      ['in design', 'one'],
    ])
    expect(spelt.at(tokenize('in design'), 0).at(-1)?.loose).toBe(false)
  })

  it('finds names that are not in plain letters', () => {
    expect(longest('ΑΝΆΛΥΣΗ')?.value).toBe('Ανάλυση')
    expect(longest('αναλυσ')).toBeUndefined()
  })

  it('has no names of its own', () => {
    for (const text of ['__proto__', 'constructor', '']) expect(map.get(text)).toBeUndefined()
  })
})

describe('editDistance', () => {
  it('agrees with the whole table up to its bound', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 2 }), (a, b, max) => {
        expect(editDistance(a, b, max)).toBe(Math.min(plainDistance(a, b), max + 1))
      }),
      { numRuns: 3000 },
    )
  })
})

describe('TypoIndex', () => {
  const indexOf = (...names: string[]) => {
    const table = typoTable(names.map((key, value) => ({ key, words: 1, value })))
    return new TypoIndex(table, (place) => names[place])
  }
  const index = indexOf('javascript', 'kubernetes', 'accounting', 'recounting', 'java')

  it.each([
    ['javascrpt', 'javascript'],
    ['javasrcipt', 'javascript'],
    ['kubernets', 'kubernetes'],
    ['ajvascript', undefined],
    ['javq', undefined],
    ['zzzzzzzzzz', undefined],
  ])('takes %s for %s', (slip, meant) => {
    expect(index.find(slip)?.value).toBe(meant)
  })

  it('does not choose between two names that are equally near', () => {
    expect(indexOf('painting', 'painning').find('painxing')).toBeUndefined()
  })
})

describe('singularOf', () => {
  it.each([
    ['policies', 'policy'],
    ['boxes', 'box'],
    ['apis', 'api'],
    ['analysis', null],
    ['access', null],
    ['bus', null],
  ])('%s → %s', (word, singular) => {
    expect(singularOf(word)).toBe(singular)
  })
})
