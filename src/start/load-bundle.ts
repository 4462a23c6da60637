// Loads a bundle of scripts/bundle.mjs together with the code that V8 has compiled of it before, so
// that a start compiles next to nothing. Without that code, or under another Node, the bundle is
// compiled as usual.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { constants, Script } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { setV8Flags } from '../runtime/v8-flags.js'
import { readApart } from '../tables/read-apart.js'

const BUNDLES = fileURLToPath(new URL('../bundles/', import.meta.url))
const COMPILED = '.code'

interface Chunk {
  exports: object
}
interface Loaded extends Chunk {
  script: Script
  sum: number
}
/** A chunk is compiled as a function; scripts/bundle.mjs names its parameters. */
type Run = (
  exports: object,
  require: (id: string) => unknown,
  module: Chunk,
  ...place: string[]
) => void

/** Every chunk of this thread, by its path. */
const chunks = new Map<string, Loaded>()

/**
 * In front of the compiled code stands the checksum of its source. V8 copies code that does not
 * begin at a multiple of eight.
 */
const HEAD_BYTES = 8

/**
 * V8 itself compares only the length of the source, so a change by hand could go unnoticed. SHA-256
 * would find it no better, and costs a start 20 ms.
 */
function compiledOf(path: string, sum: number): { cachedData?: Buffer } {
  try {
    const file = readApart(path + COMPILED)
    return file.readUInt32LE(0) === sum ? { cachedData: file.subarray(HEAD_BYTES) } : {}
  } catch {
    return {}
  }
}

function load(path: string): object {
  const known = chunks.get(path)
  if (known) return known.exports
  const source = readApart(path)
  const sum = crc32(source)
  // A bundle is plain ASCII (scripts/bundle.mjs).
  const script = new Script(source.toString('latin1'), {
    filename: path,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...compiledOf(path, sum),
  })
  const chunk: Loaded = { exports: {}, script, sum }
  chunks.set(path, chunk)
  const outside = createRequire(path)
  const require = (id: string) => (id.startsWith('.') ? load(join(dirname(path), id)) : outside(id))
  const run = script.runInThisContext() as Run
  run(chunk.exports, require, chunk, path, dirname(path), pathToFileURL(path).href)
  return chunk.exports
}

/** Runs the bundle of an entry, for instance 'cli/main'. */
export function loadBundle(entry: string): void {
  // A thread has the flags of its process.
  if (isMainThread) setV8Flags()
  load(join(BUNDLES, entry, 'entry.cjs'))
}

/** Stores what is compiled by now of all that this thread has loaded; the build calls it. */
export function keepCompiled(): void {
  for (const [path, { script, sum }] of chunks) {
    const head = Buffer.alloc(HEAD_BYTES)
    head.writeUInt32LE(sum)
    writeFileSync(path + COMPILED, Buffer.concat([head, script.createCachedData()]))
  }
}
