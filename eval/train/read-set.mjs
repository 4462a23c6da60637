// Reads the PDFs of a labelled set into lines, with their gold labels.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPdfium, readPdf } from '../../dist/documents/pdf/read-pdf.js'
import { layoutDocument } from '../../dist/layout/layout-document.js'
import { ownLines } from '../../dist/resume/own-lines.js'
import { joinDateLines } from '../../dist/resume/sections/join-dates.js'

/** @returns {Promise<{id: string, gold: object, document: object}[]>} scans left out. */
export async function readSet(set) {
  await openPdfium()
  const out = []
  for (const name of readdirSync(join(set, 'resume_gold')).sort()) {
    const gold = JSON.parse(readFileSync(join(set, 'resume_gold', name), 'utf8'))
    const path = join(set, 'resumes', `${gold.id}.pdf`)
    if (gold.not_a_resume || gold.layout === 'scan' || !existsSync(path)) continue
    try {
      const document = layoutDocument(readPdf(new Uint8Array(readFileSync(path))))
      const lines = joinDateLines(ownLines(document))
      out.push({ id: gold.id, gold, document: { ...document, lines } })
    } catch (error) {
      console.error(`${gold.id}: ${error.message}`)
    }
  }
  return out
}
