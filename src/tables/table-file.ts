// The one file of all baked tables: typed arrays that are used in place, without a copy. Numbers are in the byte order of
// the machine that built the file (see BYTE_ORDER), because every machine builds its own.

export type TableArray =
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array
type ArrayOver = new (file: ArrayBufferLike, from: number, length: number) => TableArray
/** The arrays that a table may hold; the file names them by these names. */
const KINDS = {
  Uint8Array,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
}
type Kind = keyof typeof KINDS

/** The arrays that a reader needs, and the tables inside it. */
export type Table = { readonly [name: string]: TableArray | Table }

/** The place of each array, as the file's own directory gives it. */
type Directory = [path: string[], kind: Kind, from: number, length: number][]

/** Written as a number: on a machine of another byte order it reads differently. */
const BYTE_ORDER = 0x0a0b0c0d
/** Byte order and bytes of the directory; the directory and the arrays come next. */
const HEAD_BYTES = 8
/** Bytes of the largest kind of number; typed arrays must begin at a multiple of it. */
const ALIGNMENT = 8

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT

function* arraysOf(table: Table, path: string[] = []): Generator<[string[], TableArray]> {
  for (const [name, member] of Object.entries(table)) {
    if (ArrayBuffer.isView(member)) yield [[...path, name], member as TableArray]
    else yield* arraysOf(member as Table, [...path, name])
  }
}

/** The file's bytes, the same for the same table. */
export function packTable(table: Table): Uint8Array {
  const directory: Directory = []
  const pieces: [from: number, bytes: Uint8Array][] = []
  let end = 0
  for (const [path, array] of arraysOf(table)) {
    const kind = array.constructor.name as Kind
    if (!Object.hasOwn(KINDS, kind)) throw new Error(`A table cannot hold a ${kind}`)
    directory.push([path, kind, end, array.length])
    pieces.push([end, new Uint8Array(array.buffer, array.byteOffset, array.byteLength)])
    end = aligned(end + array.byteLength)
  }
  const text = new TextEncoder().encode(JSON.stringify(directory))
  const start = aligned(HEAD_BYTES + text.length)
  const file = new Uint8Array(start + end)
  new Uint32Array(file.buffer, 0, 2).set([BYTE_ORDER, text.length])
  file.set(text, HEAD_BYTES)
  for (const [from, bytes] of pieces) file.set(bytes, start + from)
  return file
}

/** The table in a file: its arrays are views of the bytes, none is copied. */
export function unpackTable(file: ArrayBufferLike): Table {
  const [order, length = 0] = new Uint32Array(file, 0, 2)
  if (order !== BYTE_ORDER) {
    throw new Error('The tables were built on another kind of machine: run "npm run build" once')
  }
  const text = Buffer.from(file, HEAD_BYTES, length).toString('utf8')
  const start = aligned(HEAD_BYTES + length)
  const root: MutableTable = {}
  for (const [path, kind, from, count] of JSON.parse(text) as Directory) {
    const array = new (KINDS[kind] as ArrayOver)(file, start + from, count)
    let table = root
    for (const name of path.slice(0, -1)) {
      table[name] ??= {}
      table = table[name] as MutableTable
    }
    table[path.at(-1) ?? ''] = array
  }
  return root
}

type MutableTable = { [name: string]: TableArray | MutableTable }
