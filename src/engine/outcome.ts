// What a worker thread answers to a job, with what the pool needs to know of the thread.
import { threadId } from 'node:worker_threads'
import { type Answer, answerOf } from './answer.js'

export interface Outcome {
  answer: Answer
  threadId: number
  /** The thread holds memory that only its end gives back. */
  worn: boolean
}

/** WASM memory grows with a document and never shrinks, and collecting it is nobody's hurry. */
const EXTERNAL_BYTES_KEPT = 64 * 1024 * 1024

export async function outcomeOf(work: () => unknown): Promise<Outcome> {
  const answer = await answerOf(work)
  return { answer, threadId, worn: process.memoryUsage().external > EXTERNAL_BYTES_KEPT }
}
