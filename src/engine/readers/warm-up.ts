// The made-up document that a reader reads before its first job: a résumé, as a PDF of one page.
import { dataText } from '../../tables/data-file.js'
import type { DocumentPayload } from '../parse/resume-operations.js'

/** From line to line of print in 11 points, loose as résumés are set. */
const LINE_POINTS = 16
const ESCAPED = /[\\()]/g

/** The least that a PDF needs; PDFium finds the objects without a table of them. */
function pdfOf(text: string): Buffer {
  const shown = text
    .split('\n')
    .map((line) => `(${line.replace(ESCAPED, '\\$&')}) Tj T*`)
    .join('\n')
  const content = `BT /F 11 Tf ${LINE_POINTS} TL 54 760 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1')
}

export const warmUpPayload = (): DocumentPayload => ({
  source: { kind: 'bytes', bytes: pdfOf(dataText('./data/warm-up.txt', import.meta.url)) },
  options: { asOf: '2025-01-01', documentId: 'cand_warm_up', evidence: true },
})
