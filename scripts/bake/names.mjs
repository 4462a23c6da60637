// Bakes given names and family names: US birth records, cspell's people names, and our lists for other regions.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold, rows } from './text.mjs'

/** Rarer US spellings are mostly one-off inventions that look like other words. */
const BIRTHS_MIN = 20
/** The package offers only look-ups; its table is an object literal of name:[male,female]. */
const ENTRY = /["']?([a-z'-]+)["']?:\[(\d+),(\d+)\]/g
const HAND_LEVEL = 4

/**
 * Each name with the power of ten of its births.
 * @param {string} modules
 */
function givenNames(modules) {
  const source = readFileSync(join(modules, 'name-to-gender/dist/index.js'), 'utf8')
  /** @type {Map<string, number>} */
  const names = new Map()
  for (const [, name = '', male, female] of source.matchAll(ENTRY)) {
    const births = Number(male) + Number(female)
    if (births >= BIRTHS_MIN && name.length > 1) names.set(name, Math.floor(Math.log10(births)))
  }
  return names
}

/** @param {string} path */
function words(path) {
  return rows(path)
    .flatMap(([line = '']) => line.split(/\s+/))
    .map(fold)
}

/** @param {Iterable<string>} iterable */
const sorted = (iterable) => [...iterable].sort().join('\n')

/** @param {import('../bake.mjs').Places} places */
export function make({ root, data }) {
  const modules = join(root, 'node_modules')
  const given = givenNames(modules)
  if (given.size < 10_000) throw new Error('name-to-gender has changed its form')
  for (const name of words(join(data, 'given-names.txt'))) {
    given.set(name, Math.max(HAND_LEVEL, given.get(name) ?? 0))
  }
  const family = new Set(words(join(data, 'family-names.txt')))
  const people = readFileSync(
    join(modules, '@cspell/dict-people-names/dict/people-names.txt'),
    'utf8',
  )
  for (const line of people.split('\n')) {
    const name = fold(line.trim())
    if (/^[a-z][a-z'-]+$/.test(name)) family.add(name)
  }
  return {
    'given.tsv': sorted([...given].map(([name, level]) => `${name}\t${level}`)),
    'family.tsv': sorted(family),
  }
}
