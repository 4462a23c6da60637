import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packTable, unpackTable } from './table-file.js'
import { TextIndex, textIndexTable } from './text-index.js'
import { TextList, textListTable } from './text-list.js'

/** The bytes as threads get them. */
function shared(bytes: Uint8Array): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(bytes.length)
  new Uint8Array(memory).set(bytes)
  return memory
}

const anyText = fc.string({ unit: 'grapheme', maxLength: 12 })
/** Names of an object's own members must be treated like any other text. */
const text = fc.oneof(anyText, fc.constantFrom('__proto__', 'constructor', 'toString', ''))

describe('a packed table', () => {
  const table = {
    letters: new Uint8Array([1, 2, 3]),
    inner: { steps: new Float64Array([0.1, -2.5]), none: new Int32Array(0) },
    __proto: { places: new Uint32Array([7, 2 ** 32 - 1]) },
    short: new Uint16Array([65535]),
    signed: new Int16Array([-32768, 5]),
  }

  it('comes out of shared memory as it went in, without a copy', () => {
    const memory = shared(packTable(table))
    const opened = unpackTable(memory)
    expect(opened).toEqual(table)
    expect((opened.letters as Uint8Array).buffer).toBe(memory)
  })

  it('has the same bytes every time', () => {
    expect(packTable(table)).toEqual(packTable(structuredClone(table)))
  })

  it('that another kind of machine has built is refused with what to do', () => {
    const bytes = packTable(table)
    bytes.subarray(0, 4).reverse()
    expect(() => unpackTable(shared(bytes))).toThrow('npm run build')
  })

  it('holds typed arrays alone', () => {
    const wrong = { dates: new BigInt64Array(1) } as unknown as Parameters<typeof packTable>[0]
    expect(() => packTable(wrong)).toThrow('BigInt64Array')
  })
})

describe('TextList', () => {
  it('gives every text back', () => {
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        expect([...new TextList(textListTable(texts))]).toEqual(texts)
      }),
    )
  })
})

describe('TextIndex', () => {
  it('finds each text at its first place, and no other', () => {
    fc.assert(
      fc.property(fc.array(text), text, (texts, other) => {
        const index = new TextIndex(textIndexTable(texts))
        for (const one of [...texts, other]) {
          expect(index.find(one)).toBe(texts.indexOf(one))
          expect(index.has(one)).toBe(texts.includes(one))
        }
      }),
    )
  })

  it('does not take half a character for the mark of a broken one', () => {
    const index = new TextIndex(textIndexTable(['a\ufffd']))
    expect(index.has('a\ud83d')).toBe(false)
    expect(index.has('a\ufffd')).toBe(true)
  })
})
