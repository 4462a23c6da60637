// Finds names that two rows of a vocabulary file both claim: `canonical<TAB>alias|alias`.
import { readFileSync } from 'node:fs'
import { foldKey } from '../../src/text/fold.js'

export function aliasClashes(path: string): string[] {
  const owners = new Map<string, string>()
  const clashes: string[] = []
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [canonical = '', aliases = ''] = line.split('\t')
    for (const name of [canonical, ...aliases.split('|')]) {
      const key = foldKey(name)
      const owner = owners.get(key)
      if (key !== '' && owner !== undefined && owner !== canonical) {
        clashes.push(`${name}: ${owner} | ${canonical}`)
      }
      owners.set(key, canonical)
    }
  }
  return clashes
}
