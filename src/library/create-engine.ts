// The engine with a typed function for each thing that it does.
import { createHash } from 'node:crypto'
import type { Candidate } from '../contract/candidate.js'
import type { MatchResult, RequirementResults } from '../contract/match.js'
import type { CandidateInput, RoleInput } from '../contract/match-input.js'
import type { RedactionResult } from '../contract/redaction.js'
import type { Role } from '../contract/role.js'
import { EXTRA_FORMATS, type ExtraFormat } from '../documents/formats.js'
import { createEngine as createReaders } from '../engine/create-engine.js'
import type { OperationName, OperationPayload } from '../engine/operations.js'
import type { EngineSettings } from '../engine/readers/open-pools.js'
import type { DocumentSource } from '../engine/types.js'
import { checkedDay, checkedDocument, checkedFormats, checkedSides } from './checked.js'

/** A document: a file's bytes, or its text. */
export type DocumentBytes = Uint8Array | string

export interface ReadOptions {
  /** YYYY-MM-DD: the day on which "present" is read; today (UTC) when left out. */
  asOf?: string
  /** Adds where each value stands, how sure it is, and warnings. */
  evidence?: boolean
  /** The formats to read besides PDF and text; all of them when left out. */
  formats?: readonly ExtraFormat[]
}

export interface RolecallEngine {
  /** Starts the readers; without it the first call does. */
  warm(): Promise<void>
  parseResume(document: DocumentBytes, options?: ReadOptions): Promise<Candidate>
  parseJob(document: DocumentBytes, options?: ReadOptions): Promise<Role>
  /** Replaces personal details by placeholders. */
  redact(document: DocumentBytes, options?: ReadOptions): Promise<RedactionResult>
  /** Scores one candidate against one role, after personal details are removed. */
  match(
    candidate: CandidateInput,
    role: RoleInput,
    options?: ReadOptions & { explain?: boolean },
  ): Promise<MatchResult>
  scoreRequirements(
    candidate: CandidateInput,
    role: RoleInput,
    options?: ReadOptions,
  ): Promise<RequirementResults>
  /** Ends the readers. */
  close(): Promise<void>
}

/** As long as the ids of the server. */
const ID_CHARS = 24

export function createEngine(settings: EngineSettings = {}): RolecallEngine {
  const readers = createReaders(settings)
  const ask = async <T, Name extends OperationName>(name: Name, payload: OperationPayload<Name>) =>
    JSON.parse(await readers.run(name, payload)) as T
  return {
    warm: () => readers.warm(),
    parseResume: async (document, options = {}) =>
      ask('parse_resume', payloadOf('cand', document, options)),
    parseJob: async (document, options = {}) =>
      ask('parse_job', payloadOf('role', document, options)),
    redact: async (document, options = {}) =>
      ask('redact', { source: sourceOf(document, options) }),
    match: async (candidate, role, { asOf = today(), evidence = false, explain = false } = {}) =>
      ask('match', {
        ...(await checkedSides(candidate, role)),
        asOf: checkedDay(asOf),
        evidence,
        explain,
      }),
    scoreRequirements: async (candidate, role, { asOf = today() } = {}) =>
      ask('score_requirements', {
        ...(await checkedSides(candidate, role)),
        asOf: checkedDay(asOf),
      }),
    close: () => readers.close(),
  }
}

const today = (): string => new Date().toISOString().slice(0, 10)

function sourceOf(given: DocumentBytes, { formats = EXTRA_FORMATS }: ReadOptions): DocumentSource {
  const document = checkedDocument(given)
  checkedFormats(formats, EXTRA_FORMATS)
  if (typeof document === 'string') return { kind: 'text', text: document }
  return { kind: 'bytes', bytes: document, formats }
}

function payloadOf(prefix: 'cand' | 'role', document: DocumentBytes, options: ReadOptions) {
  const { asOf = today(), evidence = false } = options
  const source = sourceOf(document, options)
  // The same document has the same id, everywhere and always.
  const hash = createHash('sha256').update(document).digest('hex')
  const documentId = `${prefix}_${hash.slice(0, ID_CHARS)}`
  return { source, options: { asOf: checkedDay(asOf), evidence, documentId } }
}
