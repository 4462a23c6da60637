// The bill of materials as CycloneDX 1.6 JSON: every package that a release installs or holds inside.
import { createHash } from 'node:crypto'

/**
 * @typedef {import('./production.mjs').LockedPackage} LockedPackage
 * @typedef {LockedPackage & { kind: 'code' | 'data', about: string }} Inside A package whose code or data is in dist/.
 * @typedef {Pick<LockedPackage, 'name' | 'version' | 'licence'> & Partial<LockedPackage>} Named
 * @typedef {{ type?: string, scope?: string, inside?: string }} Role What a package is to the release.
 */

const SPEC_VERSION = '1.6'

/**
 * `@scope/name` keeps its slash; the at sign is escaped, as package URLs want it.
 * @param {{ name: string, version: string }} one
 */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/**
 * npm tells hashes in base64, CycloneDX in hex.
 * @param {string} integrity
 */
function hashesOf(integrity) {
  const [algorithm, digest] = integrity.split('-', 2)
  if (algorithm !== 'sha512' || digest === undefined) return []
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }]
}

/**
 * One licence by its id, several as the expression that the package gives.
 * @param {string} licence
 */
const licencesOf = (licence) =>
  /[ (]/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }]

/** @param {Named & Role} named */
const component = ({ type = 'library', scope, inside, ...one }) => ({
  type,
  'bom-ref': purlOf(one),
  name: one.name,
  version: one.version,
  ...(scope && { scope }),
  ...(one.integrity && { hashes: hashesOf(one.integrity) }),
  ...(one.licence && { licenses: licencesOf(one.licence) }),
  purl: purlOf(one),
  ...(inside && { properties: [{ name: 'rolecall:inside', value: inside }] }),
})

/**
 * The same package may lie at several places of an install: it is one component.
 * @param {ReturnType<typeof component>[]} components
 */
const once = (components) => [...new Map(components.map((one) => [one['bom-ref'], one])).values()]

/**
 * A number that changes with the content and with nothing else: the bill has no time of its own.
 * @param {unknown[]} components
 */
const serialOf = (components) => {
  const hex = createHash('sha256').update(JSON.stringify(components)).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return `urn:uuid:${parts.join('-')}-${hex.slice(20, 32)}`
}

/**
 * `installed`: packages of the release's lock file; `inside`: packages of the build that it holds.
 * @param {Pick<LockedPackage, 'name' | 'version' | 'licence'> & { installed: readonly LockedPackage[], inside: readonly Inside[] }} about
 */
export function sbomOf({ name, version, licence, installed, inside }) {
  const components = once([
    ...installed.map((one) => component({ ...one, scope: one.optional ? 'optional' : 'required' })),
    ...inside.map((one) =>
      component({
        ...one,
        type: one.kind === 'data' ? 'data' : 'library',
        scope: 'required',
        inside: one.about,
      }),
    ),
  ]).sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
  const self = { name, version }
  return {
    $schema: `http://cyclonedx.org/schema/bom-${SPEC_VERSION}.schema.json`,
    bomFormat: 'CycloneDX',
    specVersion: SPEC_VERSION,
    serialNumber: serialOf(components),
    version: 1,
    metadata: { component: component({ ...self, type: 'application', licence }) },
    components,
  }
}
