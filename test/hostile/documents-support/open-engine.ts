// An engine as the server has it, with one worker, for a suite of documents.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { createEngine, type Engine } from '../../../src/engine/index.js'

const WORKER = fileURLToPath(new URL('../../../dist/engine/worker.cjs', import.meta.url))

export async function openWarmEngine(): Promise<Engine> {
  if (!existsSync(WORKER)) throw new Error('dist/ is missing: run npm run build first')
  const engine = createEngine({ workerFile: WORKER, workers: 1 })
  await engine.warm()
  return engine
}

/** The engine of a whole suite: opened before its tests, closed behind them. */
export function useWarmEngine(): { readonly current: Engine } {
  let engine: Engine | undefined
  beforeAll(async () => {
    engine = await openWarmEngine()
  })
  afterAll(() => engine?.close())
  return {
    get current() {
      if (engine === undefined) throw new Error('the engine is open within tests alone')
      return engine
    },
  }
}
