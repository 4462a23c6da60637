// A reader in a process of its own, and how a bench uses several such processes in turns. Each
// reader has its own process, because the heap and the compiled code of one would slow the others
// down, and one works at a time. The cost of a file is its least over the rounds, since anything
// above is due to other programs. Costs are CPU time of all threads of the process.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import type { ReadableDocument } from '#engine/layout/types.js'

/**
 * How often a turn goes over the files. While others had their turn, V8 threw compiled code away,
 * and it compiles it again on threads whose time counts too. A service at work is past that.
 */
const PASSES = 3

/** What reading one file took. */
export interface Sample {
  ms: number
  cpu: number
  pages: number
}

type Read<Input> = (input: Input) => Promise<number>

/** Reads bytes and returns the number of pages; the part in `prepare`, if any, is not measured. */
export type Reader =
  | Read<Uint8Array>
  | {
      prepare: (bytes: Uint8Array) => Promise<ReadableDocument>
      read: Read<ReadableDocument>
    }

/** An order to the child: files to read from now on, or none to read the same files again. */
interface Order {
  paths?: readonly string[]
}
interface Answer {
  passes: Sample[][]
  peakMb: number
}

/** The least that a reader's files cost, and the most memory that its process used. */
export interface Compared {
  files: Sample[]
  peakMb: number
}

/** The result with this name, which exists because the bench asked for it. */
export function readerNamed<Figures>(all: ReadonlyMap<string, Figures>, name: string): Figures {
  const one = all.get(name)
  if (one === undefined) throw new Error(`there is no reader called ${name}`)
  return one
}

async function measure(read: () => Promise<number>): Promise<Sample> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  const pages = await read()
  const { user, system } = process.cpuUsage(cpu)
  return { ms: performance.now() - start, cpu: (user + system) / 1000, pages }
}

/** The reading of each file, ready to be measured. */
async function readings(reader: Reader, paths: readonly string[]) {
  const made: (() => Promise<number>)[] = []
  for (const path of paths) {
    const bytes = new Uint8Array(readFileSync(path))
    if (typeof reader === 'function') {
      made.push(() => reader(bytes))
    } else {
      const input = await reader.prepare(bytes)
      made.push(() => reader.read(input))
    }
  }
  return made
}

/**
 * The child's side: reads the files that it is sent, and reads them again at every message without
 * files.
 */
export function serveReader(readers: Readonly<Record<string, Reader>>): void {
  const reader = readers[process.argv[2] ?? '']
  if (reader === undefined) throw new Error('which reader?')
  let reads: (() => Promise<number>)[] = []
  process.on('message', async ({ paths }: Order) => {
    if (paths) reads = await readings(reader, paths)
    const passes: Sample[][] = []
    for (let pass = 0; pass < PASSES; pass++) {
      const samples: Sample[] = []
      for (const read of reads) samples.push(await measure(read))
      passes.push(samples)
    }
    const answer: Answer = { passes, peakMb: process.resourceUsage().maxRSS / 1024 }
    process.send?.(answer)
  })
}

const ends = new WeakMap<ChildProcess, Promise<never>>()

/** Fails when the child ends, so that nobody waits for its answer for ever. */
function endOf(child: ChildProcess): Promise<never> {
  const known = ends.get(child)
  if (known) return known
  const end = once(child, 'exit').then(() => {
    throw new Error('a reader ended before it had answered')
  })
  ends.set(child, end)
  return end
}

async function ask(child: ChildProcess, order: Order): Promise<Answer> {
  child.send(order)
  const [answer] = await Promise.race([once(child, 'message'), endOf(child)])
  return answer as Answer
}

type FlagsOf = (name: string) => readonly string[]

interface Running {
  name: string
  child: ChildProcess
  rounds: Sample[][]
  peakMb: number
}

/** Starts each reader of the module and measures its first file, loading included. */
async function startReaders(
  module: string,
  names: readonly string[],
  path: string,
  flagsOf: FlagsOf,
): Promise<Running[]> {
  console.log('cold, the first file in a new process:')
  const readers: Running[] = []
  for (const name of names) {
    const child = fork(module, [name], {
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
      execArgv: [...flagsOf(name)],
    })
    const { passes } = await ask(child, { paths: [path] })
    const first = passes[0]?.[0]
    console.log(`  ${name.padEnd(24)} ${first?.ms.toFixed(1)} ms, ${first?.cpu.toFixed(1)} ms CPU`)
    readers.push({ name, child, rounds: [], peakMb: 0 })
  }
  return readers
}

const leastOf = (rounds: readonly Sample[][], file: number, unit: keyof Sample): number =>
  Math.min(...rounds.map((round) => round[file]?.[unit] ?? Number.POSITIVE_INFINITY))

/**
 * Runs the readers in turns over the files, `rounds` times, and gives each file's least by the
 * reader's name. A reader may need V8 flags, as its service sets them.
 */
export async function compareReaders(
  module: string,
  names: readonly string[],
  paths: readonly string[],
  rounds: number,
  flagsOf: FlagsOf = () => [],
): Promise<Map<string, Compared>> {
  const [first] = paths
  if (first === undefined) throw new Error('there is no file to read')
  const readers = await startReaders(module, names, first, flagsOf)
  // The first turn warms up and is not counted.
  for (const { child } of readers) await ask(child, { paths })
  for (let round = 0; round < rounds; round++) {
    for (const reader of readers) {
      const { passes, peakMb } = await ask(reader.child, {})
      reader.rounds.push(...passes)
      reader.peakMb = peakMb
    }
  }
  for (const { child } of readers) child.disconnect()
  return new Map(
    readers.map(({ name, rounds: seen, peakMb }) => {
      const files = (seen[0] ?? []).map(({ pages }, file) => ({
        pages,
        ms: leastOf(seen, file, 'ms'),
        cpu: leastOf(seen, file, 'cpu'),
      }))
      return [name, { files, peakMb }]
    }),
  )
}

export const sumOf = (files: readonly Sample[], unit: keyof Sample): number =>
  files.reduce((sum, file) => sum + file[unit], 0)
