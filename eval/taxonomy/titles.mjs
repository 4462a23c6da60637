// Measures titles on O*NET's job titles: how many have a canonical title, and of the right occupation group.
//
// The occupations are split in two by a hash of their code. Misses of the development half may be looked at
// (--misses) and learned from; those of the unseen half may not, and its figure is the one that counts. Names
// that an earlier reader added from the whole list stand under a heading of their own in data/titles, and the
// unseen half is measured without them.
//
// Usage: node eval/taxonomy/titles.mjs [CORPORA_DIR] [--misses known|group] [--groups] [--dist DIR]   (after npm run build)
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { titlesWithoutListed } from './without-listed.mjs'

const BOUND = 0.75
const argument = (name, fallback) => {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : fallback
}
const folder = process.argv[2]?.startsWith('--') ? undefined : process.argv[2]
const corpora = folder ?? '../shared/corpora'
const dist = resolve(argument('--dist', 'dist'))
const shown = argument('--misses', '')
const shipped = await import(pathToFileURL(join(dist, 'taxonomy/titles/normalize-title.js')))
const bare = await titlesWithoutListed(dist)

/** FNV-1a of the SOC code without O*NET's suffix, so that kindred occupations fall into one half. */
function isUnseen(code) {
  let hash = 0x811c9dc5
  for (const char of code.slice(0, 7)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  hash ^= hash >>> 16
  return (hash >>> 0) % 2 === 1
}

// The first two digits of an occupation's code are its SOC major group, the `group` of our titles.
const readTable = (name) =>
  readFileSync(join(corpora, 'titles', name), 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([code, title]) => code && title)
    .map(([code, title]) => ({ group: code.slice(0, 2), title, unseen: isUnseen(code) }))

const reported = readTable('onet-reported-titles.tsv')
const reportedTitles = new Set(reported.map(({ title }) => title))
const alternate = readTable('onet-alternate-titles.tsv').filter(
  ({ title }) => !reportedTitles.has(title),
)
/** One title may name jobs of several groups ("Test Engineer"); O*NET then lists it under each. */
const groupsOf = new Map()
for (const { title, group } of [...reported, ...alternate]) {
  groupsOf.set(title, (groupsOf.get(title) ?? new Set()).add(group))
}

const normalised = (rows, { normalizeTitle }) =>
  rows.map((row) => ({ ...row, found: normalizeTitle(row.title) }))
const seenHalf = normalised(
  reported.filter((row) => !row.unseen),
  shipped,
)
const unseenRows = reported.filter((row) => row.unseen)
const unseenHalf = normalised(unseenRows, bare)
const columns = [
  ['development', seenHalf],
  ['unseen', unseenHalf],
  ['unseen, shipped', normalised(unseenRows, shipped)],
  ['all, shipped', normalised(reported, shipped)],
  [
    'alternate, unseen',
    normalised(
      alternate.filter((row) => row.unseen),
      bare,
    ),
  ],
]

const share = (list, test) => list.filter(test).length / list.length
const percent = (value) => `${(100 * value).toFixed(1)} %`
/** The strict reading: the group of this very line, even where O*NET lists the title under others too. */
const isRight = ({ found, group }) => found.known && found.group === group
const measures = [
  ['has a canonical title', ({ found }) => found.known],
  ['canonical title of the right group', isRight],
  ['group right, title known or not', ({ found, group }) => found.group === group],
  [
    'known, of a group O*NET lists it under',
    ({ found, title }) => found.known && groupsOf.get(title).has(found.group),
  ],
]

const WIDTH = 19
console.log(`${shipped.canonicalTitles().length} canonical titles`)
console.log(''.padEnd(40) + columns.map(([name]) => name.padStart(WIDTH)).join(''))
console.log('titles'.padEnd(40) + columns.map(([, l]) => String(l.length).padStart(WIDTH)).join(''))
for (const [name, test] of measures) {
  const cells = columns.map(([, list]) => percent(share(list, test)).padStart(WIDTH))
  console.log(name.padEnd(40) + cells.join(''))
}
if (process.argv.includes('--groups')) {
  for (const group of [...new Set(reported.map((row) => row.group))].sort()) {
    const cells = [seenHalf, unseenHalf].map((half) => {
      const list = half.filter((row) => row.group === group)
      return `${String(list.length).padStart(6)} ${percent(share(list, isRight)).padStart(8)}`
    })
    console.log(`  ${group} ${cells.join(' ')}`)
  }
}
if (shown !== '') {
  const missed = (row) => (shown === 'known' ? !row.found.known : row.found.known && !isRight(row))
  for (const { group, title, found } of seenHalf.filter(missed)) {
    console.log(`${group}\t${found.group}\t${title}\t${found.canonical}`)
  }
}
if (share(unseenHalf, isRight) < BOUND) process.exitCode = 1
