// Picks the hot path for the store's engine.
import type { Store } from '../../store/types.js'
import { PostgresCredits } from './postgres.js'
import { SqliteCredits } from './sqlite.js'
import type { CreditRepository } from './types.js'

export const creditRepository = (store: Store): CreditRepository =>
  store.engine === 'postgres'
    ? new PostgresCredits(store.postgres)
    : new SqliteCredits(store.sqlite)
