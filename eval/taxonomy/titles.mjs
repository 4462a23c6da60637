// Measures titles on O*NET's job titles: how many have a canonical title, and of the right occupation group.
// The reported titles are the bound's, and their misses were looked through while titles were added;
// the alternate ones never were, and show how far the vocabulary carries.
// Usage: node eval/taxonomy/titles.mjs [CORPORA_DIR] [--misses known|group] [--groups] [--dist DIR]   (after npm run build)
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const BOUND = 0.75
const argument = (name, fallback) => {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : fallback
}
const folder = process.argv[2]?.startsWith('--') ? undefined : process.argv[2]
const corpora = folder ?? '../shared/corpora'
const dist = pathToFileURL(`${resolve(argument('--dist', 'dist'))}/`)
const shown = argument('--misses', '')
const { canonicalTitles, normalizeTitle } = await import(
  new URL('taxonomy/titles/normalize-title.js', dist)
)

// The first two digits of an occupation's code are its SOC major group, the `group` of our titles.
const readTable = (name) =>
  readFileSync(join(corpora, 'titles', name), 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([code, title]) => code && title)
    .map(([code, title]) => ({ group: code.slice(0, 2), title }))
const normalised = (list) => list.map((row) => ({ ...row, found: normalizeTitle(row.title) }))

const reported = readTable('onet-reported-titles.tsv')
const alternate = readTable('onet-alternate-titles.tsv')
const seen = new Set(reported.map(({ title }) => title))
const rows = normalised(reported)
const unseen = normalised(alternate.filter(({ title }) => !seen.has(title)))
/** One title may name jobs of several groups ("Test Engineer"); O*NET then lists it under each. */
const groupsOf = new Map()
for (const { title, group } of [...reported, ...alternate]) {
  groupsOf.set(title, (groupsOf.get(title) ?? new Set()).add(group))
}

const share = (list, test) => list.filter(test).length / list.length
const percent = (value) => `${(100 * value).toFixed(1)} %`
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

console.log(`${canonicalTitles().length} canonical titles`)
console.log(`${''.padEnd(40)} ${rows.length} reported  ${unseen.length} alternate`)
for (const [name, test] of measures) {
  const cells = [rows, unseen].map((list) => percent(share(list, test)).padStart(14))
  console.log(name.padEnd(40) + cells.join(''))
}
if (process.argv.includes('--groups')) {
  for (const group of [...new Set(rows.map((row) => row.group))].sort()) {
    const list = rows.filter((row) => row.group === group)
    const cells = measures.map(([, test]) => percent(share(list, test)).padStart(8))
    console.log(`  ${group} ${String(list.length).padStart(4)} ${cells.join(' ')}`)
  }
}
if (shown !== '') {
  const missed = (row) => (shown === 'known' ? !row.found.known : row.found.known && !isRight(row))
  for (const { group, title, found } of rows.filter(missed)) {
    console.log(`${group}\t${found.group}\t${title}\t${found.canonical}`)
  }
}
if (share(rows, isRight) < BOUND) process.exitCode = 1
