// npm run release: makes release/rolecall-VERSION.tgz, its bill of materials, licences and checksums.
// The same sources and the same Node give the same bytes.
//   node scripts/release.mjs [--to FOLDER] [--built]      --built takes dist/ as it is
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from './build.mjs'
import { releaseFiles } from './release/contents.mjs'
import { licenceList } from './release/licences.mjs'
import { packagesOf, productionLock, productionManifest } from './release/production.mjs'
import { sbomOf } from './release/sbom.mjs'
import { tarOf } from './release/tar.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const SBOM = 'sbom.cdx.json'
const LICENCES = 'LICENCES.md'
const SUMS = 'SHA256SUMS'

/**
 * @typedef {import('./release/production.mjs').LockedPackage} LockedPackage
 * @typedef {{ path: string, bytes: Buffer }} ReleasedFile
 * @typedef {Record<string, Partial<LockedPackage> & { note?: string }>} Corrections
 * @typedef {{ code: Record<string, string>, data: Record<string, string>, licences: Corrections }} Shipped
 */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
/** @param {unknown} value */
const json = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
/** @param {Uint8Array} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/**
 * Packages of the build whose code or data is in dist/, as scripts/release/shipped-inside.json tells.
 * @param {import('./release/production.mjs').Lock} lock
 */
function insideOf(lock) {
  /** @type {Shipped} */
  const shipped = readJson('scripts/release/shipped-inside.json')
  const all = packagesOf(lock)
  /** @param {string} name */
  const find = (name) => {
    const found = all.find(({ path }) => path === `node_modules/${name}`)
    if (!found) throw new Error(`shipped-inside.json names ${name}, which is not installed`)
    return found
  }
  /** @param {'code' | 'data'} kind */
  const ofKind = (kind) =>
    Object.entries(shipped[kind]).map(([name, about]) => ({ ...find(name), kind, about }))
  /**
   * @template {LockedPackage} One
   * @param {One} one
   */
  const corrected = (one) => ({ ...one, ...shipped.licences[one.name] })
  return {
    inside: [...ofKind('code'), ...ofKind('data')].map(corrected),
    installed: packagesOf(productionLock(lock)).map(corrected),
  }
}

/** Every file of the release with its bytes, without the checksums. */
export function filesOf() {
  const manifest = readJson('package.json')
  const lock = readJson('package-lock.json')
  const parts = insideOf(lock)
  const about = { name: manifest.name, version: manifest.version, licence: manifest.license }
  const packages = [...parts.installed, ...parts.inside].sort((a, b) => (a.name < b.name ? -1 : 1))
  const unknown = packages.filter(({ licence }) => !licence)
  if (unknown.length > 0) throw new Error(`without a licence: ${unknown.map((one) => one.name)}`)
  return [
    ...releaseFiles(root),
    { path: 'package.json', bytes: json(productionManifest(manifest)) },
    { path: 'package-lock.json', bytes: json(productionLock(lock)) },
    { path: '.npmrc', bytes: readFileSync(join(root, '.npmrc')) },
    { path: SBOM, bytes: json(sbomOf({ ...about, ...parts })) },
    { path: LICENCES, bytes: Buffer.from(licenceList({ root, packages })) },
  ]
}

/** @param {ReleasedFile[]} files */
const sumsOf = (files) =>
  files
    .map(({ path, bytes }) => `${sha256(bytes)}  ${path}\n`)
    .sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
    .join('')

/** @param {string} folder */
export function writeRelease(folder) {
  const { name, version } = readJson('package.json')
  const title = `${name}-${version}`
  const files = filesOf()
  const packed = [...files, { path: SUMS, bytes: Buffer.from(sumsOf(files)) }]
  const tar = tarOf(packed.map((file) => ({ ...file, path: `${title}/${file.path}` })))
  const beside = [
    { path: `${title}.tgz`, bytes: gzipSync(tar, { level: 9 }) },
    ...files
      .filter(({ path }) => path === SBOM || path === LICENCES)
      .map(({ path, bytes }) => ({ path: `${title}.${path}`, bytes })),
  ]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { path, bytes } of beside) writeFileSync(join(folder, path), bytes)
  writeFileSync(join(folder, SUMS), sumsOf(beside))
  return { files: packed.length, beside }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { to: { type: 'string' }, built: { type: 'boolean' } } })
  if (!values.built) {
    // A release must not contain what an earlier build left behind.
    rmSync(join(root, 'dist'), { recursive: true, force: true })
    await build()
  }
  const folder = values.to ?? join(root, 'release')
  const { files, beside } = writeRelease(folder)
  /** @param {Uint8Array} bytes */
  const megabytes = (bytes) => `${(bytes.length / 1e6).toFixed(1)} MB`
  console.log(`${files} files, into ${folder}:`)
  for (const { path, bytes } of beside) {
    console.log(`  ${path.padEnd(32)}${megabytes(bytes).padStart(9)}  ${sha256(bytes)}`)
  }
}
