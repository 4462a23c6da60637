// A reader in a process of its own, and what a bench asks of several such processes in turns.
// Each has its own process (the heap and the compiled code of one slow the others down); one is at
// work at a time. A file's cost is its least over the rounds: what is above that is other programs'
// doing. Costs are CPU time, all threads of the process included.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'

/**
 * How often a turn goes over the files: while others had theirs, the engine threw compiled code away,
 * and compiles it again on threads whose time counts too. A service at work is past that.
 */
const PASSES = 3

async function measure(read, input) {
  const cpu = process.cpuUsage()
  const start = performance.now()
  const pages = await read(input)
  const { user, system } = process.cpuUsage(cpu)
  return { ms: performance.now() - start, cpu: (user + system) / 1000, pages }
}

/**
 * The child's side: reads the files that it is sent, again for every message without any. A reader
 * is a function from bytes to a number of pages, or one with a `prepare` that is not measured.
 */
export function serveReader(reader) {
  const read = reader.read ?? reader
  let inputs = []
  process.on('message', async ({ paths }) => {
    if (paths) {
      inputs = []
      for (const path of paths) {
        const bytes = new Uint8Array(readFileSync(path))
        inputs.push(reader.prepare ? await reader.prepare(bytes) : bytes)
      }
    }
    const passes = []
    for (let pass = 0; pass < PASSES; pass++) {
      const samples = []
      for (const input of inputs) samples.push(await measure(read, input))
      passes.push(samples)
    }
    process.send({ passes, peakMb: process.resourceUsage().maxRSS / 1024 })
  })
}

const ends = new WeakMap()

/** Fails when the child ends: whoever waits for its answer must not wait for ever. */
function endOf(child) {
  const known = ends.get(child)
  if (known) return known
  const end = once(child, 'exit').then(() => {
    throw new Error('a reader ended before it had answered')
  })
  ends.set(child, end)
  return end
}

async function ask(child, message) {
  child.send(message)
  const [answer] = await Promise.race([once(child, 'message'), endOf(child)])
  return answer
}

/** Starts each reader of the module and measures its first file, loading included. */
async function startReaders(module, names, path, flagsOf) {
  console.log('cold, the first file in a new process:')
  const readers = []
  for (const name of names) {
    const stdio = ['ignore', 'inherit', 'ignore', 'ipc']
    const child = fork(module, [name], { stdio, execArgv: flagsOf(name) })
    const { passes } = await ask(child, { paths: [path] })
    const [[{ ms, cpu }]] = passes
    console.log(`  ${name.padEnd(24)} ${ms.toFixed(1)} ms, ${cpu.toFixed(1)} ms CPU`)
    readers.push({ name, child, rounds: [], peakMb: 0 })
  }
  return readers
}

const leastOf = (rounds, file, unit) => Math.min(...rounds.map((round) => round[file][unit]))

/**
 * The readers in turns over the files, `rounds` times: each file's least, by the reader's name. A reader
 * may have flags of V8, as a service that runs it has.
 */
export async function compareReaders(module, names, paths, rounds, flagsOf = () => []) {
  const readers = await startReaders(module, names, paths[0], flagsOf)
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
      const files = seen[0].map(({ pages }, file) => ({
        pages,
        ms: leastOf(seen, file, 'ms'),
        cpu: leastOf(seen, file, 'cpu'),
      }))
      return [name, { files, peakMb }]
    }),
  )
}

export const sumOf = (files, unit) => files.reduce((sum, file) => sum + file[unit], 0)
