// Compiles the TypeScript of eval/ to dist/eval, file by file: types are checked by `npm run types`.
// Its imports of the engine go through `#engine/`, which is src/ for the types and dist/ at run time.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformFileSync } from '@swc/core'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const source = join(root, 'eval')

for (const name of readdirSync(source, { recursive: true })) {
  if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
  const path = join(source, name)
  const target = join(root, 'dist/eval', relative(source, path).replace(/\.ts$/, '.js'))
  const { code } = transformFileSync(path, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  })
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, code)
}
