// The entry of a reading process: passes jobs on to its one thread, and reports the CPU that they
// cost. It reads nothing itself, so that it answers however busy or stuck the thread is.
import { Worker } from 'node:worker_threads'
import type { ProcessQuestion } from './process-reader.js'
import { isOutOfMemory, type ReaderMessage } from './reader.js'
import { milliseconds } from './thread-cpu.js'

const [threadFile = '', heapMbMax = ''] = process.argv.slice(2)
const thread = new Worker(threadFile, {
  resourceLimits: { maxOldGenerationSizeMb: Number(heapMbMax) },
})

const tell = (message: ReaderMessage, then: () => void = () => {}): void => {
  process.send?.(message, then)
}

let jobStart = process.cpuUsage()
process.on('message', (question: ProcessQuestion) => {
  if (question.kind === 'cpu') {
    tell({ kind: 'cpu', cpuMs: milliseconds(process.cpuUsage(jobStart)) })
    return
  }
  jobStart = process.cpuUsage()
  thread.postMessage(question)
})
thread.on('message', (message: ReaderMessage) => tell(message))
// The thread's own error may quote a document, so only its kind is reported.
let outOfMemory = false
thread.on('error', (error) => {
  outOfMemory = isOutOfMemory(error)
})
thread.on('exit', () => tell({ kind: 'died', outOfMemory }, () => process.exit(1)))

// The server decides when a reader ends: a signal to the whole process group must not cut off
// accepted work.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit(0))
