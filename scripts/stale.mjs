// Tells whether dist/ is older than what it is made from, by names, sizes and times of the files.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that a build reads; missing files do not count. */
const INPUTS = [
  'src',
  'scripts',
  'dashboard',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
]
/** Folders that the build writes itself: reading them would make every start build again. */
const NOT_READ = new Set(['node_modules', 'dist', 'baked'])
const STAMP = 'dist/.built-from'

/**
 * Yields every file below a path, or the file itself.
 * @param {string} path
 * @returns {Generator<string>}
 */
function* filesOf(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (!NOT_READ.has(entry.name)) yield* filesOf(join(path, entry.name))
  }
}

/**
 * Another Node may bake other tables (its Unicode data differs), so it counts as an input.
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256').update(process.version)
  for (const input of INPUTS) {
    for (const path of filesOf(join(root, input))) {
      const { size, mtimeMs } = statSync(path)
      hash.update(`${path.slice(root.length)}\0${size}\0${mtimeMs}\0`)
    }
  }
  return hash.digest('hex')
}

/** @param {string} root */
export function isStale(root) {
  const stamp = join(root, STAMP)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(root)
}

/**
 * `builtFrom` is taken before the build: what changes while it runs is built next time.
 * @param {string} root
 * @param {string} builtFrom
 */
export const markBuilt = (root, builtFrom) => writeFileSync(join(root, STAMP), builtFrom)
