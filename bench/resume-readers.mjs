// The readers that bench/resume.mjs compares, and the process in which one of them runs alone.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { V8_FLAGS } from '../dist/runtime/v8-flags.js'
import { pdfjs } from './documents-readers.mjs'
import { serveReader } from './reader-process.mjs'

const AS_OF = '2026-01-01'

const OWN = new URL('../', import.meta.url)
/** The variable that names a second checkout, built, for the processes of its readers. */
export const AGAINST = 'ROLECALL_BENCH_AGAINST'

const modules = (checkout) => ({
  operations: () => import(new URL('dist/engine/operations.js', checkout)),
  readSource: () => import(new URL('dist/engine/read-source.js', checkout)),
  parseResume: () => import(new URL('dist/resume/parse-resume.js', checkout)),
})

/** The answer of the engine: Candidate and scoring view; a document that is no résumé costs as much. */
async function answer(source, read, from) {
  const { operations } = await from.operations()
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

const byteReader = (from) => async (bytes) => {
  const { readSource } = await from.readSource()
  return readSource({ kind: 'bytes', bytes })
}

const lineParser = (from) => async (document) => {
  const { parseResume } = await from.parseResume()
  parseResume(document, { asOf: AS_OF, candidateId: 'cand_bench' })
  return document.pages
}

/** What another checkout's readers are called. */
export const before = (name) => `${name}, before`

/** The flags that this checkout's service sets for its readers. */
const OWN_NAMES = ['whole parse', 'parse without PDF', 'with its scoring view']
export const flagsOf = (name) => (OWN_NAMES.includes(name) ? V8_FLAGS : [])

/** Those of this checkout and, where `against` names another's folder, the same of that one. */
export function readersOf(against) {
  const own = modules(OWN)
  const readBytes = byteReader(own)
  const other = against ? modules(pathToFileURL(`${against}/`)) : null
  return {
    'whole parse': (bytes) => answer(bytes, readBytes, own),
    'pdfjs-dist, text alone': (bytes) => pdfjs(bytes, false),
    'pdfjs-dist with fonts': (bytes) => pdfjs(bytes, true),
    'parse without PDF': { prepare: readBytes, read: lineParser(own) },
    'with its scoring view': {
      prepare: readBytes,
      read: (lines) => answer(lines, async () => lines, own),
    },
    ...(other && {
      [before('whole parse')]: (bytes) => answer(bytes, byteReader(other), other),
      [before('parse without PDF')]: { prepare: byteReader(other), read: lineParser(other) },
    }),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  serveReader(readersOf(process.env[AGAINST])[process.argv[2]])
