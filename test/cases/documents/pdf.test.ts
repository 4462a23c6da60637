// Every PDF of the folder pdf/ is read to exactly its expected lines, whatever program made it.
// A new case: see pdf/make-pdfs.mjs, then run with UPDATE_CASES=1 and read what was written.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { openPdfium, readPdf } from '../../../src/documents/pdf/read-pdf.js'
import { layoutDocument } from '../../../src/layout/layout-document.js'
import type { Line } from '../../../src/layout/types.js'

const folder = new URL('./pdf/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'))

beforeEach(openPdfium)

test.each(files)('%s is read to its expected lines', (file) => {
  const { lines, hidden } = layoutDocument(readPdf(readFileSync(new URL(file, folder))))
  const notes = hidden.map(({ reason, text }) => `HIDDEN ${reason}: ${text}`)
  const shown = `${[...showLines(lines), ...notes].join('\n')}\n`
  const expected = new URL(`${file}.expected`, folder)
  if (process.env.UPDATE_CASES || !existsSync(expected)) writeFileSync(expected, shown)
  expect(shown).toBe(readFileSync(expected, 'utf8'))
})

test('a document reads the same from every program that made it', () => {
  const [first, ...others] = ['chromium', 'ghostscript'].map((producer) =>
    readFileSync(new URL(`two-column.${producer}.pdf.expected`, folder), 'utf8'),
  )
  for (const other of others) expect(other).toBe(first)
})

/** A blank line between columns, # for larger lines, - for items, ** for bold ones, | between segments. */
function showLines(lines: readonly Line[]): string[] {
  return lines.flatMap((line, index) => {
    const text = line.segments.map((segment) => segment.text).join(' | ')
    const size = line.size > 1.3 ? '# ' : line.size > 1.04 ? '## ' : ''
    const bold = line.bold && size === '' ? `**${text}**` : text
    const links = line.links.length > 0 ? ` <${line.links.join('> <')}>` : ''
    const shown = `${line.bullet ? '- ' : ''}${size}${bold}${links}`
    const before = lines[index - 1]
    return before && before.column !== line.column ? ['', shown] : [shown]
  })
}
