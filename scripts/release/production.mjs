// The release's own package.json and lock file: what runs, without what builds and tests.

/**
 * @typedef {object} Locked A package in a lock file, as npm writes it.
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {Record<string, string>} [devDependencies]
 *
 * @typedef {{ packages: Record<string, Locked> }} Lock
 * @typedef {Record<string, unknown> & { dependencies?: unknown, overrides?: Record<string, unknown> }} Manifest
 *
 * @typedef {object} LockedPackage
 * @property {string} path
 * @property {string} name
 * @property {string} version
 * @property {string} licence
 * @property {string} integrity
 * @property {boolean} optional
 * @property {boolean} bound To one system: there is one of it on each.
 */

const KEPT = ['name', 'version', 'description', 'license', 'type', 'engines', 'bin']

/** @param {Manifest} manifest */
export const productionManifest = (manifest) => ({
  ...Object.fromEntries(KEPT.map((name) => [name, manifest[name]])),
  private: true,
  scripts: { start: 'node dist/cli/main.js serve', rolecall: 'node dist/cli/main.js' },
  dependencies: manifest.dependencies,
  ...(manifest.overrides && { overrides: overridesOf(manifest.overrides) }),
})

/**
 * An override of something that only the build needs is left out.
 * @param {Record<string, unknown>} overrides
 */
const overridesOf = (overrides) =>
  Object.fromEntries(Object.entries(overrides).filter(([name]) => name !== 'rolldown'))

/**
 * `npm ci --omit=dev` in the release installs exactly these, at the versions that were tested.
 * @param {Lock} lock
 * @returns {Lock}
 */
export function productionLock(lock) {
  const { devDependencies: _, ...root } = lock.packages[''] ?? {}
  const packages = Object.entries(lock.packages).filter(([path, one]) => path !== '' && !one.dev)
  return { ...lock, packages: { '': root, ...Object.fromEntries(packages) } }
}

/**
 * Packages of a lock file that are installed: name, version, licence, hash, and where they lie.
 * @param {Lock} lock
 * @returns {LockedPackage[]}
 */
export function packagesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = '', integrity = '', optional = false, os, cpu }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      integrity,
      optional,
      bound: os !== undefined || cpu !== undefined,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
