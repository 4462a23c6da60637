// Bundles what a process or a thread starts with: a start then opens a few files instead of a thousand.
// The modules stay beside the bundles, for tests and benches.
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist')

/** Every file that a process or a thread is started with. */
const ENTRIES = ['cli/main', 'engine/worker', 'engine/scan-worker']
/** Packages that look for files beside their own code, or that are loaded by name. */
const LEFT_ALONE = [
  /^@embedpdf\/pdfium/,
  /^@tesseract\.js-data\//,
  /^libsql/,
  /^pg-native/,
  /^pino/,
  /^piscina/,
  /^tesseract\.js/,
]
const CHUNKS = 'chunks'
const MARK = '// Bundled by scripts/bundle.mjs.'

/** The compiled module of an entry, kept aside: the compiler writes it again only when its source changes. */
function moduleOf(entry) {
  const bundle = join(dist, `${entry}.js`)
  const module = join(dist, `${entry}.module.js`)
  const isModule = !readFileSync(bundle, 'utf8').includes(MARK)
  if (isModule || !existsSync(module)) copyFileSync(bundle, module)
  return module
}

/** Bundles lie one folder below dist/, as deep as every entry: from there a module's own place is told. */
const keepPlaces = {
  name: 'keep-places',
  transform(code, id) {
    if (!id.startsWith(dist) || !code.includes('import.meta.url')) return null
    const place = `../${relative(dist, id).split(sep).join('/')}`
    const url = `new globalThis.URL(${JSON.stringify(place)}, import.meta.url).href`
    return { code: code.replaceAll('import.meta.url', url), map: null }
  },
}

/** Chunks of earlier builds; last of all, so that a build that fails leaves what can be started. */
function removeOthers(written) {
  for (const name of readdirSync(join(dist, CHUNKS))) {
    if (!written.includes(`${CHUNKS}/${name}`)) rmSync(join(dist, CHUNKS, name))
  }
}

export async function bundle() {
  const input = Object.fromEntries(ENTRIES.map((entry) => [entry, moduleOf(entry)]))
  const build = await rolldown({
    input,
    platform: 'node',
    external: LEFT_ALONE,
    plugins: [keepPlaces],
    // About other people's code, of which we change nothing.
    logLevel: 'silent',
  })
  const { output } = await build.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: `${CHUNKS}/[name]-[hash].js`,
    banner: MARK,
  })
  await build.close()
  removeOthers(output.map(({ fileName }) => fileName))
}
