// CPU time of redacting a résumé of two pages, and of everything that a call of /redact does.
//   npm run bench:redact [-- FOLDER of PDFs] [--files N] [--against CHECKOUT]
// With --against, the build of a second checkout does the same in the same run, in turn, and we
// must not be slower. The texts are the made-up résumés of the test cases, each followed by others
// until it fills two pages, and, with a folder, the texts of its PDFs. The cost of a text is its
// least over the rounds, since anything above is due to other programs.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { HOME, moduleOf } from './checkout.js'
import { cpuMsSoFar, hold, inTurn, quantile, sum } from './measure.js'

const { values: args, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'string', default: '40' }, against: { type: 'string' } },
})

const ROUNDS = 7
/** What a redaction of two pages may cost. */
const REDACT_MS_MAX = 10
const TWO_PAGES_CHARS = 5_000
/** Two runs of one checkout may differ by this factor. */
const NOISE = 1.03
const CASES = join(HOME, 'test/cases/resumes')

/** A résumé as text, or as the bytes of a PDF. */
type Source = { text: string; bytes: null } | { text: null; bytes: Uint8Array }

/** The functions with which a checkout reads, parses and redacts. */
async function engineOf(checkout: string) {
  const [{ openPdfium, readPdf }, { readText }, { redactDocument }, { layoutDocument }, resume] =
    await Promise.all([
      moduleOf<typeof import('#engine/documents/pdf/read-pdf.js')>(
        checkout,
        'documents/pdf/read-pdf.js',
      ),
      moduleOf<typeof import('#engine/documents/read-text.js')>(checkout, 'documents/read-text.js'),
      moduleOf<typeof import('#engine/engine/redact/redact.js')>(
        checkout,
        'engine/redact/redact.js',
        'engine/redact.js',
      ),
      moduleOf<typeof import('#engine/layout/layout-document.js')>(
        checkout,
        'layout/layout-document.js',
      ),
      moduleOf<typeof import('#engine/resume/read-resume.js')>(checkout, 'resume/read-resume.js'),
    ])
  return {
    open: openPdfium,
    read: ({ text, bytes }: Source) => layoutDocument(bytes ? readPdf(bytes) : readText(text)),
    // Checkouts from before the outline read the whole résumé.
    parse: resume.readOutline ?? resume.readResume,
    redact: redactDocument,
  }
}
type Engine = Awaited<ReturnType<typeof engineOf>>

/** Résumés of two pages: each case in turn, with the next ones behind it. */
function madeUp(): Source[] {
  const texts = readdirSync(CASES)
    .map((name) => join(CASES, name, 'source.txt'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
  return texts.map((_text, first) => {
    let text = ''
    for (let at = first; text.length < TWO_PAGES_CHARS; at = (at + 1) % texts.length) {
      text += `${inTurn(texts, at)}\n`
    }
    return { text, bytes: null }
  })
}

/** The PDFs of a folder; a scan has no text to redact here. */
async function fromFolder(folder: string, engine: Engine): Promise<Source[]> {
  await engine.open()
  return readdirSync(folder)
    .filter((file) => file.endsWith('.pdf'))
    .sort()
    .slice(0, Number(args.files))
    .map(
      (name): Source => ({ text: null, bytes: new Uint8Array(readFileSync(join(folder, name))) }),
    )
    .filter((source) => engine.read(source).lines.length > 0)
}

function cpuOf<Result>(work: () => Result): { ms: number; result: Result } {
  const before = cpuMsSoFar()
  const result = work()
  return { ms: cpuMsSoFar() - before, result }
}

const STEPS = ['redaction', 'reading', 'parsing', 'all'] as const
type Step = (typeof STEPS)[number]
/** CPU time of each step of one call, and the characters of its document. */
type Cost = Record<Step | 'chars', number>

async function costOf(source: Source, engine: Engine): Promise<Cost> {
  await engine.open()
  const reading = cpuOf(() => engine.read(source))
  const parsing = cpuOf(() => engine.parse(reading.result))
  const redaction = cpuOf(() => engine.redact(reading.result, parsing.result, source.text))
  return {
    chars: sum(reading.result.lines.map(({ text }) => text.length + 1)),
    reading: reading.ms,
    parsing: parsing.ms,
    redaction: redaction.ms,
    all: reading.ms + parsing.ms + redaction.ms,
  }
}

/** The least of each step over two measurements of one document. */
const least = (a: Cost, b: Cost): Cost => ({
  chars: a.chars,
  reading: Math.min(a.reading, b.reading),
  parsing: Math.min(a.parsing, b.parsing),
  redaction: Math.min(a.redaction, b.redaction),
  all: Math.min(a.all, b.all),
})

const valuesOf = (costs: readonly Cost[], step: keyof Cost): number[] =>
  costs.map((cost) => cost[step])

/** Prints the costs; returns what a redaction takes at most, except for one in twenty. */
function report(title: string, costs: readonly Cost[]): number {
  const chars = sum(valuesOf(costs, 'chars')) / costs.length
  console.log(`${title}: ${costs.length} résumés, ${Math.round(chars)} characters on average`)
  for (const step of STEPS) {
    const [p50 = '', p95 = ''] = [0.5, 0.95].map((share) =>
      quantile(valuesOf(costs, step), share).toFixed(2),
    )
    console.log(`  ${step.padEnd(10)} p50 ${p50.padStart(6)}  p95 ${p95.padStart(6)} ms CPU`)
  }
  return quantile(valuesOf(costs, 'redaction'), 0.95)
}

/** The least cost of each source by engine; the engines take turns. */
async function measure(sources: readonly Source[], engines: readonly Engine[]): Promise<Cost[][]> {
  // A first round warms up and is not counted.
  for (const source of sources) for (const engine of engines) await costOf(source, engine)
  const costs = engines.map((): Cost[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, source] of sources.entries()) {
      for (const [number, engine] of engines.entries()) {
        const cost = await costOf(source, engine)
        const known = costs[number]?.[at]
        costs[number]?.splice(at, 1, known ? least(known, cost) : cost)
      }
    }
  }
  return costs
}

/** What a step costs here compared with the other checkout, over all sources. */
function compare(own: readonly Cost[], other: readonly Cost[]): void {
  for (const step of ['redaction', 'all'] as const) {
    const ratio = sum(valuesOf(own, step)) / sum(valuesOf(other, step))
    hold(ratio <= NOISE, `${step} costs ${ratio.toFixed(2)} of ${args.against}`)
  }
}

const own = await engineOf(HOME)
const other = args.against ? await engineOf(resolve(args.against)) : null
const sets: [title: string, sources: Source[]][] = [['made-up, two pages', madeUp()]]
const [folder] = positionals
if (folder) sets.push([folder, await fromFolder(folder, own)])
for (const [title, sources] of sets) {
  const [here = [], there] = await measure(sources, other ? [own, other] : [own])
  if (report(title, here) > REDACT_MS_MAX) process.exitCode = 1
  if (there) {
    report(`${title}, ${args.against}`, there)
    compare(here, there)
  }
}
