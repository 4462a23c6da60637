// Makes dist/ from src/: compiles, copies the data files beside their code, bakes vocabularies.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bake } from './bake.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const source = join(root, 'src')
const target = join(root, 'dist')

/** Yields every file below a folder. */
function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* files(path)
    else yield path
  }
}

/** Copies what tsc leaves behind (data, pages, SQL), newer files only; cases are for tests. */
function copyData() {
  for (const path of files(source)) {
    if (path.endsWith('.ts') || dirname(path).endsWith('cases')) continue
    const copy = join(target, relative(source, path))
    if (existsSync(copy) && statSync(copy).mtimeMs >= statSync(path).mtimeMs) continue
    mkdirSync(dirname(copy), { recursive: true })
    cpSync(path, copy, { preserveTimestamps: true })
  }
}

const compiled = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'tsconfig.build.json')],
  { stdio: 'inherit' },
)
// Also after a type error: code of today must not meet data of yesterday. Baking uses compiled code.
await bake()
copyData()
const { bakeOwnVocabulary } = await import('../dist/taxonomy/skills/bake.js')
bakeOwnVocabulary()
const { bakeTitles } = await import('../dist/taxonomy/titles/bake.js')
bakeTitles()
process.exitCode = compiled.status ?? 1
