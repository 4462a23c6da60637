// What handlers work with: the platform's services, opened once per process.
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
  /** Name of the deployment, as /health tells it. */
  env: string
  clock: Clock
  /** Where callers reach this server; known for sure once it listens. */
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
  /** Accounts take turns at fetching: a slow server holds up its caller alone. */
  fetchTurns: FairTurns
  /** Formats that every caller's documents may have, besides PDF and text. */
  formats: readonly ExtraFormat[]
  /** Key of the ids that documents get (cand_…, role_…). */
  documentIdKey: Uint8Array
}
