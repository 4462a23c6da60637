// The readers that bench/resume.mjs compares, and the process in which one of them runs alone.
import { fileURLToPath } from 'node:url'
import { pdfjs } from './documents-readers.mjs'
import { serveReader } from './reader-process.mjs'

const AS_OF = '2026-01-01'

/** The answer of the engine: Candidate and scoring view; a document that is no résumé costs as much. */
async function answer(source, read) {
  const { operations } = await import('../dist/engine/operations.js')
  const options = { asOf: AS_OF, documentId: 'cand_bench', evidence: false }
  let pages = 0
  const context = {
    read: async () => {
      const document = await read(source)
      pages = document.pages
      return document
    },
  }
  try {
    JSON.stringify(await operations.parse_resume({ source, options }, context))
  } catch (error) {
    if (error.code !== 'parse_failed') throw error
  }
  return pages
}

async function readBytes(bytes) {
  const { readSource } = await import('../dist/engine/read-source.js')
  return readSource({ kind: 'bytes', bytes })
}

async function parseLines(document) {
  const { parseResume } = await import('../dist/resume/parse-resume.js')
  parseResume(document, { asOf: AS_OF, candidateId: 'cand_bench' })
  return document.pages
}

export const READERS = {
  'whole parse': (bytes) => answer(bytes, readBytes),
  'pdfjs-dist, text alone': (bytes) => pdfjs(bytes, false),
  'pdfjs-dist with fonts': (bytes) => pdfjs(bytes, true),
  'parse without PDF': { prepare: readBytes, read: parseLines },
  'with its scoring view': {
    prepare: readBytes,
    read: (lines) => answer(lines, async () => lines),
  },
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serveReader(READERS[process.argv[2]])
