// The readers that bench/resume.ts compares, and the process in which one of them runs alone.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DocumentSource, OperationContext } from '#engine/engine/types.js'
import type { ReadableDocument } from '#engine/layout/types.js'
import { V8_FLAGS } from '#engine/runtime/v8-flags.js'
import { HOME, moduleOf } from './checkout.js'
import { pdfjs } from './documents-readers.js'
import { type Reader, serveReader } from './reader-process.js'

const AS_OF = '2026-01-01'
/** A placeholder for the source: the context reads what the bench gives it. */
const NOT_ASKED: DocumentSource = { kind: 'text', text: '' }

/** The variable that names a second checkout, built, for the processes of its readers. */
export const AGAINST = 'ROLECALL_BENCH_AGAINST'

/** Loaded on demand, so that the cost of the first file includes the loading. */
const modules = (checkout: string) => ({
  operations: () =>
    moduleOf<typeof import('#engine/engine/operations.js')>(checkout, 'engine/operations.js'),
  readSource: () =>
    moduleOf<typeof import('#engine/engine/read-source.js')>(checkout, 'engine/read-source.js'),
  parseResume: () =>
    moduleOf<typeof import('#engine/resume/parse-resume.js')>(checkout, 'resume/parse-resume.js'),
})
type Modules = ReturnType<typeof modules>

/** Refusals of another checkout are not instances of our class. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'parse_failed'

/** The engine's answer: Candidate and scoring view. A document that is no résumé costs as much. */
async function answer(read: () => Promise<ReadableDocument>, from: Modules): Promise<number> {
  const { operations } = await from.operations()
  const options = { asOf: AS_OF, documentId: 'cand_bench', evidence: false }
  let pages = 0
  const context: OperationContext = {
    read: async () => {
      const document = await read()
      pages = document.pages
      return document
    },
  }
  try {
    JSON.stringify(await operations.parse_resume({ source: NOT_ASKED, options }, context))
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  return pages
}

const byteReader = (from: Modules) => async (bytes: Uint8Array) => {
  const { readSource } = await from.readSource()
  return readSource({ kind: 'bytes', bytes })
}

const lineParser = (from: Modules) => async (document: ReadableDocument) => {
  const { parseResume } = await from.parseResume()
  parseResume(document, { asOf: AS_OF, candidateId: 'cand_bench' })
  return document.pages
}

/** The name of another checkout's reader. */
export const before = (name: string): string => `${name}, before`

const OWN_NAMES = ['whole parse', 'parse without PDF', 'with its scoring view']

/**
 * Each reader runs under the flags that its own checkout's service sets; early checkouts set none.
 */
export async function flagsFor(
  against: string | undefined,
): Promise<(name: string) => readonly string[]> {
  const others = against ? await flagsIn(against) : []
  return (name) => {
    if (OWN_NAMES.includes(name)) return V8_FLAGS
    return OWN_NAMES.map(before).includes(name) ? others : []
  }
}

async function flagsIn(checkout: string): Promise<readonly string[]> {
  const place = 'runtime/v8-flags.js'
  if (!existsSync(join(checkout, 'dist', place))) return []
  const module = await moduleOf<typeof import('#engine/runtime/v8-flags.js')>(checkout, place)
  return module.V8_FLAGS
}

/** The readers of this checkout and, if `against` names another's folder, the same of that one. */
export function readersOf(against: string | undefined): Record<string, Reader> {
  const own = modules(HOME)
  const readBytes = byteReader(own)
  const other = against ? modules(against) : null
  return {
    'whole parse': (bytes) => answer(() => readBytes(bytes), own),
    'pdfjs-dist, text alone': (bytes) => pdfjs(bytes, false),
    'pdfjs-dist with fonts': (bytes) => pdfjs(bytes, true),
    'parse without PDF': { prepare: readBytes, read: lineParser(own) },
    'with its scoring view': {
      prepare: readBytes,
      read: (lines) => answer(async () => lines, own),
    },
    ...(other && {
      [before('whole parse')]: (bytes: Uint8Array) => answer(() => byteReader(other)(bytes), other),
      [before('parse without PDF')]: { prepare: byteReader(other), read: lineParser(other) },
    }),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serveReader(readersOf(process.env[AGAINST]))
