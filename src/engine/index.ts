// The entry for programs: the engine's pure functions, and the pool that runs them for a server.
export { createEngine, type Engine } from './create-engine.js'
export { type OperationName, type OperationPayload, operations } from './operations.js'
export { readSource } from './read-source.js'
export type { EngineSettings } from './readers/open-pools.js'
export type { PoolLoad } from './readers/reader-pool.js'
export type * from './types.js'
