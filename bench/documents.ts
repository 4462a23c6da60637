// The cost of lines in reading order, compared with raw PDFium character extraction and with
// pdfjs-dist, on the same files in one run:
//   npm run bench:documents [-- DIR] [--files N] [--rounds N]
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { neededFolder, SETS } from '../eval/shared-folder.js'
import { READERS } from './documents-readers.js'
import { compareReaders, readerNamed, sumOf } from './reader-process.js'

const OURS = 'lines in reading order'
/**
 * The allowed cost of ours, as a multiple of each rival's. Of pdf.js' two ways, the one with fonts
 * gives what our lines are made of: characters with place, font, weight and colour. Its text alone
 * has no weights, no colours and no links, so that ratio is only printed.
 */
const ALLOWED: Readonly<Record<string, number>> = {
  'raw PDFium': 1.5,
  'pdfjs-dist with fonts': 1 / 3,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', default: '90' },
    rounds: { type: 'string', default: '3' },
  },
})
const folder = neededFolder(positionals[0] ?? SETS.trainResumes)
const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'))
const paths = names.slice(0, Number(values.files)).map((name) => join(folder, name))
const rounds = Number(values.rounds)

const module = fileURLToPath(new URL('./documents-readers.js', import.meta.url))
const compared = await compareReaders(module, Object.keys(READERS), paths, rounds)
const totals = new Map(
  [...compared].map(([name, { files }]) => [
    name,
    { ms: sumOf(files, 'ms'), cpu: sumOf(files, 'cpu'), pages: sumOf(files, 'pages') },
  ]),
)
const ours = readerNamed(totals, OURS)
console.log(`warm, a page, ${paths.length} files, ${ours.pages} pages, least of ${rounds} rounds:`)
for (const [name, { ms, cpu }] of totals) {
  const [wall, work] = [ms, cpu].map((value) => (value / ours.pages).toFixed(2))
  console.log(`  ${name.padEnd(24)} ${wall} ms, ${work} ms CPU`)
}
for (const [name, { cpu }] of totals) {
  if (name === OURS) continue
  const ratio = ours.cpu / cpu
  const allowed = ALLOWED[name]
  const limit = allowed ? `at most ${allowed.toFixed(2)}` : 'for information'
  console.log(`ours / ${name}: ${ratio.toFixed(2)} (${limit})`)
  if (allowed && ratio > allowed) process.exitCode = 1
}
