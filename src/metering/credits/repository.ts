// Picks the hot path of the engine that the store runs on.
import type { Store } from '../../store/types.js'
import { PostgresCredits } from './postgres.js'
import { SqliteCredits } from './sqlite.js'
import type { CreditRepository } from './types.js'

export const creditRepository = (store: Store): CreditRepository =>
  store.engine === 'postgres'
    ? new PostgresCredits(store.postgres)
    : new SqliteCredits(store.sqlite)
