// Rolecall as a library: the engine behind typed calls. No server, no store, nothing kept.
export type { Candidate } from '../contract/candidate.js'
export type { MatchResult, RequirementResults } from '../contract/match.js'
export type { CandidateInput, RoleInput } from '../contract/match-input.js'
export type { RedactionResult } from '../contract/redaction.js'
export type { Role } from '../contract/role.js'
export { EXTRA_FORMATS, type ExtraFormat } from '../documents/formats.js'
export type { EngineSettings } from '../engine/readers/open-pools.js'
export { RolecallError } from '../runtime/errors.js'
export {
  createEngine,
  type DocumentBytes,
  type ReadOptions,
  type RolecallEngine,
} from './create-engine.js'
export { normalizeSkill, normalizeTitle } from './normalize.js'
