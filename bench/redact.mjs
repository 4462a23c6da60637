#!/usr/bin/env node
// CPU time of one redaction of a résumé of two pages, and of all that a call of /redact does.
//   npm run bench:redact [-- FOLDER of PDFs] [--files N] [--against CHECKOUT]
// With --against a second checkout, built, does the same in the same run, in turn: we are no slower than it.
// The texts are made-up: the case résumés, each with others behind it until it fills two pages, and
// with a folder the texts of its PDFs. A text's cost is its least over the rounds: what is above that
// is other programs' doing.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const { values: args, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'string', default: '40' }, against: { type: 'string' } },
})

const ROUNDS = 7
/** What a redaction of two pages may cost. */
const REDACT_MS_MAX = 10
const TWO_PAGES_CHARS = 5_000
/** Two runs of one checkout differ by this much. */
const NOISE = 1.03
const HERE = fileURLToPath(new URL('..', import.meta.url))
const CASES = fileURLToPath(new URL('../test/cases/resumes/', import.meta.url))

/** What a checkout reads, parses and redacts with. */
async function engineOf(checkout) {
  const from = async (path) => await import(pathToFileURL(join(checkout, 'dist', path)).href)
  const [{ openPdfium, readPdf }, { readText }, { redactDocument }, { layoutDocument }, resume] =
    await Promise.all([
      from('documents/pdf/read-pdf.js'),
      from('documents/read-text.js'),
      from('engine/redact.js'),
      from('layout/layout-document.js'),
      from('resume/read-resume.js'),
    ])
  return {
    open: openPdfium,
    read: ({ text, bytes }) => layoutDocument(bytes ? readPdf(bytes) : readText(text)),
    parse: resume.readResume,
    redact: redactDocument,
  }
}

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
    return { text, bytes: null }
  })
}

/** The PDFs of a folder; a scan has no text to redact here. */
async function fromFolder(folder, engine) {
  await engine.open()
  return readdirSync(folder)
    .filter((file) => file.endsWith('.pdf'))
    .sort()
    .slice(0, Number(args.files))
    .map((name) => ({ text: null, bytes: new Uint8Array(readFileSync(join(folder, name))) }))
    .filter((source) => engine.read(source).lines.length > 0)
}

function cpuOf(work) {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, result }
}

/** CPU time of each step of one call. */
async function costOf(source, engine) {
  await engine.open()
  const reading = cpuOf(() => engine.read(source))
  const parsing = cpuOf(() => engine.parse(reading.result))
  const redaction = cpuOf(() => engine.redact(reading.result, parsing.result, source.text))
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

/** The least cost of each source by engine; the engines take turns. */
async function measure(sources, engines) {
  // A first round warms up and is not counted.
  for (const source of sources) for (const engine of engines) await costOf(source, engine)
  const costs = engines.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, source] of sources.entries()) {
      for (const [number, engine] of engines.entries()) {
        const cost = await costOf(source, engine)
        const known = costs[number][at]
        costs[number][at] = known ? least(known, cost) : cost
      }
    }
  }
  return costs
}

const sum = (costs, step) => costs.reduce((all, cost) => all + cost[step], 0)

/** What a step costs here beside what it costs there, over all sources. */
function compare(own, other) {
  for (const step of ['redaction', 'all']) {
    const ratio = sum(own, step) / sum(other, step)
    const isHeld = ratio <= NOISE
    console.log(
      `${isHeld ? 'held' : 'BROKEN'}: ${step} costs ${ratio.toFixed(2)} of ${args.against}`,
    )
    if (!isHeld) process.exitCode = 1
  }
}

const own = await engineOf(HERE)
const other = args.against ? await engineOf(resolve(args.against)) : null
const sets = [['made-up, two pages', madeUp()]]
const [folder] = positionals
if (folder) sets.push([folder, await fromFolder(folder, own)])
for (const [title, sources] of sets) {
  const [here, there] = await measure(sources, other ? [own, other] : [own])
  if (report(title, here) > REDACT_MS_MAX) process.exitCode = 1
  if (there) {
    report(`${title}, ${args.against}`, there)
    compare(here, there)
  }
}
