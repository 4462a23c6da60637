// What a worker sends back: a JSON string, a refusal, or the pages of a scan that it came upon.
import type { ErrorCode } from '../../contract/errors.js'
import { ScanFound } from '../../documents/ocr/scan-found.js'
import type { Page } from '../../documents/types.js'
import { RolecallError } from '../../runtime/errors.js'

export interface ScanAnswer {
  kind: 'scan'
  bytes: Uint8Array
  pages: Page[]
}

export type Answer =
  | { kind: 'done'; json: string }
  | ScanAnswer
  | {
      kind: 'refused'
      code: ErrorCode
      message: string
      status: number
      internal: string | undefined
    }

/** Runs a function and packs its outcome. Anything but a RolecallError is our own defect. */
export async function answerOf(work: () => unknown): Promise<Answer> {
  try {
    return { kind: 'done', json: JSON.stringify((await work()) ?? null) }
  } catch (error) {
    if (error instanceof ScanFound) return { kind: 'scan', bytes: error.bytes, pages: error.pages }
    return refusal(error)
  }
}

/** How many frames of our own code are kept: enough to see where it failed and who called. */
const FRAMES_MAX = 5

function refusal(error: unknown): Answer {
  if (error instanceof RolecallError) {
    const { code, publicMessage: message, status, internal } = error
    return { kind: 'refused', code, message, status, internal }
  }
  const own = new RolecallError('internal_error')
  // The stack names our files. The message is left out, because it may quote a document.
  const frames = error instanceof Error ? (error.stack ?? '').match(/^\s+at .*$/gm) : null
  const name = error instanceof Error ? error.name : typeof error
  const internal = [name, ...(frames ?? []).slice(0, FRAMES_MAX)].join('\n')
  return { kind: 'refused', code: own.code, message: own.message, status: own.status, internal }
}

/** The JSON of an answer; throws the error again if the answer is a refusal. */
export function jsonOf(answer: Answer): string {
  if (answer.kind === 'done') return answer.json
  if (answer.kind === 'scan') throw new Error('a scan was found where all scans had been read')
  const { code, message, status, internal } = answer
  throw new RolecallError(code, message, { status, ...(internal !== undefined && { internal }) })
}
