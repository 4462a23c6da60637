// The entry of @rolecall/client.
export type {
  Answered,
  CallOptions,
  ClientOptions,
  EvidenceOptions,
  ReadOptions,
} from './caller.js'
export * from './client.js'
export type { DocumentSource } from './document.js'
export { type FailureCode, RolecallError } from './errors.js'
export type { AnswerInfo } from './transport.js'
export type * from './types.gen.js'
