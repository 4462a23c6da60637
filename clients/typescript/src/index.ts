// @rolecall/client: the door.
export * from './client.js'
export type { DocumentSource } from './document.js'
export { type FailureCode, RolecallError } from './errors.js'
export type { AnswerInfo } from './transport.js'
export type * from './types.gen.js'
