#!/usr/bin/env node
// CPU time of one redaction of a résumé of two pages, and of all that a call of /redact does.
//   npm run bench:redact [-- FOLDER of PDFs]
// The texts are made-up: the case résumés, each with others behind it until it fills two pages, and
// with a folder the texts of its PDFs. A text's cost is its least over the rounds: what is above that
// is other programs' doing.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPdfium, readPdf } from '../dist/documents/pdf/read-pdf.js'
import { readText } from '../dist/documents/read-text.js'
import { redactDocument } from '../dist/engine/redact.js'
import { layoutDocument } from '../dist/layout/layout-document.js'
import { readResume } from '../dist/resume/read-resume.js'

const ROUNDS = 7
/** What a redaction of two pages may cost. */
const REDACT_MS_MAX = 10
const TWO_PAGES_CHARS = 5_000
const CASES = fileURLToPath(new URL('../test/cases/resumes/', import.meta.url))

/** Résumés of two pages: each case in turn with the next ones behind it. */
function madeUp() {
  const texts = readdirSync(CASES)
    .map((name) => join(CASES, name, 'source.txt'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
  return texts.map((_text, first) => {
    let text = ''
    for (let at = first; text.length < TWO_PAGES_CHARS; at = (at + 1) % texts.length) {
      text += `${texts[at]}\n`
    }
    return { plain: text, read: () => layoutDocument(readText(text)) }
  })
}

/** The PDFs of a folder; a scan has no text to redact here. */
async function fromFolder(folder) {
  const sources = []
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
    const bytes = new Uint8Array(readFileSync(join(folder, name)))
    await openPdfium()
    const read = () => layoutDocument(readPdf(bytes))
    if (read().lines.length > 0) sources.push({ plain: null, read })
  }
  return sources
}

function cpuOf(work) {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, result }
}

/** CPU time of each step of one call. */
async function costOf({ plain, read }) {
  await openPdfium()
  const reading = cpuOf(read)
  const parsing = cpuOf(() => readResume(reading.result))
  const redaction = cpuOf(() => redactDocument(reading.result, parsing.result, plain))
  return {
    chars: reading.result.lines.reduce((sum, { text }) => sum + text.length + 1, 0),
    reading: reading.ms,
    parsing: parsing.ms,
    redaction: redaction.ms,
    all: reading.ms + parsing.ms + redaction.ms,
  }
}

/** The least of each member over two measurements. */
const least = (a, b) =>
  Object.fromEntries(Object.entries(a).map(([key, value]) => [key, Math.min(value, b[key])]))

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

function report(title, costs) {
  const chars = costs.reduce((sum, cost) => sum + cost.chars, 0) / costs.length
  console.log(`${title}: ${costs.length} résumés, ${Math.round(chars)} characters on average`)
  for (const step of ['redaction', 'reading', 'parsing', 'all']) {
    const values = costs.map((cost) => cost[step])
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(values, share).toFixed(2))
    console.log(`  ${step.padEnd(10)} p50 ${p50.padStart(6)}  p95 ${p95.padStart(6)} ms CPU`)
  }
  return percentile(
    costs.map(({ redaction }) => redaction),
    0.95,
  )
}

async function measure(title, sources) {
  // A first round warms up and is not counted.
  for (const source of sources) await costOf(source)
  const costs = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, source] of sources.entries()) {
      const cost = await costOf(source)
      costs[at] = costs[at] ? least(costs[at], cost) : cost
    }
  }
  return report(title, costs)
}

const sets = [['made-up, two pages', madeUp()]]
const [folder] = process.argv.slice(2)
if (folder) sets.push([folder, await fromFolder(folder)])
for (const [title, sources] of sets) {
  const p95 = await measure(title, sources)
  if (p95 > REDACT_MS_MAX) process.exitCode = 1
}
