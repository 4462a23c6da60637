// Compiles the TypeScript of eval/ to dist/eval, file by file: types are checked by `npm run types`. What it
// borrows from the tests' helpers goes to dist/test, so that the paths between them stay as they are.
// Its imports of the engine go through `#engine/`, which is src/ for the types and dist/ at run time.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformFileSync } from '@swc/core'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const BORROWED = ['test/support/make-zip.ts']

const own = readdirSync(join(root, 'eval'), { recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => join('eval', name))

for (const path of [...own, ...BORROWED]) {
  const target = join(root, 'dist', path.replace(/\.ts$/, '.js'))
  const { code } = transformFileSync(join(root, path), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  })
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, code)
}
