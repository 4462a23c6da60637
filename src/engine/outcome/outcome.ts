// What a reader answers to a job, with what the pool needs to know of the reader.
import { type Answer, answerOf } from './answer.js'
import { collectGarbage } from './collect-garbage.js'

export interface Outcome {
  answer: Answer
  /** The reader holds memory that is freed only when the reader ends. */
  worn: boolean
}

/**
 * How much a reader may grow. WASM memory grows with a document and never shrinks; its module is
 * dropped, but collected only later.
 */
const GROWTH_BYTES_KEPT = 64 * 1024 * 1024

/** The bytes that a reader holds after its first, made-up document: the least that it needs. */
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
