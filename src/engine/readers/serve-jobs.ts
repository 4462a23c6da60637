// A reader's own side: says that it is loaded, warms up when asked, and answers job after job.
import { parentPort } from 'node:worker_threads'
import { jsonOf } from '../outcome/answer.js'
import type { Outcome } from '../outcome/outcome.js'
import type { ReaderMessage, ReaderQuestion } from './reader.js'
import { ownTask } from './thread-cpu.js'

export interface ReaderWork<Job> {
  /** Reads something made up. If that fails, the thread ends and whoever started it is told why. */
  warmUp(): Promise<Outcome>
  /** Never rejects: a failure is an outcome too. */
  run(job: Job): Promise<Outcome>
}

export function serveJobs<Job>({ warmUp, run }: ReaderWork<Job>): void {
  const port = parentPort
  if (!port) throw new Error('a reader is the entry of a thread')
  const tell = (message: ReaderMessage) => port.postMessage(message)
  port.on('message', async (question: ReaderQuestion) => {
    if (question.kind === 'job') {
      tell({ kind: 'outcome', outcome: await run(question.job as Job) })
      return
    }
    jsonOf((await warmUp()).answer)
    tell({ kind: 'warm' })
  })
  tell({ kind: 'loaded', task: ownTask() })
}
