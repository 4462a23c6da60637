// Makes dist/ from src/: compiles, copies the data files beside their code, bakes vocabularies and models,
// bundles what is started, and keeps what V8 compiles of it.
//   node scripts/build.mjs [--if-stale]
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assemble } from './assemble.mjs'
import { bake } from './bake.mjs'
import { bundle } from './bundle.mjs'
import { buildDashboard } from './dashboard.mjs'
import { fingerprint, isStale, markBuilt } from './stale.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const source = join(root, 'src')
const target = join(root, 'dist')

/**
 * Yields every file below a folder.
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* files(path)
    else yield path
  }
}

/** Copies what tsc leaves behind (data, pages, SQL), if it is newer; test cases are left out. */
function copyData() {
  for (const path of files(source)) {
    if (/\.(ts|wat)$/.test(path) || dirname(path).endsWith('cases')) continue
    const copy = join(target, relative(source, path))
    if (existsSync(copy) && statSync(copy).mtimeMs >= statSync(path).mtimeMs) continue
    mkdirSync(dirname(copy), { recursive: true })
    cpSync(path, copy, { preserveTimestamps: true })
  }
}

/** Writes the tables that the engine's modules declare (see src/tables/baked-table.ts). */
async function bakeTables() {
  rmSync(join(target, 'tables.bin'), { force: true })
  const { packDeclared, TABLES_FILE } = await import('#engine/tables/baked-table.js')
  await import('#engine/engine/operations.js')
  writeFileSync(TABLES_FILE, packDeclared())
}

/** Compiles, prints type errors to stderr, and returns whether there were none. */
function compile() {
  const { status, error } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'tsconfig.build.json')],
    { stdio: ['ignore', 2, 2] },
  )
  if (error) throw error
  return status === 0
}

/** Runs in a process of its own, because it starts a server and sets a server's V8 flags. */
function compileAhead() {
  const { status, error } = spawnSync(process.execPath, [join(target, 'start/compile-ahead.js')], {
    stdio: ['ignore', 'ignore', 2],
  })
  if (error) throw error
  if (status !== 0) throw new Error('The bundles could not be started: see above.')
}

export async function build() {
  const builtFrom = fingerprint(root)
  const compiled = compile()
  // Runs after a type error too, so that new code never meets old data. Baking uses compiled code.
  await bake()
  await assemble()
  copyData()
  await bakeTables()
  await bundle()
  compileAhead()
  await buildDashboard()
  if (!compiled) throw new Error('The code does not compile: see above.')
  markBuilt(root, builtFrom)
}

/** Prints to stderr, because another command often reads what a command prints. */
export async function buildIfStale() {
  if (!isStale(root)) return
  console.error('Building, once, about half a minute …')
  await build()
  console.error('Built.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await (process.argv.includes('--if-stale') ? buildIfStale() : build()).catch((error) => {
    console.error(`build: ${error.message}`)
    process.exitCode = 1
  })
}
