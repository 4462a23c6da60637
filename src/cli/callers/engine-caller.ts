// Runs calls in this process, on all cores, through the engine's own readers.

import { createEngine } from '../../library/create-engine.js'
import { RolecallError } from '../../runtime/errors.js'
import { DAY_MS } from '../../runtime/units.js'
import { type Caller, Refused } from './caller.js'

/** A command may wait for its turn as long as it takes, since nobody else waits. */
const PATIENT_MS = DAY_MS
/** More than a command ever has waiting: it asks for AHEAD documents for each reader. */
const WAITING_MAX = 10_000
/** One document more for each reader, so that no reader waits for the disk. */
const AHEAD = 2

export function engineCaller(settings: { workers: number; taxonomyDir?: string }): Caller {
  const engine = createEngine({
    ...settings,
    waitingMax: WAITING_MAX,
    waitMsMax: PATIENT_MS,
    scanWaitMsMax: PATIENT_MS,
    answerMsMax: PATIENT_MS,
  })
  return {
    width: settings.workers * AHEAD,
    parseResume: ({ bytes }, options) => engine.parseResume(bytes, options).catch(rethrow),
    parseJob: ({ bytes }, options) => engine.parseJob(bytes, options).catch(rethrow),
    redact: ({ bytes }) => engine.redact(bytes).catch(rethrow),
    match: (candidate, role, options) =>
      engine.match(candidate, role, { ...options, explain: true }).catch(rethrow),
    close: () => engine.close(),
  }
}

function rethrow(error: unknown): never {
  // A defect of ours concerns only this document, as a refusal does; a busy machine concerns the
  // whole run.
  if (error instanceof RolecallError && error.status !== 503) {
    throw new Refused(error.code, error.publicMessage)
  }
  throw error
}
