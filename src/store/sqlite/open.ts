// Opens the embedded store: a folder with one database file.
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
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

/** Only the owner may read: the store holds keys. */
const OWNER_FOLDER = 0o700
const OWNER_FILE = 0o600

export const databaseFile = (dataDir: string): string => join(dataDir, 'rolecall.db')

export const openDurable = (dataDir: string): Promise<SqliteHandle> =>
  openPrivate(dataDir, databaseFile(dataDir), DURABLE)

export const openFleeting = (dataDir: string, file: string): Promise<SqliteHandle> =>
  openPrivate(dataDir, join(dataDir, file), FLEETING)

/**
 * Hashes and secrets lie in here: for the operator's eyes alone. SQLite gives the files that it puts
 * beside a database (-wal, -shm) the mode of the database.
 */
function openPrivate(
  dataDir: string,
  file: string,
  pragmas: readonly string[],
): Promise<SqliteHandle> {
  if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, OWNER_FOLDER)
  closeSync(openSync(file, 'a', OWNER_FILE))
  for (const kept of [file, `${file}-wal`, `${file}-shm`]) keepToOwner(kept)
  return SqliteHandle.open(file, pragmas)
}

/** Files of an earlier release could be read by others; only their owner can change that. */
function keepToOwner(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats || (stats.mode & 0o777) === OWNER_FILE) return
  if (stats.uid === process.getuid?.()) chmodSync(file, OWNER_FILE)
}
