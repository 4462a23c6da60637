import type { LockedPackage } from './production.mjs'

export interface Bill {
  serialNumber: string
  components: { 'bom-ref': string }[]
}
export function sbomOf(about: {
  name: string
  version: string
  licence: string
  installed: readonly LockedPackage[]
  inside: readonly (LockedPackage & { kind: 'code' | 'data'; about: string })[]
}): Bill
