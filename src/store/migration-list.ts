// Every migration by its file's name, oldest first. It is a list in code, so that a start need not
// search for files.
import type { Kysely } from 'kysely'
import type { Engine } from './engine.js'
import * as foundation from './migrations/001-foundation.js'
import * as billing from './migrations/002-billing.js'
import * as connectors from './migrations/003-connectors.js'
import * as termRefunds from './migrations/004-term-refunds.js'
import * as accountPages from './migrations/005-account-pages.js'
import * as honestRepeats from './migrations/006-honest-repeats.js'

interface MigrationFile {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
}

export const MIGRATIONS: Readonly<Record<string, MigrationFile>> = {
  '001-foundation': foundation,
  '002-billing': billing,
  '003-connectors': connectors,
  '004-term-refunds': termRefunds,
  '005-account-pages': accountPages,
  '006-honest-repeats': honestRepeats,
}
