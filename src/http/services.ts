// The services that handlers work with, opened once per process.
import type { Accounts } from '../accounts/types.js'
import type { Billing } from '../billing/types.js'
import type { FetchDocument } from '../documents/fetch/fetch-document.js'
import type { ExtraFormat } from '../documents/formats.js'
import type { Engine } from '../engine/create-engine.js'
import type { Connector } from '../identity/connector/types.js'
import type { Identity } from '../identity/types.js'
import type { Keys } from '../keys/types.js'
import type { CpuBudget, Metering, RateLimiter } from '../metering/types.js'
import type { Clock } from '../runtime/clock.js'
import type { FairTurns } from '../runtime/fair-turns.js'
import type { Store } from '../store/types.js'
import type { PublicUrl } from './public-url.js'

export interface Services {
  /** The name of the deployment, which /health tells. */
  env: string
  clock: Clock
  /** The address that callers use; certain once the server listens. */
  publicUrl: PublicUrl
  store: Store
  accounts: Accounts
  keys: Keys
  metering: Metering
  rateLimiter: RateLimiter
  cpuBudget: CpuBudget
  identity: Identity
  connector: Connector
  billing: Billing
  engine: Engine
  fetchDocument: FetchDocument
  /** Accounts take turns at fetching, so that a slow server holds up only its own caller. */
  fetchTurns: FairTurns
  /** The formats that every caller may send besides PDF and text. */
  formats: readonly ExtraFormat[]
  /** The key for the ids of documents (cand_…, role_…). */
  documentIdKey: Uint8Array
}
