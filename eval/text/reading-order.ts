// Checks reading order: pairs of lines that must follow each other directly, as seen on the pages.
//   node dist/eval/text/reading-order.js [--set DIR ...]
// The list (data/reading-order.json) holds no text: a line is the start of a hash of its letters
// and digits. To add a document whose order was checked by eye:
//   node dist/eval/text/reading-order.js --record FILE...
import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { pdfLines, readJson } from '../read-files.js'
import { neededFolder, SETS } from '../shared-folder.js'

const LIST = 'eval/text/data/reading-order.json'
const HASH_CHARS = 10

type Pair = readonly [string, string]
/** Pairs by the file's name. */
type List = Record<string, Pair[]>

/** A hash of a line with the file's name; bullets, spaces and punctuation do not count. */
function markOf(name: string, text: string): string {
  const letters = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
  return createHash('sha256').update(`${name}|${letters}`).digest('hex').slice(0, HASH_CHARS)
}

async function pairsOf(path: string): Promise<Pair[]> {
  const { lines } = await pdfLines(path)
  const marks = lines
    .filter((line) => !line.furniture)
    .map((line) => markOf(basename(path), line.text))
  return marks.slice(1).map((mark, index): Pair => [marks[index] ?? '', mark])
}

async function record(paths: readonly string[], list: List): Promise<void> {
  for (const path of paths) list[basename(path)] = await pairsOf(path)
  const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(LIST, `${JSON.stringify(sorted)}\n`)
}

async function check(sets: readonly string[], list: List): Promise<void> {
  let checked = 0
  let wrong = 0
  for (const [name, pairs] of Object.entries(list)) {
    const path = sets.map((set) => join(set, name)).find((candidate) => existsSync(candidate))
    if (!path) continue
    const found = new Set((await pairsOf(path)).map((pair) => pair.join()))
    const broken = pairs.filter((pair) => !found.has(pair.join())).length
    checked += pairs.length
    wrong += broken
    console.log(`${name}: ${pairs.length - broken} of ${pairs.length} pairs follow each other`)
  }
  console.log(`reading order: ${checked - wrong} of ${checked} pairs right`)
  if (wrong > 0 || checked === 0) process.exitCode = 1
}

const { values: args, positionals } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [SETS.trainResumes] },
    record: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const list = existsSync(LIST) ? readJson<List>(LIST) : {}
if (args.record) await record(positionals, list)
else await check(args.set.map(neededFolder), list)
