// The release's own package.json and lock file: what runs, without what builds and tests.

const KEPT = ['name', 'version', 'description', 'license', 'type', 'engines', 'bin']

export const productionManifest = (manifest) => ({
  ...Object.fromEntries(KEPT.map((name) => [name, manifest[name]])),
  private: true,
  scripts: { start: 'node dist/cli/main.js serve', rolecall: 'node dist/cli/main.js' },
  dependencies: manifest.dependencies,
  ...(manifest.overrides && { overrides: overridesOf(manifest) }),
})

/** An override of something that only the build needs is left out. */
const overridesOf = ({ overrides }) =>
  Object.fromEntries(Object.entries(overrides).filter(([name]) => name !== 'rolldown'))

/** `npm ci --omit=dev` in the release installs exactly these, at the versions that were tested. */
export function productionLock(lock) {
  const { devDependencies: _, ...root } = lock.packages['']
  const packages = Object.entries(lock.packages).filter(([path, one]) => path !== '' && !one.dev)
  return { ...lock, packages: { '': root, ...Object.fromEntries(packages) } }
}

/** Packages of a lock file that are installed: name, version, licence, hash, and where they lie. */
export function packagesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license = '', integrity = '', optional = false, os, cpu }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      integrity,
      optional,
      /** Bound to one system: there is one of it on each. */
      bound: os !== undefined || cpu !== undefined,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
