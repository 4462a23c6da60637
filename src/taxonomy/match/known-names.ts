// Canonical names with their aliases, from a data file of `canonical<TAB>alias|alias|…`, by folded key.
import { dataName, dataRows } from '../../core/data-file.js'
import { foldKey } from '../../core/fold.js'
import { bakedMap } from '../../core/tables/baked-map.js'

export interface KnownName {
  canonical: string
  /** Counts as printed only: "MIT", not "mit". */
  isAbbreviation: boolean
}

/** Behind the canonical name of an abbreviation. */
const MARK = '\t'

/** Of two names with one key the first counts. */
function byKey(path: string, moduleUrl: string, abbreviation: RegExp): Map<string, string> {
  const names = new Map<string, string>()
  for (const [canonical = '', aliases = ''] of dataRows(path, moduleUrl)) {
    for (const name of [canonical, ...aliases.split('|')]) {
      const key = foldKey(name)
      if (key === '' || names.has(key)) continue
      names.set(key, abbreviation.test(name) ? canonical + MARK : canonical)
    }
  }
  return names
}

/** The names of a file, given relative to the calling module's `import.meta.url`. */
export function knownNames(
  path: string,
  moduleUrl: string,
  abbreviation: RegExp,
): ReadonlyMap<string, KnownName> {
  const names = new Map<string, KnownName>()
  const baked = bakedMap(dataName(path, moduleUrl), () => byKey(path, moduleUrl, abbreviation))
  for (const [key, value] of baked) {
    const isAbbreviation = value.endsWith(MARK)
    names.set(key, { canonical: isAbbreviation ? value.slice(0, -1) : value, isAbbreviation })
  }
  return names
}
