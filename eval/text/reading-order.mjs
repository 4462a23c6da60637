// Checks reading order: pairs of lines that must follow each other directly, as seen on the pages.
//   node eval/text/reading-order.mjs --set DIR [--set DIR ...]
// The list (data/reading-order.json) holds no text: a line is the start of a hash of its letters and digits.
// A document that has been looked at is added with: node eval/text/reading-order.mjs --record FILE...
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openPdfium, readPdf } from '../../dist/documents/pdf/read-pdf.js'
import { layoutDocument } from '../../dist/layout/layout-document.js'

const LIST = new URL('./data/reading-order.json', import.meta.url)
const HASH_CHARS = 10

/** A line's mark: bullets, spaces and punctuation do not count, the file's name does. */
const markOf = (name, text) =>
  createHash('sha256')
    .update(
      `${name}|${text
        .normalize('NFKC')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase()}`,
    )
    .digest('hex')
    .slice(0, HASH_CHARS)

async function marksOf(path) {
  await openPdfium()
  const { lines } = layoutDocument(readPdf(new Uint8Array(readFileSync(path))))
  return lines.filter((line) => !line.furniture).map((line) => markOf(basename(path), line.text))
}

const pairsOf = (marks) => marks.slice(1).map((mark, index) => [marks[index], mark])

async function record(paths, list) {
  for (const path of paths) list[basename(path)] = pairsOf(await marksOf(path))
  const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(LIST, `${JSON.stringify(sorted)}\n`)
}

async function check(sets, list) {
  let checked = 0
  let wrong = 0
  for (const [name, pairs] of Object.entries(list)) {
    const path = sets.map((set) => join(set, name)).find((candidate) => existsSync(candidate))
    if (!path) continue
    const found = new Set(pairsOf(await marksOf(path)).map((pair) => pair.join()))
    const broken = pairs.filter((pair) => !found.has(pair.join())).length
    checked += pairs.length
    wrong += broken
    console.log(`${name}: ${pairs.length - broken} of ${pairs.length} pairs follow each other`)
  }
  console.log(`reading order: ${checked - wrong} of ${checked} pairs right`)
  if (wrong > 0 || checked === 0) process.exitCode = 1
}

const list = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {}
const [command, ...rest] = process.argv.slice(2)
if (command === '--record') await record(rest, list)
else
  await check(
    process.argv.slice(2).filter((argument) => argument !== '--set'),
    list,
  )
