// Where the labellers' models are stored, and what each says of its training.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LABELLERS, type StoredModels } from '#engine/resume/training.js'

const fileOf = (labeller: string, look: 'first' | 'second'): string =>
  `${labeller}${look === 'first' ? '' : '-again'}-model.json`

const LOOKS = ['first', 'second'] as const

export function writeModels(folder: string, models: StoredModels, trained: object): void {
  mkdirSync(folder, { recursive: true })
  for (const labeller of LABELLERS) {
    for (const look of LOOKS) {
      const text = JSON.stringify({ trained, ...models[labeller][look] })
      writeFileSync(join(folder, fileOf(labeller, look)), `${text}\n`)
    }
  }
}

export const hasModels = (folder: string): boolean =>
  LABELLERS.every((labeller) =>
    LOOKS.every((look) => existsSync(join(folder, fileOf(labeller, look)))),
  )

export function readModels(folder: string): StoredModels {
  const read = (labeller: string, look: 'first' | 'second') =>
    JSON.parse(readFileSync(join(folder, fileOf(labeller, look)), 'utf8'))
  const looks = (labeller: string) => ({
    first: read(labeller, 'first'),
    second: read(labeller, 'second'),
  })
  return { lines: looks('lines'), work: looks('work'), education: looks('education') }
}
