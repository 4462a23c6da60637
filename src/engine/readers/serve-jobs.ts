// A reader's own side: warms itself up, reports that it is ready, and answers job after job.
import { parentPort } from 'node:worker_threads'
import { jsonOf } from '../outcome/answer.js'
import type { Outcome } from '../outcome/outcome.js'
import type { ReaderMessage } from './reader.js'
import { ownTask } from './thread-cpu.js'

export interface ReaderWork<Job> {
  /** Reads something made up. If that fails, the thread ends and whoever started it is told why. */
  warmUp(): Promise<Outcome>
  /** Never rejects: a failure is an outcome too. */
  run(job: Job): Promise<Outcome>
}

export async function serveJobs<Job>({ warmUp, run }: ReaderWork<Job>): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('a reader is the entry of a thread')
  const tell = (message: ReaderMessage) => port.postMessage(message)
  jsonOf((await warmUp()).answer)
  port.on('message', async (job: Job) => tell({ kind: 'outcome', outcome: await run(job) }))
  tell({ kind: 'ready', task: ownTask() })
}
