// Makes dist/dashboard/ from dashboard/: the bundle, the PDF reader's fonts, the sample documents.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const source = join(root, 'dashboard')
const target = join(root, 'dist/dashboard')
const stamp = join(target, '.built')
/** Files whose change makes the bundle stale. */
const INPUTS = [source, join(root, 'package-lock.json'), fileURLToPath(import.meta.url)]
const COMPRESSED = new Set(['.js', '.mjs', '.css', '.svg'])

/**
 * When the newest file below a path was written.
 * @param {string} path
 * @returns {number}
 */
function newestMs(path) {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))))
}

const isUpToDate = () =>
  existsSync(stamp) && INPUTS.every((path) => newestMs(path) <= statSync(stamp).mtimeMs)

/**
 * The server sends these as they are to whoever takes gzip.
 * @param {string} folder
 */
function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!COMPRESSED.has(extname(name))) continue
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }))
  }
}

/** Fonts and character maps for PDFs that bring none of their own. */
function copyReaderFiles() {
  const from = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
  for (const folder of ['standard_fonts', 'cmaps']) {
    cpSync(join(from, folder), join(target, 'files', folder), { recursive: true })
  }
}

export async function buildDashboard() {
  if (isUpToDate()) return
  const { build } = await import('vite')
  await build({ configFile: join(source, 'vite.config.ts'), logLevel: 'error' })
  compress(join(target, 'assets'))
  mkdirSync(join(target, 'files'), { recursive: true })
  copyReaderFiles()
  const { writeSamples } = await import('../dashboard/samples/write-samples.mjs')
  await writeSamples(join(target, 'files/samples'))
  writeFileSync(stamp, '')
}
