// The types of the engine's operations: what can be asked of it, and with what.
import type { CandidateInput, RoleInput } from '../contract/match-input.js'
import type { DocumentSource } from '../documents/read-document.js'
import type { ReadableDocument } from '../layout/types.js'

export type { DocumentSource } from '../documents/read-document.js'

export interface EngineOptions {
  /** YYYY-MM-DD: the day on which "present" is read. */
  asOf: string
  /** The id of the answer (cand_… or role_…). */
  documentId: string
  /** Adds provenance, confidence and warnings. */
  evidence: boolean
}

interface DocumentSide {
  documentId: string
  /** What the caller calls the document, for refusals. */
  field?: string
}

export type CandidateSide =
  | { candidate: CandidateInput }
  | ({ resume: DocumentSource } & DocumentSide)
export type RoleSide = { role: RoleInput } | ({ job: DocumentSource } & DocumentSide)

/** What an operation may use besides its payload. */
export interface OperationContext {
  /** Reads a document to lines, by OCR where a page has no text. */
  read(source: DocumentSource): Promise<ReadableDocument>
}

/** A pure function from a payload to a value that JSON can carry. */
export type OperationWork<Payload> = (payload: Payload, context: OperationContext) => unknown
