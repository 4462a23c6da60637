// Who does the work of a command: the engine in this process, or servers.
import type { Candidate } from '../../contract/candidate.js'
import type { MatchResult } from '../../contract/match.js'
import type { RedactionResult } from '../../contract/redaction.js'
import type { Role } from '../../contract/role.js'

/** A document as a command has read it. */
export interface Input {
  bytes: Uint8Array
  sha256: string
}

export interface CallOptions {
  asOf: string
  evidence: boolean
}

export interface Caller {
  /** How many calls may run at once. */
  readonly width: number
  parseResume(input: Input, options: CallOptions): Promise<Candidate>
  parseJob(input: Input, options: CallOptions): Promise<Role>
  redact(input: Input): Promise<RedactionResult>
  match(candidate: Candidate, role: Role, options: CallOptions): Promise<MatchResult>
  close(): Promise<void>
}

/** A document was refused, and trying again would change nothing. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}
