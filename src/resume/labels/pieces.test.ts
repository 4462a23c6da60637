import { describe, expect, it } from 'vitest'
import { readText } from '../../documents/read-text.js'
import { layoutDocument } from '../../layout/layout-document.js'
import type { Line } from '../../layout/types.js'
import { linePieces } from './pieces.js'

function lineOf(text: string): Line {
  const [line] = layoutDocument(readText(text)).lines
  if (!line) throw new Error('no line')
  return line
}

const CASES: [string, string[]][] = [
  ['Engineer, Acme Ltd | Pune (2014 – 2016)', ['Engineer', 'Acme Ltd', 'Pune']],
  ['Engineer - Acme Ltd', ['Engineer', 'Acme Ltd']],
  ['Engineer @ Acme Ltd', ['Engineer', 'Acme Ltd']],
  ['Engineer — Acme Ltd', ['Engineer', 'Acme Ltd']],
  ['Co-ordinator: Rolls-Royce', ['Co-ordinator', 'Rolls-Royce']],
  ['Engineer          Acme Ltd', ['Engineer', 'Acme Ltd']],
  ['Jan 2019 – Mar 2021', []],
  ['Jan 2019 – Mar 2021, Engineer', ['Engineer']],
  ['Engineer', ['Engineer']],
  ['Acme Ltd . . . . . . . . . .', ['Acme Ltd']],
  ['Acme and Co.', ['Acme and Co.']],
]

describe('linePieces', () => {
  it.each(CASES)('"%s" falls into %j', (text, pieces) => {
    expect(linePieces(lineOf(text)).map((piece) => piece.text)).toEqual(pieces)
  })

  it('each piece says where it stands in the line', () => {
    const line = lineOf('Engineer, Acme Ltd | Pune (2014 – 2016)')
    for (const { text, start, end } of linePieces(line))
      expect(line.text.slice(start, end)).toBe(text)
  })

  it('a line of marks has a bounded number of pieces', () => {
    expect(linePieces(lineOf('a, '.repeat(1_000)), []).length).toBeLessThanOrEqual(40)
  })
})
