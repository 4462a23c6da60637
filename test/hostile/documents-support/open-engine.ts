// An engine as the server has it, with one worker, for a suite of documents.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEngine, type Engine } from '../../../src/engine/index.js'

const WORKER = fileURLToPath(new URL('../../../dist/engine/worker.js', import.meta.url))

export async function openWarmEngine(): Promise<Engine> {
  if (!existsSync(WORKER)) throw new Error('dist/ is missing: run npm run build first')
  const engine = createEngine({ workerFile: WORKER, workers: 1 })
  await engine.warm()
  return engine
}
