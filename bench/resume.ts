// The cost of parsing résumés, compared with mere text extraction by pdfjs-dist on the same files
// in one run, and the throughput by threads:
//   npm run bench:resume [-- DIR] [--files N] [--rounds N] [--against CHECKOUT]
// With --against, the build of a second checkout is measured in the same run, and we must not be
// slower. Exits with 1 when a bound is broken. PDFs that need OCR are left out.
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createEngine, type Engine } from '#engine/engine/create-engine.js'
import { neededFolder, SETS } from '../eval/shared-folder.js'
import { hasText } from './has-text.js'
import { hold, median, quantile } from './measure.js'
import { compareReaders, readerNamed, type Sample, sumOf } from './reader-process.js'
import { AGAINST, before, flagsFor, readersOf } from './resume-readers.js'

const WHOLE = 'whole parse'
const WITHOUT_PDF = 'parse without PDF'
/** The whole parse must cost less than this rival, in CPU time over all files. */
const RIVAL = 'pdfjs-dist, text alone'
/** The median CPU of parsing the lines of a two-page résumé. */
const TWO_PAGES_CPU_MS_MAX = 10
/** Two runs of one checkout may differ by this factor. */
const NOISE = 1.03
/** One thread, two, four and so on, as far as there are cores. */
const THREADS = [1, 2, 4, 8, 16].filter((count) => count === 1 || count <= availableParallelism())
/** Each thread compiles for itself: the first half of the rounds warms up. */
const THROUGHPUT_ROUNDS = 8

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    against: { type: 'string' },
  },
})
const folder = neededFolder(positionals[0] ?? SETS.trainResumes)

/** Taken evenly from the folder, because files with similar names come from one source. */
async function readablePdfs(): Promise<string[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'))
  const step = Math.max(1, names.length / Number(values.files))
  const taken = names.sort().filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step))
  const paths: string[] = []
  for (const path of taken.map((name) => join(folder, name))) {
    if (await hasText(readFileSync(path))) paths.push(path)
  }
  return paths
}

const shareOf = (files: readonly Sample[], unit: keyof Sample, share: number): number =>
  quantile(
    files.map((file) => file[unit]),
    share,
  )

const costLine = (name: string, files: readonly Sample[]): string => {
  const [p50, p95, cpu50, cpu95] = [
    shareOf(files, 'ms', 0.5),
    shareOf(files, 'ms', 0.95),
    shareOf(files, 'cpu', 0.5),
    shareOf(files, 'cpu', 0.95),
  ].map((value) => value.toFixed(1))
  return `  ${name.padEnd(24)} p50 ${p50} ms, p95 ${p95} ms; CPU p50 ${cpu50} ms, p95 ${cpu95} ms`
}

/** Résumés a second through the engine's threads, all of them kept busy. */
async function throughput(
  engine: Engine,
  sources: readonly Uint8Array[],
  inFlight: number,
): Promise<number> {
  const queue = [...sources]
  const options = { asOf: '2026-01-01', documentId: 'cand_bench', evidence: false }
  const start = performance.now()
  const lane = async () => {
    for (let bytes = queue.pop(); bytes; bytes = queue.pop()) {
      const source = { kind: 'bytes', bytes } as const
      await engine.run('parse_resume', { source, options }).catch(() => null)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, lane))
  return (sources.length * 1000) / (performance.now() - start)
}

/** The median of the later rounds for each number of threads; they take turns. */
async function throughputs(paths: readonly string[]): Promise<{ workers: number; rate: number }[]> {
  const sources = paths.map((path) => new Uint8Array(readFileSync(path)))
  const engines = THREADS.map((workers) => ({
    workers,
    engine: createEngine({ workers }),
    rates: [] as number[],
  }))
  for (let round = 0; round < THROUGHPUT_ROUNDS; round++) {
    for (const { engine, workers, rates } of engines) {
      rates.push(await throughput(engine, sources, workers * 2))
    }
  }
  for (const { engine } of engines) await engine.close()
  return engines.map(({ workers, rates }) => {
    return { workers, rate: median(rates.slice(THROUGHPUT_ROUNDS / 2)) }
  })
}

const paths = await readablePdfs()
if (paths.length === 0) throw new Error(`no readable PDFs in ${folder}`)
const module = fileURLToPath(new URL('./resume-readers.js', import.meta.url))
const rounds = Number(values.rounds)
const against = values.against && resolve(values.against)
if (against) process.env[AGAINST] = against
const names = Object.keys(readersOf(against))
const compared = await compareReaders(module, names, paths, rounds, await flagsFor(against))

console.log(`warm, a résumé, ${paths.length} PDFs, least of ${rounds} rounds:`)
for (const [name, { files, peakMb }] of compared) {
  console.log(`${costLine(name, files)}; process peak ${peakMb.toFixed(0)} MB`)
}
const twoPages = new Map(
  [...compared].map(
    ([name, { files }]) => [name, files.filter(({ pages }) => pages === 2)] as const,
  ),
)
console.log(`of two pages, ${readerNamed(twoPages, WHOLE).length} of them:`)
for (const [name, files] of twoPages) console.log(costLine(name, files))

console.log(`throughput, ${availableParallelism()} cores:`)
const rates = await throughputs(paths)
for (const { workers, rate } of rates) {
  const ratio = (rate / (rates[0]?.rate ?? Number.NaN)).toFixed(2)
  console.log(
    `  ${workers} threads: ${rate.toFixed(1)} résumés a second, ${ratio} times one thread's`,
  )
}
hold(
  rates.every(({ rate }, at) => at === 0 || rate > (rates[at - 1]?.rate ?? 0)),
  'more threads, more résumés',
)

/** CPU time of a reader over all files. */
const cpuOf = (name: string): number => sumOf(readerNamed(compared, name).files, 'cpu')

const ratio = cpuOf(WHOLE) / cpuOf(RIVAL)
hold(ratio < 1, `${WHOLE} / ${RIVAL}: ${ratio.toFixed(2)} of its CPU time (less than 1)`)
const middle = shareOf(readerNamed(twoPages, WITHOUT_PDF), 'cpu', 0.5)
hold(
  middle <= TWO_PAGES_CPU_MS_MAX,
  `${WITHOUT_PDF}, two pages: median ${middle.toFixed(1)} ms CPU (at most ${TWO_PAGES_CPU_MS_MAX})`,
)
for (const name of against ? [WHOLE, WITHOUT_PDF] : []) {
  const [now, then] = [cpuOf(name), cpuOf(before(name))]
  hold(now <= then * NOISE, `${name} / before: ${(now / then).toFixed(2)} of its CPU time`)
}
