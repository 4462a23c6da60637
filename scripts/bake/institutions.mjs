// Bakes the names of the world's universities.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldKey } from './text.mjs'

/** A cell may be quoted; the address after it is not needed. */
const LINE = /^([A-Z]{2}),(?:"((?:[^"]|"")*)"|([^,]*)),/

/** Shorter names are abbreviations, which mean other things too. */
const KEY_CHARS_MIN = 4
/** The package lists some nine thousand: fewer mean that the form of its file has changed. */
const INSTITUTIONS_MIN = 5_000

/** @param {import('../bake.mjs').Places} places */
export function make({ root }) {
  const text = readFileSync(join(root, 'node_modules/universities/world-universities.csv'), 'utf8')
  const byKey = new Map()
  for (const line of text.split(/\r?\n/)) {
    const [, country, quoted, plain] = LINE.exec(line) ?? []
    const name = (quoted?.replace(/""/g, '"') ?? plain ?? '').replace(/\s+/g, ' ').trim()
    const key = foldKey(name)
    if (key.length >= KEY_CHARS_MIN && !byKey.has(key))
      byKey.set(key, `${key}\t${name}\t${country}`)
  }
  if (byKey.size < INSTITUTIONS_MIN) throw new Error('universities has changed its form')
  return { 'universities.tsv': [...byKey.values()].sort().join('\n') }
}
