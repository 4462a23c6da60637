// Word F1 of our text against pdftotext: node dist/eval/text/word-f1.js [--set DIR ...] [--worst N]
// Both texts are folded the same way and compared as bags of words. Files in which pdftotext
// finds no words (scans) are left out and counted.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Counts, mean } from '../figures.js'
import { pdfLines } from '../read-files.js'
import { neededFolder, SETS } from '../shared-folder.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [SETS.resumes, SETS.trainResumes] },
    worst: { type: 'string', default: '5' },
  },
})
const SCAN_WORDS_MAX = 20
const TEXT_BYTES_MAX = 64 * 1024 * 1024

function* pdfFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* pdfFiles(path)
    else if (entry.name.endsWith('.pdf')) yield path
  }
}

/** Words without marks that stand alone: bullets and icons are attributes of our lines, not text. */
const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/\p{Co}|\p{Cc}|\p{Cf}/gu, ' ')
    .replace(/[‐‑­−]/g, '-')
    .split(/\s+/)
    .map((word) => word.replace(/^[•▪▫■□●○◦‣∙·*➢➤►✓✔❖◆◇★☆-]+(?=[\p{L}])/u, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

function f1(ours: readonly string[], theirs: readonly string[]): number {
  const left = new Counts<string>()
  for (const word of theirs) left.count(word)
  let common = 0
  for (const word of ours) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    common++
    left.set(word, count - 1)
  }
  return (2 * common) / (ours.length + theirs.length)
}

async function ourText(path: string): Promise<string> {
  const { lines, hidden } = await pdfLines(path)
  return [...lines, ...hidden].map(({ text }) => text).join('\n')
}

const theirText = (path: string): string =>
  execFileSync('pdftotext', ['-enc', 'UTF-8', path, '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: TEXT_BYTES_MAX,
  })

for (const set of args.set.map(neededFolder)) {
  const scores: { path: string; score: number }[] = []
  let scans = 0
  for (const path of pdfFiles(set)) {
    const theirs = words(theirText(path))
    if (theirs.length < SCAN_WORDS_MAX) scans++
    else scores.push({ path, score: f1(words(await ourText(path)), theirs) })
  }
  scores.sort((a, b) => a.score - b.score)
  console.log(
    `${set}: mean F1 ${mean(scores.map(({ score }) => score)).toFixed(4)} over ${scores.length} files, ${scans} without words left out`,
  )
  for (const { path, score } of scores.slice(0, Number(args.worst))) {
    console.log(`  ${score.toFixed(4)} ${path}`)
  }
}
