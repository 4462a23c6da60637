// Canonical names with their aliases, from a data file of `canonical<TAB>alias|alias|…`, by folded key.

import { bakedTable } from '../../tables/baked-table.js'
import { dataName, dataRows } from '../../tables/data-file.js'
import { TextIndex, textIndexTable } from '../../tables/text-index.js'
import { TextList, textListTable } from '../../tables/text-list.js'
import { foldKey } from '../../text/fold.js'

export interface KnownName {
  canonical: string
  /** Counts as printed only: "MIT", not "mit". */
  isAbbreviation: boolean
}

/** Stands behind the canonical name of an abbreviation. */
const MARK = '\t'

/** If two names have one key, the first counts. */
function byKey(rows: string[][], abbreviation: RegExp): Map<string, string> {
  const names = new Map<string, string>()
  for (const [canonical = '', aliases = ''] of rows) {
    for (const name of [canonical, ...aliases.split('|')]) {
      const key = foldKey(name)
      if (key === '' || names.has(key)) continue
      names.set(key, abbreviation.test(name) ? canonical + MARK : canonical)
    }
  }
  return names
}

/** Names by folded key. A name is read from the table when it is first asked for. */
export class KnownNames {
  readonly #made: (KnownName | undefined)[] = []

  constructor(
    private readonly index: TextIndex,
    private readonly texts: TextList,
  ) {}

  get(key: string): KnownName | undefined {
    const place = this.index.find(key)
    return place < 0 ? undefined : this.#at(place)
  }

  has(key: string): boolean {
    return this.index.has(key)
  }

  keys(): Iterable<string> {
    return this.index.texts
  }

  values(): KnownName[] {
    return Array.from({ length: this.texts.length }, (_, place) => this.#at(place))
  }

  #at(place: number): KnownName {
    const made = this.#made[place] ?? this.#make(this.texts.at(place))
    this.#made[place] = made
    return made
  }

  #make(value: string): KnownName {
    const isAbbreviation = value.endsWith(MARK)
    return { canonical: isAbbreviation ? value.slice(0, -1) : value, isAbbreviation }
  }
}

function baked(name: string, rows: () => string[][], abbreviation: RegExp): KnownNames {
  const { keys, values } = bakedTable(name, () => {
    const names = byKey(rows(), abbreviation)
    return { keys: textIndexTable([...names.keys()]), values: textListTable([...names.values()]) }
  })
  return new KnownNames(new TextIndex(keys), new TextList(values))
}

/** The names in a data file; the path is relative to the calling module's `import.meta.url`. */
export const knownNames = (path: string, moduleUrl: string, abbreviation: RegExp): KnownNames =>
  baked(dataName(path, moduleUrl), () => dataRows(path, moduleUrl), abbreviation)

/** Names from rows that the caller has; the table needs a name of its own. */
export const moreNames: (name: string, rows: () => string[][], abbreviation: RegExp) => KnownNames =
  baked
