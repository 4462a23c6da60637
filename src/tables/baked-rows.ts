// Lists of pairs by key that the build makes; a list is taken apart when its key is asked for.
import { bakedMap } from './baked-map.js'

/** Between two rows, and between the two texts of a row; no text holds one. */
const SEPARATORS = { row: '|', text: '\t' }

export type Row = readonly [string, string]

function packed(rows: readonly Row[]): string {
  if (rows.flat().some((text) => Object.values(SEPARATORS).some((sign) => text.includes(sign))))
    throw new Error('A baked row holds a separator')
  return rows.map((row) => row.join(SEPARATORS.text)).join(SEPARATORS.row)
}

export class BakedRows {
  readonly #texts: ReadonlyMap<string, string>

  constructor(name: string, make: () => ReadonlyMap<string, readonly Row[]>) {
    this.#texts = bakedMap(
      name,
      () => new Map(Array.from(make(), ([key, rows]) => [key, packed(rows)])),
    )
  }

  keys(): Iterable<string> {
    return this.#texts.keys()
  }

  get(key: string): Row[] | undefined {
    return this.#texts
      .get(key)
      ?.split(SEPARATORS.row)
      .map((row) => {
        const [first = '', second = ''] = row.split(SEPARATORS.text)
        return [first, second]
      })
  }
}
