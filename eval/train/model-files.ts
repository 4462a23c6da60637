// Where the labellers' models are stored, and what each records about its training.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LABELLERS, type StoredModels } from '#engine/resume/training.js'

const fileOf = (labeller: string): string => `${labeller}-net.json`

/** Writes the given models. */
export function writeModels(folder: string, models: Partial<StoredModels>, trained: object): void {
  mkdirSync(folder, { recursive: true })
  for (const [labeller, model] of Object.entries(models))
    writeFileSync(join(folder, fileOf(labeller)), `${JSON.stringify({ trained, ...model })}\n`)
}

export const hasModels = (folder: string): boolean =>
  LABELLERS.every((labeller) => existsSync(join(folder, fileOf(labeller))))

export function readModels(folder: string): StoredModels {
  const read = (labeller: string) =>
    JSON.parse(readFileSync(join(folder, fileOf(labeller)), 'utf8'))
  return { lines: read('lines'), work: read('work'), education: read('education') }
}
