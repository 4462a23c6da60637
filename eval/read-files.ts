// How the measuring commands read files: names in order, JSON, and PDFs into lines.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPdfium, readPdf } from '#engine/documents/pdf/read-pdf.js'
import { layoutDocument } from '#engine/layout/layout-document.js'
import type { ReadableDocument } from '#engine/layout/types.js'

/** The names of a folder's files with this ending, in order. */
export const namesIn = (folder: string, ending = ''): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()

/** The caller states the type: these are files of a known form, written for measuring. */
export const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

/** Every JSON file of a folder, in order. */
export const readJsons = <T>(folder: string): T[] =>
  namesIn(folder).map((name) => readJson<T>(join(folder, name)))

export const readBytes = (path: string): Uint8Array => new Uint8Array(readFileSync(path))

/** The lines of a PDF's own text: scans have none, and are not read by OCR here. */
export async function pdfLines(path: string): Promise<ReadableDocument> {
  await openPdfium()
  return layoutDocument(readPdf(readBytes(path)))
}
