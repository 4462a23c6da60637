// A résumé as DOCX says what the same résumé says as PDF: tabs, lists, a sidebar in a table, rows, boxes.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../src/contract/candidate.js'
import { EXTRA_FORMATS } from '../../src/documents/formats.js'
import { readSource } from '../../src/engine/read-source.js'
import { parseResume } from '../../src/resume/parse-resume.js'
import { MADE_UP } from './formats/made-up.js'

const FOLDER = new URL('./formats/', import.meta.url)

async function candidateOf(bytes: Buffer): Promise<Candidate> {
  const document = await readSource({ kind: 'bytes', bytes, formats: EXTRA_FORMATS })
  return parseResume(document, { asOf: '2025-01-01', candidateId: 'cand_x' })
}

describe('a DOCX and its PDF', () => {
  it.each(Object.entries(MADE_UP))('give one Candidate: %s', async (name, docx) => {
    const pdf = readFileSync(new URL(`${name}.pdf`, FOLDER))
    const candidate = await candidateOf(docx)
    expect(candidate).toEqual(await candidateOf(pdf))
    expect(candidate.work_history.length).toBeGreaterThan(0)
    expect(candidate.education.length).toBeGreaterThan(0)
    expect(candidate.skills.length).toBeGreaterThan(2)
  })

  it('stand side by side, each of them', () => {
    const pdfs = readdirSync(FOLDER).filter((file) => file.endsWith('.pdf'))
    expect(pdfs.sort()).toEqual(
      Object.keys(MADE_UP)
        .map((name) => `${name}.pdf`)
        .sort(),
    )
  })
})
