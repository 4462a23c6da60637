// Opens the embedded store: a folder with one database file.
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SqliteHandle } from './handle.js'

const DURABLE = [
  'journal_mode = wal',
  // A committed charge must survive a power cut, not only a crash of the process.
  'synchronous = full',
  'foreign_keys = on',
]

/** No wait for the disk: for what may be lost in a power cut. The file stays sound all the same. */
const FLEETING = ['journal_mode = wal', 'synchronous = normal']

export const databaseFile = (dataDir: string): string => join(dataDir, 'rolecall.db')

export function openDurable(dataDir: string): Promise<SqliteHandle> {
  makePrivate(dataDir)
  return SqliteHandle.open(databaseFile(dataDir), DURABLE)
}

export function openFleeting(dataDir: string, file: string): Promise<SqliteHandle> {
  makePrivate(dataDir)
  return SqliteHandle.open(join(dataDir, file), FLEETING)
}

/** Hashes and secrets lie in here: for the operator's eyes alone. */
function makePrivate(dataDir: string): void {
  if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, 0o700)
}
