// Maps and sets that the build makes, because folding thousands of names at every start would take
// long.
import { bakedTable } from './baked-table.js'
import { TextList, type TextListTable, textListTable } from './text-list.js'

/** Separates texts; no text holds one. */
const NEXT = '\n'

type MapTable = { keys: TextListTable; values: TextListTable }

/** All texts as one piece: splitting one string is many times faster than decoding them one by one. */
function joined(texts: Iterable<string>): TextListTable {
  const list = [...texts]
  if (list.some((text) => text.includes(NEXT))) throw new Error('A baked text has a line break')
  return textListTable(list.length === 0 ? [] : [list.join(NEXT)])
}

function parted(table: TextListTable): string[] {
  const [text] = new TextList(table)
  return text?.split(NEXT) ?? []
}

/** A map that the build has made, opened on demand. */
export function bakedMapLater<V extends string>(
  name: string,
  make: () => ReadonlyMap<string, V>,
): () => Map<string, V> {
  const table = bakedTable<MapTable>(name, () => {
    const map = make()
    return { keys: joined(map.keys()), values: joined(map.values()) }
  })
  return () => {
    const values = parted(table.values)
    return new Map(parted(table.keys).map((key, at) => [key, values[at] as V]))
  }
}

/** A map that the build has made. */
export const bakedMap = <V extends string>(
  name: string,
  make: () => ReadonlyMap<string, V>,
): Map<string, V> => bakedMapLater(name, make)()

export const bakedSet = (name: string, make: () => Iterable<string>): Set<string> =>
  new Set(parted(bakedTable(name, () => joined(make()))))
