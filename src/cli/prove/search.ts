// Looks for canaries in bytes, in files below a folder, and in every row of a PostgreSQL store.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../../store/open-store.js'
import { allTables, rowsOf } from '../../store/table-rows.js'

export interface SearchedPlace {
  name: string
  /** How many bytes were searched. */
  bytes: number
  /** What was found where; empty when all is well. */
  found: string[]
}

/** Shows only a part of a word, so that a report of a leak does not leak it again. */
const shown = (form: Buffer): string => `${form.subarray(0, 4).toString('latin1')}…`

const foundIn = (where: string, bytes: Buffer, forms: readonly Buffer[]): string[] =>
  forms
    .filter((form) => bytes.includes(form))
    .slice(0, 3)
    .map((form) => `${where} holds ${shown(form)}`)

export const searchBytes = (
  name: string,
  bytes: Buffer,
  forms: readonly Buffer[],
): SearchedPlace => ({ name, bytes: bytes.length, found: foundIn(name, bytes, forms) })

/** File names count as content. */
export function searchFolder(
  name: string,
  folder: string,
  forms: readonly Buffer[],
): SearchedPlace {
  const place: SearchedPlace = { name, bytes: 0, found: [] }
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = Buffer.concat([Buffer.from(path), readFileSync(path)])
    place.bytes += bytes.length
    place.found.push(...foundIn(path, bytes, forms))
  }
  return place
}

/** Bounds the memory: files are read whole. */
const FILE_BYTES_MAX = 64 * 1024 * 1024

/**
 * Also searches files in the system's temporary folder that changed since: code may write there
 * instead of into the proof's own folder.
 */
export function searchChangedSince(
  folder: string,
  since: number,
  forms: readonly Buffer[],
): SearchedPlace {
  const place: SearchedPlace = { name: folder, bytes: 0, found: [] }
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(folder, entry.name)
    try {
      const { mtimeMs, size } = statSync(path)
      if (mtimeMs < since || size > FILE_BYTES_MAX) continue
      const bytes = readFileSync(path)
      place.bytes += bytes.length
      place.found.push(...foundIn(path, bytes, forms))
    } catch {
      // The file has gone again, or belongs to somebody else: it is not of the proof's server.
    }
  }
  return place
}

export async function searchRows(url: string, forms: readonly Buffer[]): Promise<SearchedPlace> {
  const place: SearchedPlace = { name: 'every row of the PostgreSQL store', bytes: 0, found: [] }
  const store = await openStore({ url, asItIs: true })
  try {
    await store.db.transaction().execute(async (tx) => {
      for (const table of await allTables(tx, store.engine)) {
        for await (const rows of rowsOf(tx, store.engine, table)) {
          const bytes = Buffer.from(JSON.stringify(rows))
          place.bytes += bytes.length
          place.found.push(...foundIn(`the table ${table}`, bytes, forms))
        }
      }
    })
    return place
  } finally {
    await store.close()
  }
}
