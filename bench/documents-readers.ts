// The readers that bench/documents.ts compares, and the process in which one of them runs alone.
import { fileURLToPath } from 'node:url'
import { type Reader, serveReader } from './reader-process.js'

/** The least that a reader must ask PDFium for: every character and its box. */
async function rawCharacters(bytes: Uint8Array): Promise<number> {
  const { openPdfium, pdfium } = await import('#engine/documents/pdf/pdfium.js')
  const { withDocument } = await import('#engine/documents/pdf/with-document.js')
  await openPdfium()
  return withDocument(bytes, (document) => {
    const { call, scratch } = pdfium()
    const pages = call.FPDF_GetPageCount(document)
    for (let index = 0; index < pages; index++) {
      const page = call.FPDF_LoadPage(document, index)
      const text = call.FPDFText_LoadPage(page)
      const count = call.FPDFText_CountChars(text)
      for (let at = 0; at < count; at++) {
        call.FPDFText_GetUnicode(text, at)
        call.FPDFText_GetLooseCharBox(text, at, scratch)
      }
      call.FPDFText_ClosePage(text)
      call.FPDF_ClosePage(page)
    }
    return pages
  })
}

async function linesInOrder(bytes: Uint8Array): Promise<number> {
  const { openPdfium, readPdf } = await import('#engine/documents/pdf/read-pdf.js')
  const { layoutDocument } = await import('#engine/layout/layout-document.js')
  await openPdfium()
  return layoutDocument(readPdf(bytes)).pages
}

/** pdf.js knows fonts (and so weights) and colours only after it has made the operator list. */
export async function pdfjs(bytes: Uint8Array, withFonts: boolean): Promise<number> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const pages = document.numPages
  for (let number = 1; number <= pages; number++) {
    const page = await document.getPage(number)
    if (withFonts) await page.getOperatorList()
    await page.getTextContent()
  }
  await task.destroy()
  return pages
}

export const READERS: Readonly<Record<string, Reader>> = {
  'raw PDFium': rawCharacters,
  'lines in reading order': linesInOrder,
  'pdfjs-dist, text alone': (bytes) => pdfjs(bytes, false),
  'pdfjs-dist with fonts': (bytes) => pdfjs(bytes, true),
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serveReader(READERS)
