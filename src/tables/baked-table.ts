// Tables that the build bakes and that all threads of a process share.
//
// A module that needs a large table says once, when it loads, how it is made:
//
//   const cities = new LineTable(bakedTable('places/cities', () => lineTable(dataText(…))))
//
// The build loads the engine, makes every table that was declared so, and writes them to one file.
// A start opens that file: nothing is parsed, and threads get the same memory (`sharedTables`). From
// the sources there is no such file, and a table is made when its module loads.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { packTable, type Table, unpackTable } from './table-file.js'

/** Beside the folders of the compiled code. */
export const TABLES_FILE = new URL('../tables.bin', import.meta.url)

/** What a pool adds to the `workerData` of its threads. */
export interface TableShare {
  tables?: SharedArrayBuffer
}

const makers = new Map<string, () => Table>()

/** Straight into shared memory: a copy would cost as much again. */
function readInto(path: URL): SharedArrayBuffer {
  const file = openSync(path, 'r')
  try {
    const tables = new SharedArrayBuffer(fstatSync(file).size)
    const bytes = new Uint8Array(tables)
    for (let read = 0; read < bytes.length; ) {
      const count = readSync(file, bytes, read, bytes.length - read, null)
      if (count === 0) throw new Error('The baked tables are cut short: run "npm run build" once')
      read += count
    }
    return tables
  } finally {
    closeSync(file)
  }
}

/** The file's bytes, in memory that threads can share; none when nothing has been baked. */
function readShared(): TableShare {
  const given = (workerData as TableShare | null)?.tables
  if (given) return { tables: given }
  try {
    return { tables: readInto(TABLES_FILE) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

let share: TableShare | undefined
let root: Table | undefined

/** All baked tables, for the `workerData` of a thread. */
export function sharedTables(): TableShare {
  share ??= readShared()
  return share
}

/** The tables by name; a thread that only passes them on never asks. */
function allTables(): Table {
  const { tables } = sharedTables()
  root ??= tables ? unpackTable(tables) : {}
  return root
}

/** The table of this name: as baked, else made now. */
export function bakedTable<T extends Table>(name: string, make: () => T): T {
  makers.set(name, make)
  const tables = allTables()
  return Object.hasOwn(tables, name) ? (tables[name] as T) : make()
}

/** The file's bytes, with every table that loaded modules have declared; called by the build. */
export function packDeclared(): Uint8Array {
  const names = [...makers.keys()].sort()
  return packTable(Object.fromEntries(names.map((name) => [name, makers.get(name)?.() ?? {}])))
}
