// Bundles what a process or a thread starts with, so that a start opens a few files instead of a
// thousand. Bundles are CommonJS, so that V8 can keep what it has compiled of them
// (src/start/compile-ahead.ts). The modules stay beside them, for tests and benches.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist')

/** Every file that a process or a thread starts with. Each has its own chunks. */
export const ENTRIES = ['cli/main', 'engine/worker', 'engine/scan-worker']
/**
 * Entries of threads start as CommonJS, loader and all: a thread that never opens Node's loader of
 * modules starts with 30 ms of CPU less.
 */
const THREADS = ['engine/worker', 'engine/scan-worker']
/** Loads the bundles. */
const LOADER = 'start/load-bundle'
/** Packages that look for files beside their own code, or that are loaded by name. */
const LEFT_ALONE = [/^@tesseract\.js-data\//, /^libsql/, /^pg-native/, /^piscina/, /^tesseract\.js/]
/** Replacements: what is bundled instead of what is imported. */
const INSTEAD = {
  // PDFium's module form imports while it starts, which a bundled script cannot do; its other form
  // does not.
  '@embedpdf/pdfium': createRequire(import.meta.url).resolve('@embedpdf/pdfium'),
  debug: fileURLToPath(new URL('./no-debug.mjs', import.meta.url)),
}
/**
 * The parameters of a chunk: those of CommonJS, and its own address for modules that look beside
 * themselves.
 */
const PARAMETERS = 'exports, require, module, __filename, __dirname, __bundleUrl'
const BEYOND_ASCII = /[^\0-\x7f]/g
const HASHBANG = /^#!.*\n/
const MARK = '// Bundled by scripts/bundle.mjs.'

/** @param {string} entry */
const folderOf = (entry) => join(dist, 'bundles', entry)

/**
 * The compiled module of an entry, kept aside: the compiler writes it again only when its source changes.
 * Where a thread's module stands, a build of before may have left its starter, so that goes for all entries.
 * @param {string} entry
 */
function moduleOf(entry) {
  const started = join(dist, `${entry}.js`)
  const module = join(dist, `${entry}.module.js`)
  const isModule = !readFileSync(started, 'utf8').includes(MARK)
  if (isModule || !existsSync(module)) copyFileSync(started, module)
  return module
}

/**
 * What is started in the module's place.
 * @param {string} entry
 */
const starterOf = (entry) => `#!/usr/bin/env node
${MARK}
import { loadBundle } from '../${LOADER}.js'

loadBundle('${entry}')
`

/**
 * What a thread starts with, beside the module.
 * @param {string} entry
 */
const threadStarterOf = (entry) => `${MARK}
require('../${LOADER}.cjs').loadBundle('${entry}')
`

/** The loader with all that it imports, as one file of CommonJS. */
async function bundleLoader() {
  const build = await rolldown({
    input: join(dist, `${LOADER}.js`),
    platform: 'node',
    logLevel: 'silent',
  })
  await build.write({ file: join(dist, `${LOADER}.cjs`), format: 'cjs' })
  await build.close()
}

/**
 * A module's own place is told from where its bundle lies.
 * @param {string} folder
 * @returns {import('rolldown').Plugin}
 */
function keepPlaces(folder) {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!id.startsWith(dist)) return null
      const place = relative(folder, id).split(sep).join('/')
      const url = `new globalThis.URL(${JSON.stringify(place)}, __bundleUrl).href`
      return { code: code.replace(HASHBANG, '').replaceAll('import.meta.url', url), map: null }
    },
  }
}

/** @param {string} unit */
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * A chunk as src/start/load-bundle.ts runs it. Text of plain ASCII takes half the memory, and opens faster.
 * @param {string} code
 */
const asFunction = (code) =>
  `(function runsOnce(${PARAMETERS}) { ${code.replace(BEYOND_ASCII, escaped)}\n})`

/** @param {string} entry */
async function bundleEntry(entry) {
  const folder = folderOf(entry)
  const isThread = THREADS.includes(entry)
  const build = await rolldown({
    input: moduleOf(entry),
    platform: 'node',
    external: LEFT_ALONE,
    resolve: { alias: INSTEAD },
    plugins: [keepPlaces(folder)],
    // Warnings about other people's code are not shown, since we change nothing of it.
    logLevel: 'silent',
  })
  rmSync(folder, { recursive: true, force: true })
  const { output } = await build.generate({
    format: 'cjs',
    entryFileNames: 'entry.cjs',
    chunkFileNames: '[name]-[hash].cjs',
    comments: false,
  })
  await build.close()
  mkdirSync(folder, { recursive: true })
  for (const chunk of output) {
    if (chunk.type !== 'chunk') throw new Error(`${chunk.fileName} is no code`)
    writeFileSync(join(folder, chunk.fileName), asFunction(chunk.code))
  }
  if (isThread) writeFileSync(join(dist, `${entry}.cjs`), threadStarterOf(entry))
  else writeFileSync(join(dist, `${entry}.js`), starterOf(entry))
}

export async function bundle() {
  await bundleLoader()
  for (const entry of ENTRIES) await bundleEntry(entry)
}
