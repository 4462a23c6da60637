// Every page and text of the folders html/ and text/ is read to exactly its expected lines.
// A new case: add the file, then run with UPDATE_CASES=1 and read what was written.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../src/documents/read-document.js'
import { showDocument } from './show-lines.js'

const folder = (name: string) => new URL(`./${name}/`, import.meta.url)

describe.each(['html', 'text'])('%s', (name) => {
  const files = readdirSync(folder(name)).filter((file) => !file.endsWith('.expected'))
  test.each(files)('%s is read to its expected lines', async (file) => {
    const bytes = readFileSync(new URL(file, folder(name)))
    const shown = showDocument(await readDocument({ kind: 'bytes', bytes }))
    const expected = new URL(`${file}.expected`, folder(name))
    if (process.env.UPDATE_CASES || !existsSync(expected)) writeFileSync(expected, shown)
    expect(shown).toBe(readFileSync(expected, 'utf8'))
  })
})
