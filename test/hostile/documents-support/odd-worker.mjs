// A reader for tests of the pool: does what the job's name says instead of reading documents.
import { readlinkSync } from 'node:fs'
import { parentPort, threadId, workerData } from 'node:worker_threads'

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
/** Identifies the reader, in threads and in processes. */
const reader = `${process.pid}/${threadId}`
/**
 * @param {unknown} value
 * @param {boolean} worn
 */
const done = (value, worn = false) => ({
  answer: { kind: 'done', json: JSON.stringify(value) },
  worn,
})

/**
 * Keeps a core busy.
 * @param {number} ms
 */
function burn(ms) {
  const started = performance.now()
  while (performance.now() - started < ms);
}

/** @type {Record<string, (job: { ms: number }) => Promise<ReturnType<typeof done>>>} */
const acts = {
  quick: async () => done({ reader, warmedUp }),
  slow: () => wait(300).then(() => done({ reader })),
  burn: async ({ ms }) => {
    burn(ms)
    return done({ reader })
  },
  stuck: () => {
    for (;;);
  },
  silent: () => new Promise(() => {}),
  hungry: () => {
    const kept = []
    for (;;) kept.push(new Array(1e6).fill(kept.length))
  },
  dies: () => process.exit(3),
  worn: async () => done({ reader }, true),
  env: async () => done(Object.keys(process.env)),
}

let warmedUp = false
/** @param {unknown} message */
const tell = (message) => parentPort?.postMessage(message)
if (workerData?.fails) throw new Error('it cannot start')
parentPort?.on('message', async ({ kind, job }) => {
  if (kind === 'job') {
    tell({ kind: 'outcome', outcome: await acts[job.name]?.(job) })
    return
  }
  await wait(workerData?.warmUpMs ?? 0)
  warmedUp = true
  tell({ kind: 'warm' })
})
let task = ''
try {
  task = readlinkSync('/proc/thread-self')
} catch {}
tell({ kind: 'loaded', task })
