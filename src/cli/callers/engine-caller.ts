// Runs calls in this process, on all cores, through the engine's own readers.
import { RolecallError } from '../../core/errors.js'
import { EXTRA_FORMATS } from '../../documents/formats.js'
import { createEngine, type Engine } from '../../engine/create-engine.js'
import type { OperationName, OperationPayload } from '../../engine/operations.js'
import { type Caller, type Input, Refused } from './caller.js'

/** A command waits for its turn as long as it takes: nobody else is kept waiting. */
const PATIENT_MS = 24 * 3600 * 1000
const ID_CHARS = 24
/** A document more for each reader: none waits for the next one to be read from disk. */
const AHEAD = 2

export function engineCaller(settings: { workers: number; taxonomyDir?: string }): Caller {
  const { workers } = settings
  const engine = createEngine({
    ...settings,
    waitingMax: 10_000,
    waitMsMax: PATIENT_MS,
    scanWaitMsMax: PATIENT_MS,
    answerMsMax: PATIENT_MS,
  })
  const call = <T>(run: (engine: Engine) => Promise<string>): Promise<T> =>
    run(engine).then((json) => JSON.parse(json) as T, rethrow)
  const ask = <T, Name extends OperationName>(name: Name, payload: OperationPayload<Name>) =>
    call<T>((one) => one.run(name, payload))
  return {
    width: workers * AHEAD,
    parseResume: (input, { asOf, evidence }) =>
      ask('parse_resume', {
        source: sourceOf(input),
        options: { asOf, evidence, documentId: idOf('cand', input) },
      }),
    parseJob: (input, { asOf, evidence }) =>
      ask('parse_job', {
        source: sourceOf(input),
        options: { asOf, evidence, documentId: idOf('role', input) },
      }),
    redact: (input) => ask('redact', { source: sourceOf(input) }),
    match: (candidate, role, { asOf, evidence }) =>
      ask('match', {
        candidate: { candidate },
        role: { role },
        asOf,
        evidence,
        explain: true,
      }),
    close: () => engine.close(),
  }
}

const sourceOf = ({ bytes }: Input) => ({ kind: 'bytes', bytes, formats: EXTRA_FORMATS }) as const

/** The same document has the same id in every run. */
const idOf = (prefix: string, { sha256 }: Input): string => `${prefix}_${sha256.slice(0, ID_CHARS)}`

function rethrow(error: unknown): never {
  // A defect of ours is told of the one document too; that the machine is busy is not.
  if (error instanceof RolecallError && error.status !== 503) {
    throw new Refused(error.code, error.publicMessage)
  }
  throw error
}
