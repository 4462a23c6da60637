// Word F1 of our text against pdftotext: node eval/text/word-f1.mjs --set DIR [--set DIR ...] [--worst N]
// Both texts are folded the same way and compared as bags of words. Files in which pdftotext
// finds no words (scans) are left out and counted.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPdfium, readPdf } from '../../dist/documents/pdf/read-pdf.js'
import { layoutDocument } from '../../dist/layout/layout-document.js'

const SCAN_WORDS_MAX = 20

function parseArguments(argv) {
  const options = { sets: [], worst: 5 }
  for (let index = 0; index < argv.length; index += 2) {
    if (argv[index] === '--set') options.sets.push(argv[index + 1])
    else if (argv[index] === '--worst') options.worst = Number(argv[index + 1])
  }
  return options
}

function* pdfFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* pdfFiles(path)
    else if (entry.name.endsWith('.pdf')) yield path
  }
}

/** Words without marks that stand alone: bullets and icons are attributes of our lines, not text. */
const words = (text) =>
  text
    .normalize('NFKC')
    .replace(/\p{Co}|\p{Cc}|\p{Cf}/gu, ' ')
    .replace(/[‐‑­−]/g, '-')
    .split(/\s+/)
    .map((word) => word.replace(/^[•▪▫■□●○◦‣∙·*➢➤►✓✔❖◆◇★☆-]+(?=[\p{L}])/u, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

function f1(ours, theirs) {
  const counts = new Map()
  for (const word of theirs) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of ours) {
    const left = counts.get(word) ?? 0
    if (left > 0) {
      common++
      counts.set(word, left - 1)
    }
  }
  return { score: (2 * common) / (ours.length + theirs.length), missed: counts }
}

async function ourText(path) {
  await openPdfium()
  const document = layoutDocument(readPdf(new Uint8Array(readFileSync(path))))
  const hidden = document.hidden.map(({ text }) => text)
  return [...document.lines.map(({ text }) => text), ...hidden].join('\n')
}

const options = parseArguments(process.argv.slice(2))
for (const set of options.sets) {
  const scores = []
  let scans = 0
  for (const path of pdfFiles(set)) {
    const theirs = words(
      execFileSync('pdftotext', ['-enc', 'UTF-8', path, '-'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 * 1024,
      }),
    )
    if (theirs.length < SCAN_WORDS_MAX) {
      scans++
      continue
    }
    const ours = words(await ourText(path))
    scores.push({ path, score: f1(ours, theirs).score })
  }
  scores.sort((a, b) => a.score - b.score)
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / Math.max(1, scores.length)
  console.log(
    `${set}: mean F1 ${mean.toFixed(4)} over ${scores.length} files, ${scans} without words left out`,
  )
  for (const { path, score } of scores.slice(0, options.worst)) {
    console.log(`  ${score.toFixed(4)} ${path}`)
  }
}
