// What a reader answers to a job, with what the pool needs to know of the reader.
import { type Answer, answerOf } from './answer.js'
import { collectGarbage } from './collect-garbage.js'

export interface Outcome {
  answer: Answer
  /** The reader holds memory that only its end gives back. */
  worn: boolean
}

/** WASM memory grows with a document and never shrinks: its module is dropped, but collected in no hurry. */
const GROWTH_BYTES_KEPT = 64 * 1024 * 1024

/** What a reader holds once its first, made-up document is read: the least it needs. */
let neededBytes: number | undefined

export async function outcomeOf(work: () => unknown): Promise<Outcome> {
  const answer = await answerOf(work)
  if (hasGrown()) collectGarbage()
  return { answer, worn: hasGrown() }
}

function hasGrown(): boolean {
  const { external } = process.memoryUsage()
  neededBytes ??= external
  return external - neededBytes > GROWTH_BYTES_KEPT
}
