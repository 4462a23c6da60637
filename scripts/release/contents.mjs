// What goes into a release: the built program and its documents, without anything that only builds
// or tests.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const DOCUMENTS = ['LICENSE', 'NOTICE', 'README.md', 'SECURITY.md', 'CHANGELOG.md']
const FOLDERS = ['docs', 'deploy']
/**
 * Types, maps, stamps, modules that were bundled into their entry, and code that one version of V8
 * has compiled.
 */
const NOT_SHIPPED =
  /\.d\.ts$|\.map$|\.tsbuildinfo$|\.module\.js$|\.code$|(?:^|\/)\.(?:built|built-from|stamp)$/
/** Folders that only measure and train. */
const DIST_FOLDERS_LEFT = ['dist/eval/', 'dist/bench/', 'dist/test/']
const PROGRAM = 'dist/cli/main.js'

/**
 * Every file below a folder.
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* below(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* below(path)
    else if (entry.isFile()) yield path
  }
}

/** @param {string} root */
export function releaseFiles(root) {
  /** @param {string} path */
  const inside = (path) => relative(root, path).split(sep).join('/')
  const paths = [
    ...DOCUMENTS.map((name) => join(root, name)),
    ...['dist', ...FOLDERS].flatMap((folder) => [...below(join(root, folder))]),
  ]
  return paths
    .map((path) => ({ path: inside(path), from: path }))
    .filter(({ path }) => !NOT_SHIPPED.test(path))
    .filter(({ path }) => !DIST_FOLDERS_LEFT.some((folder) => path.startsWith(folder)))
    .map(({ path, from }) => ({
      path,
      bytes: readFileSync(from),
      executable: path === PROGRAM || path.endsWith('.sh'),
    }))
}
