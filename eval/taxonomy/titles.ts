// Measures titles on O*NET's job titles: how many have a canonical title, and of the right occupation group.
//
// The occupations are split in two by a hash of their code. Misses of the development half may be looked at
// (--misses) and learned from; those of the unseen half may not, and its figure is the one that counts. Names
// that an earlier reader added from the whole list stand under a heading of their own in data/titles, and the
// unseen half is measured without them.
//
// Usage: node dist/eval/taxonomy/titles.js [--corpora DIR] [--misses known|group] [--groups]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as shipped from '#engine/taxonomy/titles/normalize-title.js'
import { percent } from '../figures.js'
import { neededFolder, SETS } from '../shared-folder.js'
import { type Titles, titlesWithoutListed } from './without-listed.js'

const { values: args } = parseArgs({
  options: {
    corpora: { type: 'string', default: SETS.corpora },
    misses: { type: 'string', default: '' },
    groups: { type: 'boolean', default: false },
  },
})
const BOUND = 0.75
const NAME_WIDTH = 40
const WIDTH = 19

interface Row {
  /** SOC major group: the first two digits of an occupation's code, the `group` of our titles. */
  group: string
  title: string
  unseen: boolean
}

interface Measured extends Row {
  found: shipped.NormalizedTitleName
}

/**
 * FNV-1a of the SOC code without O*NET's suffix, so that related occupations fall into one half.
 */
function isUnseen(code: string): boolean {
  let hash = 0x811c9dc5
  for (const char of code.slice(0, 7)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  hash ^= hash >>> 16
  return (hash >>> 0) % 2 === 1
}

const corpora = neededFolder(args.corpora)
const readTable = (name: string): Row[] =>
  readFileSync(join(corpora, 'titles', name), 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .flatMap((line) => {
      const [code, title] = line.split('\t')
      return code && title ? [{ group: code.slice(0, 2), title, unseen: isUnseen(code) }] : []
    })

const bare = await titlesWithoutListed()
const reported = readTable('onet-reported-titles.tsv')
const reportedTitles = new Set(reported.map(({ title }) => title))
const alternate = readTable('onet-alternate-titles.tsv').filter(
  ({ title }) => !reportedTitles.has(title),
)
/** One title may name jobs of several groups ("Test Engineer"); O*NET then lists it under each. */
const groupsOf = new Map<string, Set<string>>()
for (const { title, group } of [...reported, ...alternate]) {
  groupsOf.set(title, (groupsOf.get(title) ?? new Set()).add(group))
}

const measured = (rows: readonly Row[], { normalizeTitle }: Titles): Measured[] =>
  rows.map((row) => ({ ...row, found: normalizeTitle(row.title) }))
const unseenOf = (rows: readonly Row[]): Row[] => rows.filter(({ unseen }) => unseen)

const seenHalf = measured(
  reported.filter(({ unseen }) => !unseen),
  shipped,
)
const unseenHalf = measured(unseenOf(reported), bare)
const columns: readonly (readonly [string, readonly Measured[]])[] = [
  ['development', seenHalf],
  ['unseen', unseenHalf],
  ['unseen, shipped', measured(unseenOf(reported), shipped)],
  ['all, shipped', measured(reported, shipped)],
  ['alternate, unseen', measured(unseenOf(alternate), bare)],
]

type Test = (row: Measured) => boolean

const share = (list: readonly Measured[], test: Test): number =>
  list.filter(test).length / list.length
/**
 * The strict reading: the group of this very line, even if O*NET lists the title under others too.
 */
const isRight: Test = ({ found, group }) => found.known && found.group === group
const measures: readonly (readonly [string, Test])[] = [
  ['has a canonical title', ({ found }) => found.known],
  ['canonical title of the right group', isRight],
  ['group right, title known or not', ({ found, group }) => found.group === group],
  [
    'known, of a group O*NET lists it under',
    ({ found, title }) => found.known && groupsOf.get(title)?.has(found.group) === true,
  ],
]

const printRow = (name: string, cells: readonly string[]): void =>
  console.log(name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join(''))

console.log(`${shipped.canonicalTitles().length} canonical titles`)
printRow(
  '',
  columns.map(([name]) => name),
)
printRow(
  'titles',
  columns.map(([, list]) => String(list.length)),
)
for (const [name, test] of measures) {
  printRow(
    name,
    columns.map(([, list]) => percent(share(list, test))),
  )
}
if (args.groups) {
  for (const group of [...new Set(reported.map((row) => row.group))].sort()) {
    const cells = [seenHalf, unseenHalf].map((half) => {
      const list = half.filter((row) => row.group === group)
      return `${String(list.length).padStart(6)} ${percent(share(list, isRight)).padStart(8)}`
    })
    console.log(`  ${group} ${cells.join(' ')}`)
  }
}
if (args.misses !== '') {
  const isMissed: Test = (row) =>
    args.misses === 'known' ? !row.found.known : row.found.known && !isRight(row)
  for (const { group, title, found } of seenHalf.filter(isMissed)) {
    console.log(`${group}\t${found.group}\t${title}\t${found.canonical}`)
  }
}
if (share(unseenHalf, isRight) < BOUND) process.exitCode = 1
