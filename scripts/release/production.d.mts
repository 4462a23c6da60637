export interface LockedPackage {
  path: string
  name: string
  version: string
  licence: string
  integrity: string
  optional: boolean
  bound: boolean
}
interface Lock {
  packages: Record<string, Record<string, unknown>>
}
export function productionManifest(manifest: Record<string, unknown>): Record<string, unknown>
export function productionLock(lock: Lock): Lock
export function packagesOf(lock: Lock): LockedPackage[]
