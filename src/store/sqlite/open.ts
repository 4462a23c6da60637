// Opens the embedded store: a folder with one database file.
import { chmodSync, closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../make-folder.js'
import { SqliteHandle } from './handle.js'

const DURABLE = [
  'journal_mode = wal',
  // A committed charge must survive a power cut, not only a crash of the process.
  'synchronous = full',
  'foreign_keys = on',
]

/** Does not wait for the disk: for data that may be lost in a power cut. The file stays sound. */
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
 * The files hold hashes and secrets, so only the operator may read them. SQLite gives the files
 * that it puts beside a database (-wal, -shm) the mode of the database.
 */
function openPrivate(
  dataDir: string,
  file: string,
  pragmas: readonly string[],
): Promise<SqliteHandle> {
  makeFolder(dataDir, OWNER_FOLDER)
  closeSync(openSync(file, 'a', OWNER_FILE))
  for (const kept of [file, `${file}-wal`, `${file}-shm`]) keepToOwner(kept)
  return SqliteHandle.open(file, pragmas)
}

/** An earlier release left its files readable to others. Only their owner can change that. */
function keepToOwner(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats || (stats.mode & 0o777) === OWNER_FILE) return
  if (stats.uid === process.getuid?.()) chmodSync(file, OWNER_FILE)
}
