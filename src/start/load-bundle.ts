// Loads a bundle of scripts/bundle.mjs together with the code that V8 has compiled of it before, so
// that a start compiles next to nothing. Without that code, or under another Node, the bundle is
// compiled as usual.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { constants, Script } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { setV8Flags } from '../runtime/v8-flags.js'
import { readApart } from '../tables/read-apart.js'

const BUNDLES = fileURLToPath(new URL('../bundles/', import.meta.url))
const COMPILED = '.code'

interface Chunk {
  exports: object
}
interface Loaded extends Chunk {
  script: Script
  digest: Buffer
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

/** V8 itself compares only the length of the source, so a change by hand could go unnoticed. */
const digestOf = (source: Buffer): Buffer => createHash('sha256').update(source).digest()

function compiledOf(path: string, digest: Buffer): { cachedData?: Buffer } {
  try {
    const file = readApart(path + COMPILED)
    const fits = file.subarray(0, digest.length).equals(digest)
    return fits ? { cachedData: file.subarray(digest.length) } : {}
  } catch {
    return {}
  }
}

function load(path: string): object {
  const known = chunks.get(path)
  if (known) return known.exports
  const source = readApart(path)
  const digest = digestOf(source)
  const script = new Script(source.toString(), {
    filename: path,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...compiledOf(path, digest),
  })
  const chunk: Loaded = { exports: {}, script, digest }
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
  for (const [path, { script, digest }] of chunks) {
    writeFileSync(path + COMPILED, Buffer.concat([digest, script.createCachedData()]))
  }
}
