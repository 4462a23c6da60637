// A backup is a gzip of JSON lines: a head, for each table its name and then its rows, and a foot
// that says what must have come before it. Both engines use the same format, so each restores the
// other's backups.
import type { Books } from '../books.js'
import type { Engine } from '../engine.js'

export const FORMAT = 'rolecall-backup'
/** Rises when older programs can no longer read a backup. */
export const FORMAT_VERSION = 1

export interface BackupHead {
  format: typeof FORMAT
  formatVersion: number
  /** The engine that it came from; it may be restored into the other. */
  engine: Engine
  /** The store's schema: the names of the migrations that were applied. */
  migrations: string[]
  madeAt: string
}

/** Rows that follow are arrays in the order of `columns`. */
export interface BackupTable {
  table: string
  columns: string[]
}

export interface BackupFoot {
  books: Books
  /** How many rows each table has. */
  rows: Record<string, number>
  /** The hash of every line before this one, line ends included. */
  sha256: string
}

export type BackupValue = string | number | null
export type BackupLine = BackupHead | BackupTable | BackupValue[] | { foot: BackupFoot }
