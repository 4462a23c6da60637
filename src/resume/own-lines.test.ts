import { describe, expect, it } from 'vitest'
import { linesOf } from '../../test/support/clued-lines.js'
import type { ReadableDocument } from '../layout/types.js'
import { ownLines } from './own-lines.js'

/** Lines of "page furniture? text". */
function document(rows: [page: number, furniture: boolean, text: string][]): ReadableDocument {
  const lines = linesOf(rows.map(([, , text]) => text).join('\n')).map((line, at) => ({
    ...line,
    page: rows[at]?.[0] ?? 1,
    furniture: rows[at]?.[1] ?? false,
  }))
  return { lines } as ReadableDocument
}

describe('the lines that are the text of a résumé', () => {
  const pages = document([
    [1, true, 'Mara Lindqvist'],
    [1, false, 'Nurse'],
    [1, true, 'March 2024 Resume 1'],
    [1, true, 'mara@example.org'],
    [2, true, 'Mara Lindqvist'],
    [2, false, 'Oakline Clinic'],
    [2, true, 'March 2024 Resume 2'],
  ])
  const texts = ownLines(pages).map(({ text }) => text)

  it('are the text of all pages and the header of the first', () => {
    expect(texts).toEqual(['Mara Lindqvist', 'Nurse', 'mara@example.org', 'Oakline Clinic'])
  })
})
