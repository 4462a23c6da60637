// The library door: the engine's pure functions, and the pool that runs them for a server.
export { createEngine, type Engine, type EngineSettings, type PoolLoad } from './create-engine.js'
export { type OperationName, type OperationPayload, operations } from './operations.js'
export { readSource } from './read-source.js'
export type * from './types.js'
