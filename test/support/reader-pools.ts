// A pool of readers that do odd things on request, for the tests of pools.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { jsonOf } from '../../src/engine/outcome/answer.js'
import { ProcessReader } from '../../src/engine/readers/process-reader.js'
import {
  ReaderPool,
  type ReaderPoolOptions,
  type Turn,
} from '../../src/engine/readers/reader-pool.js'
import { NOBODY } from '../../src/engine/readers/share.js'
import { ThreadReader } from '../../src/engine/readers/thread-reader.js'

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const ODD_WORKER = file('test/hostile/documents-support/odd-worker.mjs')
const READING_PROCESS = file('dist/engine/readers/reading-process.js')
export const TELLS_THREADS_APART = existsSync('/proc/thread-self')
const HEAP_MB_MAX = 64
const PLENTY_MS = 60_000

export let pool: ReaderPool
export let opened = 0
export const openThread = (data: object) =>
  new ThreadReader({
    file: ODD_WORKER,
    heapMbMax: HEAP_MB_MAX,
    data,
    atWork: () => pool.load.running,
  })
export const openProcess = () =>
  new ProcessReader({
    file: READING_PROCESS,
    threadFile: ODD_WORKER,
    heapMbMax: HEAP_MB_MAX,
    flags: [],
  })

export function open(options: Partial<ReaderPoolOptions> = {}, data: object = {}): void {
  opened = 0
  const { open: openReader = () => openThread(data), ...rest } = options
  pool = new ReaderPool({
    open: () => {
      opened++
      return openReader()
    },
    size: 2,
    waitingMax: 4,
    waitMsMax: PLENTY_MS,
    ...rest,
  })
}

type Wish = Partial<Turn> & { ms?: number; withinMs?: number }
export async function run(name: string, { ms, withinMs = PLENTY_MS, ...turn }: Wish = {}) {
  const answer = await pool.run(
    { name, ms },
    {
      cpuMsMax: PLENTY_MS,
      deadlineMs: performance.now() + withinMs,
      tooMuchWork: 'too much work',
      share: NOBODY,
      ...turn,
    },
  )
  return JSON.parse(jsonOf(answer))
}
export const settled = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)
export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const tooMuchWork = { code: 'parse_failed', status: 422, message: 'too much work' }
export const busy = { status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } }

/** A pool with this many readers, and the readers that it has opened. */
export function openSeen(size: number): ThreadReader[] {
  const readers: ThreadReader[] = []
  const openReader = () => {
    const reader = openThread({})
    readers.push(reader)
    return reader
  }
  open({ size, open: openReader })
  return readers
}
