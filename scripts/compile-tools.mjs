// Compiles the TypeScript of eval/ and bench/ to dist/, file by file: types are checked by `npm run types`.
// What they borrow from the tests' helpers goes to dist/test, so that the paths between them stay as they are.
// Their imports of the engine go through `#engine/`, which is src/ for the types and dist/ at run time.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformFileSync } from '@swc/core'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const BORROWED = ['test/support/make-zip.ts']
/** Tests, type declarations, and files that vitest compiles itself. */
const NOT_COMPILED = /\.(?:test|d|config)\.ts$|^bench\/cost\//

/** @param {string} folder */
const modulesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .filter((path) => !NOT_COMPILED.test(path))

for (const path of [...modulesOf('eval'), ...modulesOf('bench'), ...BORROWED]) {
  const target = join(root, 'dist', path.replace(/\.ts$/, '.js'))
  const { code } = transformFileSync(join(root, path), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  })
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, code)
}
