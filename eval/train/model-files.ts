// Where the labellers' models are stored, and what each records about its training.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LABELLERS, type Labeller, type StoredModels } from '#engine/resume/training.js'
import type { StoredNet } from '#engine/sequence/net/net.js'

const fileOf = (labeller: string): string => `${labeller}-net.json`

/** Writes the given models. */
export function writeModels(folder: string, models: Partial<StoredModels>, trained: object): void {
  mkdirSync(folder, { recursive: true })
  for (const [labeller, model] of Object.entries(models))
    writeFileSync(join(folder, fileOf(labeller)), `${JSON.stringify({ trained, ...model })}\n`)
}

export const hasModels = (folder: string, labellers: readonly Labeller[] = LABELLERS): boolean =>
  labellers.every((labeller) => existsSync(join(folder, fileOf(labeller))))

export const readModel = (folder: string, labeller: Labeller): StoredNet =>
  JSON.parse(readFileSync(join(folder, fileOf(labeller)), 'utf8'))

export const readModels = (folder: string): StoredModels => ({
  lines: readModel(folder, 'lines'),
  work: readModel(folder, 'work'),
  education: readModel(folder, 'education'),
})
